"""Reload, a connection lost in mid-move, no sockets at all: the table goes on, and nothing is played twice."""

import json
import re

from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.browser.conftest import Sitter
from tests.browser.robot import Robot, play_now


def entered(page: Page) -> Locator:
    return page.locator("[data-log] li").filter(has_text=re.compile("Guest .* has entered"))


def test_a_reload_in_mid_choice_goes_on_where_it_was(sit: Sitter) -> None:
    page = sit()
    play_now(page, "palio")
    page.locator('[data-id="horse:2"]').click()
    expect(page.locator("[data-confirm]")).to_be_visible()
    page.reload()
    expect(page.locator('[data-id="horse:2"][data-state="open"]')).to_be_visible()
    page.locator('[data-id="horse:2"]').click()
    page.locator("[data-confirm]").click()
    expect(page.locator('[data-id="horse:2"]')).to_have_count(0)
    page.reload()
    expect(page.locator("[data-log]").get_by_text(re.compile("has entered")).first).to_be_visible()
    Robot(page).finish()


def test_a_connection_lost_in_mid_move_plays_the_move_once(sit: Sitter) -> None:
    page = sit()
    lost: list[str] = []

    def through(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def from_page(message: str | bytes) -> None:
            if json.loads(message)["do"] == "move" and len(lost) < 2:
                lost.append(str(message))
                if len(lost) == 1:
                    socket.close()  # The move never arrives.
                else:
                    server.send(message)
                    socket.close()  # It arrives, but its answer is lost.
            else:
                server.send(message)

        socket.on_message(from_page)

    page.route_web_socket(re.compile("/api/v1/live"), through)
    play_now(page, "palio")
    page.locator('[data-id="horse:3"]').click()
    page.locator("[data-confirm]").click()
    expect(page.locator('[data-id="horse:3"]')).to_have_count(0, timeout=20_000)
    expect(entered(page)).to_have_count(1)
    assert len(lost) == 2
    assert json.loads(lost[0])["key"] == json.loads(lost[1])["key"]
    Robot(page).finish()


def test_without_sockets_the_page_polls(sit: Sitter) -> None:
    page = sit()
    page.route_web_socket(re.compile("/api/v1/live"), lambda socket: socket.close())
    play_now(page, "palio")
    Robot(page).finish()


def test_a_lost_house_is_told_and_found_again(sit: Sitter) -> None:
    page = sit()
    sockets: list[WebSocketRoute] = []
    down = {"now": False}

    def through(socket: WebSocketRoute) -> None:
        if down["now"]:
            socket.close()
        else:
            socket.connect_to_server()
            sockets.append(socket)

    page.route_web_socket(re.compile("/api/v1/live"), through)
    play_now(page, "palio")
    expect(page.locator('[data-state="open"]').first).to_be_visible()
    down["now"] = True
    page.route("**/api/v1/tables/**", lambda route: route.abort())
    sockets[0].close()
    expect(page.locator("[data-offline]")).to_be_visible()
    down["now"] = False
    page.unroute("**/api/v1/tables/**")
    expect(page.locator("[data-offline]")).to_have_count(0, timeout=20_000)
    Robot(page).finish()
