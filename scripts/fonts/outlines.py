"""Writes the outlines of the serif for the social images: python3 outlines.py, with the packages named in the README of src/app/fonts.

The library that renders these images would draw text with the fonts of the machine; from outlines it renders the same pixels everywhere."""

import json
from pathlib import Path

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

root = Path(__file__).resolve().parents[2]
font = instantiateVariableFont(TTFont(root / "src/app/fonts/serif.woff2"), {"wght": 600})
characters = {chr(code): name for code, name in sorted(font.getBestCmap().items())}
# Kerning below this, in thousandths of the font size, is invisible.
least = 5


def outline(name):
    """SVG path data, y downwards from the baseline."""
    pen = SVGPathPen(font.getGlyphSet(), ntos=lambda value: str(round(value)))
    font.getGlyphSet()[name].draw(TransformPen(pen, (1, 0, 0, -1, 0, 0)))
    return pen.getCommands()


def moved(value):
    return value.XAdvance or 0 if value and hasattr(value, "XAdvance") else 0


def kerning():
    """Kerning between two glyphs; the first table that has the pair applies."""
    pairs = {}
    names = list(characters.values())
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            if table.Format == 1:
                for first, seconds in zip(table.Coverage.glyphs, table.PairSet):
                    for record in seconds.PairValueRecord:
                        pairs.setdefault((first, record.SecondGlyph), moved(record.Value1))
                continue
            for first in table.Coverage.glyphs:
                row = table.Class1Record[table.ClassDef1.classDefs.get(first, 0)].Class2Record
                for second in names:
                    pairs.setdefault((first, second), moved(row[table.ClassDef2.classDefs.get(second, 0)].Value1))
    return pairs


pairs = kerning()
kern = {}
for first, first_name in characters.items():
    row = {}
    for second, second_name in characters.items():
        value = pairs.get((first_name, second_name), 0)
        if abs(value) >= least:
            row[second] = value
    if row:
        kern[first] = row

glyphs = {each: {"advance": font["hmtx"][name][0], "outline": outline(name)} for each, name in characters.items()}
target = root / "scripts/pictures/images/title-font.json"
target.write_text(json.dumps({"glyphs": glyphs, "kern": kern}, ensure_ascii=False, indent="\t") + "\n", "utf8")
print(target.name, target.stat().st_size)
