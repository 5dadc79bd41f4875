### Players who come and go, the rules of a running match, its menu, and rounds after its end.
### Names of players arrive isolated; never bend them. Buttons and labels are short: a phone is 360 pixels wide.

## The players of a match.
people-seated = Tại bàn
people-tap = Chạm vào tên để đổi tên hoặc để người chơi rời trận.
people-tap-over = Chạm vào tên để đổi tên.
people-moving = Kéo người chơi sang chỗ khác, hoặc chuyển lên một chỗ. Điểm và lượt chia bài vẫn theo người chơi.
people-up = Chuyển { $player } lên trên
people-save-order = Lưu thứ tự này
people-leave-order = Để nguyên
people-add = Thêm người chơi
people-full = Bàn đã đủ sáu người. Phải có người rời trận thì người khác mới vào được.
people-gone = Không còn chơi
people-later = Vào sau khi kết thúc trận
people-over = Trận đã kết thúc nên ở đây chỉ đổi được tên. Muốn thay đổi người chơi, trước hết hãy nâng ngưỡng điểm hoặc sửa một ván.
## Under the name of a player in a narrow column of the sheet: joined in a part that does not count.
sheet-later = sau khi kết thúc

## A player joins. $total: points.
seat-title = Thêm một người chơi
seat-name = Tên
seat-total = Tổng điểm ban đầu
seat-total-note = Tổng điểm cao nhất hiện là { $total }. Nếu đã thỏa thuận khác, hãy ghi số khác.
seat-blank = Các ván đã chơi để trống.
seat-next = Tiếp
seat-ask = { $player } vào trận?
seat-starts = { $player } bắt đầu với { $total } điểm, ngồi ở chỗ cuối.
seat-do = Vào trận

## One player. $name is the name so far.
person-name = Tên
person-rename = Lưu tên
person-leaves = Rời trận
person-leaves-note = Rời hẳn; các ván đã chơi vẫn giữ nguyên
person-two-stay = Phải còn ít nhất hai người nên hiện không ai rời được.

## A player leaves. $target: points.
leave-title = { $player } rời trận?
leave-frozen = Cột và tổng điểm vẫn ở trên bảng điểm, nhưng không còn tham gia gì nữa.
leave-question = Ngưỡng điểm sẽ thế nào?
leave-choose = Hãy chọn ngưỡng điểm sẽ thế nào.
leave-keep = Giữ ngưỡng điểm { $target }
leave-fall = Hạ ngưỡng điểm xuống { $target }
leave-kept = Ngưỡng điểm giữ ở { $target }, dù có bao nhiêu người chơi.
leave-do = Rời trận
history-left-target = { $player } rời trận, ngưỡng điểm { $target }.

## What a change would do, one sentence each. $old, $new, $target: points; $players: names.
change-title = Những gì thay đổi
change-nothing-else = Ngoài ra không có gì thay đổi.
change-target-up = Ngưỡng điểm tăng từ { $old } lên { $new }.
change-target-down = Ngưỡng điểm giảm từ { $old } xuống { $new }.
change-reached = Từ { $target } điểm trở lên: { $players }.
change-dealer = { $player } chia bài ván sau.
change-packs = Từ giờ chơi với { $count } cỗ bài.

## The rules of a running match.
house-title = Luật nhà
house-now = Đang áp dụng
house-follows = Theo số người chơi: mỗi đối thủ { $count } điểm.
house-stays = Giữ nguyên, dù có bao nhiêu người chơi.
house-over = Trận đã kết thúc. Nâng ngưỡng điểm thì chơi tiếp được.
house-change-target = Đổi ngưỡng điểm
house-follow = Theo số người chơi: { $target }
house-ask-target = Đổi ngưỡng điểm thành { $target }?
house-at-once = Có hiệu lực ngay. Các ván đã ghi không tính lại.
house-from-here = Áp dụng từ ván sau. Các ván đã ghi không tính lại.
house-other = Luật nhà khác
house-other-note = Áp dụng từ ván sau
house-play-on = Chơi tiếp theo luật này

## The menu of a match.
menu-players-note = Vào trận, rời trận, đổi tên, đổi chỗ
menu-rules-note = Những gì đã thỏa thuận, và ngưỡng điểm
menu-share-note = Trên mọi điện thoại tại bàn
menu-history-note = Mọi thay đổi, kèm số cũ
menu-take = Xuất ra và in
menu-take-note = Thành tệp, văn bản hoặc trên giấy
menu-screen = Màn hình lớn
menu-screen-note = Chữ lớn cho cả phòng cùng xem
menu-guide = Luật chơi
menu-guide-note = Như đang áp dụng trong trận này
menu-forget-note = Các điện thoại khác vẫn giữ
menu-erase-note = Cho mọi người, cùng mọi ván

## Rounds after the end of the match.
apart-title = Các ván sau khi kết thúc trận
apart-decide = Quyết định xử lý thế nào
apart-none = Không có ván nào sau khi trận này kết thúc.
apart-count = Tính các ván này
apart-raise = Nâng ngưỡng điểm lên { $target }
apart-other-target = Ngưỡng điểm khác
apart-too-high = Không có ngưỡng điểm nào đến { $most } giúp tính hết các ván này.
apart-strike = Gạch bỏ các ván này
apart-strike-note = Vẫn đọc được trong lịch sử, và hoàn tác sẽ đưa lại từng ván.
apart-strike-do = Gạch bỏ { $count } ván
apart-leave = Để nguyên như vậy
apart-leave-note = Vẫn ở trên bảng điểm, bị gạch, và không tính vào tổng điểm nào.
apart-leave-do = Để nguyên
