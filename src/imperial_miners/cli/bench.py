"""The command for designers: `bench` opens a pack in the browser, to change its cards and see what that does."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter, validators

from imperial_miners.cli.options import DataDir, PackName


def bench(
    pack: PackName = "base",
    /,
    *,
    port: Annotated[int, Parameter(validator=validators.Number(gte=0, lt=65536))] = 8000,
    data_dir: DataDir = None,
    open: bool = True,
) -> int:
    """Open the designer's bench in the browser: change a card, see it drawn, read it in five languages, play it.

    It is there for this machine alone. What is saved goes into the pack's own files, whose comments and order stay;
    drafts and the history of versions lie in the data folder. A pack that comes with the game is copied first.

    For example:

    ```
    imperial-miners bench my_pack
    imperial-miners bench my_pack --port 0 --no-open
    ```

    Parameters
    ----------
    pack
        The folder of the pack, or the name of one of ours.
    port
        The port; 0 takes any that is free.
    open
        Open the browser.
    """
    from imperial_miners.packs import PackError, load_pack
    from imperial_miners.packs.loading import lasting_name
    from imperial_miners.web.serving import serve

    try:
        load_pack(pack)
        played = lasting_name(pack)
    except PackError:
        played = "base"  # the bench says what is wrong with it, and it can be mended there
    return serve(port=port, data_dir=data_dir, open_browser=open, pack=played, bench=lasting_name(pack))
