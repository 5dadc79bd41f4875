from collections.abc import Mapping, Sequence

from fluent_compiler.resource import FtlResource

class FluentBundle:
    def __init__(
        self,
        locale: str,
        resources: Sequence[FtlResource],
        functions: Mapping[str, object] | None = None,
        use_isolating: bool = True,
        escapers: Sequence[object] | None = None,
    ) -> None: ...
    def format(self, message_id: str, args: Mapping[str, str | int] | None = None) -> tuple[str, list[Exception]]: ...
    def check_messages(self) -> list[tuple[str, Exception]]: ...
