"""The routes of the laboratory's page: the variant editor, and the comparison with its report."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from importlib.resources import files
from string import Template
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from meadhall.bots.user_bots import is_bot_file, own_bot_name
from meadhall.engine.contract.registry import find_game
from meadhall.lab.compare import colours
from meadhall.server.hall.site import Site
from meadhall.server.http import endpoint, handler, local, security
from meadhall.server.http.lab.comparing import ComparisonRunner, ComparisonState, Plan
from meadhall.server.http.lab.numbers import Numbers, SaveRequest, SaveResult, VariantEditor
from meadhall.server.protocol.problems import Denial

RequestHandler = Callable[[Request], Awaitable[Response]]
NO_GAME: Final = "this hall has no such game"
REPORT_POLICY: Final = "default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval'; style-src 'unsafe-inline'"


class LabPages:
    """The routes below /lab, for callers on this machine."""

    def __init__(self, site: Site) -> None:
        self._site = site
        self._runner = ComparisonRunner(site.settings.data / "lab")
        self._editor = VariantEditor(site.settings.data)

    @property
    def routes(self) -> list[Route]:
        """All routes."""
        return [
            Route("/lab", self._local_only(self._file("page.html", "text/html"))),
            Route("/lab/page.css", self._local_only(self._file("page.css", "text/css"))),
            Route("/lab/page.js", self._local_only(self._file("page.js", "text/javascript"))),
            Route("/lab/parts.js", self._local_only(self._file("parts.js", "text/javascript"))),
            Route("/lab/numbers.js", self._local_only(self._file("numbers.js", "text/javascript"))),
            Route("/lab/numbers", self._local_only(self._numbers)),
            Route("/lab/save", self._local_only(self._save), methods=["POST"]),
            Route("/lab/report", self._local_only(self._report)),
            Route("/lab/now", self._local_only(self._state)),
            Route("/lab/begin", self._local_only(self._begin), methods=["POST"]),
            Route("/lab/stop", self._local_only(self._stop), methods=["POST"]),
        ]

    async def close(self) -> None:
        """End a running comparison."""
        await self._runner.close()

    def _local_only(self, respond: RequestHandler) -> RequestHandler:
        async def answered(request: Request) -> Response:
            try:
                if not local.is_local(request):
                    raise Denial("unknown", "page-not-found")
                if request.method == "POST":
                    security.check_same_site(request.headers, self._site.settings.origins)
                return await respond(request)
            except Denial as denied:
                return handler.refusal_response(self._site, denied, endpoint.language_of(request))

        return answered

    def _file(self, name: str, media: str) -> RequestHandler:
        text = files("meadhall.server.http.lab").joinpath(name).read_text("utf-8")
        if name.endswith(".css"):
            looks = " ".join(f"--{colour}: {value};" for colour, value in colours.ALL.items())
            text = Template(text).substitute(colours=looks, text=colours.TEXT, title=colours.TITLE)

        async def answer(_: Request) -> Response:
            return Response(text, media_type=media)

        return answer

    async def _report(self, _: Request) -> Response:
        if not self._runner.report.is_file():
            raise Denial("unknown", "page-not-found")
        text = self._runner.report.read_bytes()
        return Response(text, media_type="text/html", headers={"Content-Security-Policy": REPORT_POLICY})

    async def _state(self, _: Request) -> Response:
        return _json_response(await self._runner.state())

    async def _stop(self, _: Request) -> Response:
        return _json_response(await self._runner.stop())

    async def _begin(self, request: Request) -> Response:
        body = await request.body()
        try:
            plan = msgspec.json.decode(body[: self._site.limits.body], type=Plan)
        except msgspec.DecodeError as error:
            return _json_response(ComparisonState("failed", error=str(error)))
        unknown_files = [name for name in map(str.strip, plan.bots.split(",")) if is_bot_file(name)]
        if unknown_files:
            message = f"'{unknown_files[0]}' must be loaded when the hall is opened: serve --bot"
            return _json_response(ComparisonState("failed", error=message))
        bots = ",".join(self._bot_name(name.strip()) for name in plan.bots.split(","))
        return _json_response(
            await self._runner.begin(msgspec.structs.replace(plan, bots=bots), self._game_name(plan.game))
        )

    async def _numbers(self, request: Request) -> Response:
        query = request.query_params
        game = self._site.games.get(query.get("game", ""))
        if game is None:
            return _json_response(Numbers(error=NO_GAME))
        return _json_response(await self._editor.numbers(game, query.get("variant", "")))

    async def _save(self, request: Request) -> Response:
        body = await request.body()
        try:
            save_request = msgspec.json.decode(body[: self._site.limits.body], type=SaveRequest)
        except msgspec.DecodeError as error:
            return _json_response(SaveResult(error=str(error)))
        game = self._site.games.get(save_request.game)
        if game is None:
            return _json_response(SaveResult(error=NO_GAME))
        return _json_response(await self._editor.save(game, self._game_name(save_request.game), save_request))

    def _bot_name(self, name: str) -> str:
        """Return the command-line argument for a bot: the path of its file, or its name."""
        return next((path for path in self._site.settings.own_bots if own_bot_name(path) == name), name)

    def _game_name(self, game: str) -> str:
        """Return the command-line argument for a game: its path, or its id."""
        return next((name for name in self._site.settings.games if find_game(name).id == game), game)


def _json_response(answer: ComparisonState | Numbers | SaveResult) -> Response:
    return Response(msgspec.json.encode(answer), media_type=endpoint.JSON)
