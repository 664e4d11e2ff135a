"""The OpenAPI 3.1 description of the API, made from the routes and the types of the wire."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from loggia import __version__
from loggia.house import wire
from loggia.house.tables.actions.dispatch import Action
from loggia.house.web.routes.route import ApiRoute

REF = "#/components/schemas/{name}"
PROBLEMS = {
    400: "malformed", 401: "nobody is logged in here", 403: "not yours to do", 404: "no such thing",
    409: "not now", 413: "too long", 415: "not JSON", 422: "refused", 429: "too fast", 503: "busy",
}  # fmt: skip
ANSWERS: dict[str, Any] = {"hint": wire.Hinted}
LIVE: Sequence[Any] = (wire.FromPage, wire.ToPage)


def description(routes: Sequence[ApiRoute], actions: Mapping[str, Action]) -> dict[str, Any]:
    """The whole document."""
    types: list[Any] = [wire.Problem, *LIVE]
    for route in routes:
        types += [route.answer] + ([route.body] if route.body is not None else [])
        types += [query.type for query in route.query.values()]
    types += [action.body for action in actions.values()] + list(ANSWERS.values())
    schemas, components = msgspec.json.schema_components(types, ref_template=REF)
    schema = dict(zip(map(repr, types), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for route in routes:
        if "{action}" in route.path:
            for name, action in actions.items():
                path = f"/api/v1{route.path}".replace("{action}", name)
                answer = schema[repr(ANSWERS.get(name, wire.Done))]
                about = (action.body.__doc__ or name).split("\n")[0]
                paths.setdefault(path, {})["post"] = _operation(
                    route, about, name, schema[repr(action.body)], answer, {}
                )
        else:
            body = schema[repr(route.body)] if route.body is not None else None
            queries = {name: schema[repr(query.type)] for name, query in route.query.items()}
            name = f"{route.method.lower()}{re.sub(r'[^a-z]+', '-', route.path)}"
            paths.setdefault(f"/api/v1{route.path}", {})[route.method.lower()] = _operation(
                route, route.about, name, body, schema[repr(route.answer)], queries
            )
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Loggia",
            "version": __version__,
            "description": "The house's programming interface. The WebSocket at /api/v1/live uses FromPage and ToPage.",
        },
        "paths": paths,
        "components": {
            "schemas": {**components, "FromPage": schema[repr(LIVE[0])], "ToPage": schema[repr(LIVE[1])]},
            "securitySchemes": {"session": {"type": "apiKey", "in": "cookie", "name": "loggia_session"}},
        },
        "security": [{"session": []}, {}],
    }


def _operation(
    route: ApiRoute, about: str, name: str, body: Any, answer: Any, queries: Mapping[str, Any]
) -> dict[str, Any]:
    parameters: list[dict[str, Any]] = [
        {"name": part, "in": "path", "required": True, "schema": {"type": "string", "minLength": 1}}
        for part in re.findall(r"{(\w+)}", route.path)
        if part != "action"
    ]
    for query, schema in queries.items():
        told = route.query[query]
        parameters.append(
            {"name": query, "in": "query", "required": False, "description": told.about, "schema": schema}
        )
    problem = {"application/json": {"schema": {"$ref": REF.format(name="Problem")}}}
    operation: dict[str, Any] = {
        "operationId": name,
        "summary": about,
        "parameters": parameters,
        "responses": {
            "200": {"description": "done", "content": {route.media: {"schema": answer}}},
            **{str(status): {"description": why, "content": problem} for status, why in PROBLEMS.items()},
        },
    }
    if body is not None:
        operation["requestBody"] = {"required": True, "content": {"application/json": {"schema": body}}}
    return operation
