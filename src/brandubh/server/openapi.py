"""Prints the OpenAPI document, from which the web client's types are made: ``python -m brandubh.server.openapi``."""

import json

from brandubh.server.app import create_app


def document() -> str:
    """The document as JSON text."""
    return json.dumps(create_app().openapi(), indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    print(document(), end="")
