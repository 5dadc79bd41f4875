"""Writes the published JSON Schemas into ``docs/schema``; a test holds the files to the code."""

import json
from pathlib import Path
from typing import Any, Final

from rami.records.deal_record import deal_schema
from rami.records.play_json import play_schema
from rami.records.schema import match_schema, round_schema

FOLDER: Final = Path(__file__).parent.parent / "docs" / "schema"


def schema_files() -> dict[str, str]:
    """Give the text of each file by its name."""
    schemas: dict[str, dict[str, Any]] = {
        "match": match_schema(),
        "round": round_schema(),
        "play": play_schema(),
        "deal": deal_schema(),
    }
    return {f"{name}.schema.json": json.dumps(schema, indent=1) + "\n" for name, schema in schemas.items()}


if __name__ == "__main__":
    for name, text in schema_files().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
