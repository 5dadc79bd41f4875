### The laboratory: contests of strategies and simulations. Names of strategies, files and formats stay as they are.

help-arena = Сыграть стратегиями друг против друга на зеркальных раздачах и узнать, какая сильнее.
help-simulate = Сыграть одной стратегией много раундов или партий и узнать, что дают правила.
help-strategies = Стратегии, начиная с самой слабой: { $choices }. Если не указаны — все.
help-strategy = Стратегия на всех местах: { $choices }. Если не указана — club.
help-pairing = Кто с кем играет: { $choices }.
help-seats = Мест за столом, от 2 до 6.
help-deals = Сколько раздач играет каждая пара; в каждой все побывают на всех местах.
help-unit = Что играется каждый раз: { $choices }.
help-seed = Число, из которого следует всё случайное.
help-confidence = Доверительная вероятность интервалов в процентах, от 50 до 99.99.
help-processes = Сколько процессов работает; если не указано — по числу процессоров. Результаты те же.
help-cluster = Работать на кластере Dask по этому адресу.
help-fast = Играть очень быстро, скомпилированным кодом, если установлен numba (дополнение «fast»): стратегии { $choices }, все готовые наборы правил и почти все настройки, --processes — число потоков.
help-evidence = Записать все игры в этот файл в виде JSON.
help-from = Взять игры из такого файла и посчитать всё заново.
help-many-rules = Правила: готовый набор и изменения, например «tunisian, target 150». Несколько раз — рядом друг с другом.
help-many-players = Игроков, от 2 до 6. Несколько раз — рядом друг с другом.
help-games = Сколько раз сыграть.
help-chart = Нарисовать диаграмму в этот файл в виде SVG.

## What is at work, and files that are written.
lab-playing = Идёт игра
lab-written = Записано: { $file }

## A contest. $one, $other: strategies; $confidence: such as 99 %.
lab-arena = Состязание стратегий
lab-deals = Раздачи
lab-games = Игры
lab-seed = Начальное число
lab-seats = Места
lab-game = Одна игра
lab-unit-match = целая партия
lab-unit-round = один раунд
lab-duels = Один на один
lab-strategy = Стратегия
lab-against = Против
lab-wins = Победы
lab-share = Доля побед
lab-lead = На сколько очков меньше
lab-all-games = Все игры
lab-points = Очков за игру
lab-rating = Рейтинг
lab-wins-more = { $one } сильнее, чем { $other }: больше половины побед с доверительной вероятностью { $confidence }.
lab-undecided = Между { $one } и { $other } с доверительной вероятностью { $confidence } ничего не решено.
lab-intervals = В скобках — доверительный интервал { $confidence } по раздачам. Оба играют на всех местах одних и тех же раздач. Очки — на одно место за игру.
lab-no-ratings = Рейтинга нет: пакет openskill не установлен (дополнение «lab»).

## A simulation. $value with the interval that holds it; $place: 1 is who plays first.
lab-simulation = Что дают правила
lab-fast-compiled = Быстрые раунды: скомпилированный код
lab-fast-plain = Быстрые раунды: обычный Python, намного медленнее; numba не установлен (дополнение «fast»)
lab-expert-plain = expert играет как club: numba не установлен (дополнение «fast»)
lab-interval = { $value } ({ $low } – { $high })
lab-figure = Показатель
lab-figure-intervals = В скобках — доверительный интервал { $confidence } по сыгранным играм.
lab-means = В среднем
lab-spread = Не больше этого: 10 % · 50 % · 90 % значений
lab-endings = Чем кончаются раунды
lab-of-losers = Из очков проигравших
lab-of-matches = Из партий
lab-places = Победы в раундах по месту после сдающего
lab-place = Игрок { $place } после сдающего
figure-points = Очков на игрока за раунд
figure-loser-points = Очков у проигравшего
figure-turns = Ходов за раунд у всех вместе
figure-rounds = Раундов в партии
figure-normal = Игрок завершил раунд
figure-rami-sec = Рамми с руки
figure-blocked = Заблокирован
figure-surcharge = Надбавка без открытия
figure-limit = Снижено до максимально допустимого числа
figure-half-target = Снижено до половины порога
figure-penalty = Штраф за рамми с руки
figure-extra-round = С ещё одним раундом
