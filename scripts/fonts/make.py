"""Makes the fonts of src/app/fonts: python3 make.py FOLDER, where FOLDER contains the two packages named in the README there, unpacked.

In Python, since no npm library can remove axes from a variable font, add glyphs to it or change its units per em."""

import sys
from copy import deepcopy
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphComponent
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib.instancer import instantiateVariableFont

fonts_dir = Path(__file__).resolve().parents[2] / "src" / "app" / "fonts"
packages = Path(sys.argv[1])
wanted = {ord(each) for each in (fonts_dir / "characters.txt").read_text("utf8") if each != "\n"}

# Output file, file in the packages (%s: the character set), axes: a range is kept as an axis, a number fixes the value.
fonts = [
    ("serif", "fraunces/files/fraunces-%s-full-normal", {"wght": (400, 700), "opsz": 48, "SOFT": 50, "WONK": 0}),
    ("serif-italic", "fraunces/files/fraunces-%s-full-italic", {"wght": 400, "opsz": 24, "SOFT": 50, "WONK": 0}),
    ("sans", "source-sans-3/files/source-sans-3-%s-wght-normal", {"wght": (400, 700)}),
]


def read(source, characters, axes):
    """Removes unused axes and sets 1000 units per em, which is precise enough and takes fewer bytes."""
    font = instantiateVariableFont(TTFont(packages / f"{source % characters}.woff2", recalcTimestamp=False), axes)
    scale_upem(font, 1000)
    settle_shapes(font)
    return font


def settle_shapes(font):
    """Substitutes the letter shapes that the fixed axes select: the remaining `rvrn` substitutions now always apply."""
    substitutions = font["GSUB"].table
    for record in substitutions.FeatureList.FeatureRecord:
        if record.FeatureTag != "rvrn":
            continue
        for index in record.Feature.LookupListIndex:
            for part in substitutions.LookupList.Lookup[index].SubTable:
                for code, name in list(font.getBestCmap().items()):
                    if name in part.mapping:
                        name_character(font, code, part.mapping[name])


def add(font, name, glyph, advance, variations):
    """Adds a glyph. Removes the table of width variations, so that it need not be extended: widths then vary with the outlines."""
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"].setGlyphOrder(font.getGlyphOrder())
    font["glyf"][name] = glyph
    font["hmtx"][name] = (advance, getattr(glyph, "xMin", 0))
    if "gvar" in font:
        font["gvar"].variations[name] = variations
        if "HVAR" in font:
            del font["HVAR"]


def name_character(font, code, name):
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[code] = name


def carry_over(font, other):
    """Adds missing characters from the larger character set, with the components of accented letters."""
    def take(name):
        if name in font.getGlyphOrder():
            return
        glyph = deepcopy(other["glyf"][name])
        if glyph.isComposite():
            for part in glyph.components:
                take(part.glyphName)
        variations = deepcopy(other["gvar"].variations.get(name, [])) if "gvar" in other else []
        add(font, name, glyph, other["hmtx"][name][0], variations)

    for code, name in other.getBestCmap().items():
        if code in wanted and code not in font.getBestCmap():
            take(name)
            name_character(font, code, name)


def derive(font, code, source, place):
    """Creates a character that no file has from an existing one; `position` rotates and moves it."""
    base = font.getBestCmap().get(source)
    if code in font.getBestCmap() or base is None:
        return
    part = GlyphComponent()
    part.glyphName, part.flags = base, 0x204
    (width, _), outline = font["hmtx"][base], font["glyf"][base]
    part.transform, (part.x, part.y) = place(width, outline, font["head"].unitsPerEm)
    glyph = Glyph()
    glyph.numberOfContours, glyph.components = -1, [part]
    glyph.recalcBounds(font["glyf"])
    varied = font["gvar"].variations.get(base, []) if "gvar" in font else []
    variations = [TupleVariation(each.axes, [(0, 0), *each.coordinates[-4:]]) for each in varied]
    name = f"uni{code:04X}"
    add(font, name, glyph, round(width * part.transform[0][0]) or width, variations)
    name_character(font, code, name)


def lowered(_, outline, em):
    return [[1, 0], [0, 1]], (0, -round(outline.yMin + em * 0.12))


def raised(_, outline, em):
    return [[0.6, 0], [0, 0.6]], (0, round(em * 0.7 - outline.yMax * 0.6))


def turned(sign):
    def place(width, outline, _):
        x, y = (outline.xMin + outline.xMax) / 2, (outline.yMin + outline.yMax) / 2
        return [[0, sign], [-sign, 0]], (round(width / 2 + sign * y), round(y - sign * x))
    return place


def narrow_space(font):
    if 0x202F not in font.getBestCmap():
        add(font, "uni202F", Glyph(), font["head"].unitsPerEm // 6, [])
        name_character(font, 0x202F, "uni202F")


def rename(font, family):
    """Renames the font: «Source» is a reserved font name, which modified versions must not use (Open Font License, 3)."""
    for record in list(font["name"].names):
        if record.nameID in (1, 3, 4, 6, 16):
            record.string = family.replace(" ", "") if record.nameID == 6 else family
        elif record.nameID not in (0, 2, 5, 13, 14) and record.nameID < 256:
            font["name"].names.remove(record)


for file, source, axes in fonts:
    font = read(source, "latin", axes)
    carry_over(font, read(source, "latin-ext", axes))
    derive(font, 0x2082, 0x00B2, lowered)
    derive(font, 0x1D49, ord("e"), raised)
    derive(font, 0x2190, 0x2191, turned(1))
    derive(font, 0x2192, 0x2191, turned(-1))
    narrow_space(font)
    options = Options(hinting=False, layout_features=["kern", "mark", "ccmp", "pnum", "tnum"], name_IDs=["*"])
    options.drop_tables += ["BASE", "MVAR", "STAT", "gasp"] if isinstance(axes["wght"], int) else ["BASE", "gasp", "MVAR"]
    if "gvar" in font:
        for glyph in font.getGlyphOrder():
            font["gvar"].variations.setdefault(glyph, [])
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=wanted)
    subsetter.subset(font)
    rename(font, f"Pousse {file.split('-')[0].title()}")
    missing = "".join(chr(code) for code in sorted(wanted - set(font.getBestCmap())))
    font.flavor = "woff2"
    target = fonts_dir / f"{file}.woff2"
    font.save(target)
    print(target.name, target.stat().st_size, "without", missing or "nothing")
