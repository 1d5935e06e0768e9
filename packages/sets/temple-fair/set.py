ABOUT = "A temple fair at night: red lanterns over stalls, a lantern maker's wall, snow in the blue hour"

from lights import bulb, glint, panel, sky
from masonry import lantern
from materials import air, plain, shining_down, wood
from math import sin
from random import choice, gauss, random, uniform
from shapes import box, cylinder, mesh, rod, sphere

CAMERAS = {
    "street": dict(lens=75, f=2.0, distance=2.0, z=1.5, yaw=6, exposure=1.2, soft=1.8),
    "lanterns": dict(lens=80, f=2.0, distance=2.0, z=1.5, yaw=-4, exposure=1.1, soft=1.6),
    "snow": dict(lens=75, f=2.0, distance=2.0, z=1.5, yaw=-6, exposure=1.2, soft=1.8),
}

WARM, RED = (1, 0.55, 0.24), (1, 0.2, 0.06)


def paper(*colours, strength=1.4):
    """What a lantern's paper is: brightest about its lamp."""
    return [shining_down([(0, tuple(c * 0.8 for c in colour)), (0.5, colour), (1, tuple(c * 0.7 for c in colour))], strength, -0.2, 0.2) for colour in colours]


def stall(side, y, dark, cloths, goods, back, snow):
    """A stall beside the street: posts, a sloping awning, a table with a cloth before it, a lit wall with shelves of goods."""
    x, cloth = side * 2.3, choice(cloths)
    for dy in (-1.2, 1.2):
        rod((x - side * 0.55, y + dy, 0), (x - side * 0.55, y + dy, 2.35), 0.045, dark)
    box((x, y, 2.5), (1.5, 2.55, 0.05), cloth, tilt=side * 14)
    if snow:
        box((x, y, 2.57), (1.5, 2.5, 0.1), snow, tilt=side * 14)
    box((x - side * 0.72, y, 2.26), (0.03, 2.55, 0.24), choice(cloths))
    box((x - side * 0.1, y, 0.42), (0.9, 2.4, 0.84), choice(cloths))
    box((x + side * 0.7, y, 1.5), (0.06, 2.5, 1.9), back)
    for z in (1.25, 1.65, 2.0):
        box((x + side * 0.55, y, z - 0.12), (0.3, 2.4, 0.03), dark)
        for n in range(9):
            sphere((x + side * 0.5, y - 1.1 + n * 0.27, z), uniform(0.06, 0.1), choice(goods), detail=2)
    for n in range(12):
        box((x - side * 0.2, y - 1.1 + n * 0.2, 0.9), (uniform(0.12, 0.3), 0.16, uniform(0.06, 0.2)), choice(goods))
    bulb((x - side * 0.2, y, 2.1), 30, WARM, 0.1)


def street(camera):
    is_blue = camera == "snow"
    mist = (0.1, 0.1, 0.2) if is_blue else (0.06, 0.024, 0.026)
    if is_blue:
        sky([(0, (0.03, 0.03, 0.05)), (0.5, (0.34, 0.24, 0.32)), (0.56, (0.2, 0.22, 0.42)), (0.68, (0.09, 0.15, 0.36)), (1, (0.04, 0.08, 0.24))], 0.9)
    else:
        sky([(0, (0.015, 0.01, 0.01)), (0.5, mist), (0.6, (0.025, 0.02, 0.045)), (1, (0.01, 0.012, 0.03))], 1)
    air(mist, 0.022, 5)
    dark = wood((0.05, 0.02, 0.012), (0.1, 0.04, 0.022))
    mesh([(-30, -5, 0), (30, -5, 0), (30, 160, 0), (-30, 160, 0)], [(0, 1, 2, 3)], plain((0.05, 0.042, 0.04), 0.42, vary=0.35, grain=1.4))
    cloths = [plain(c, 0.85) for c in ((0.4, 0.025, 0.02), (0.45, 0.05, 0.02), (0.5, 0.2, 0.04), (0.3, 0.02, 0.03))]
    goods = [plain(c, 0.6) for c in ((0.7, 0.08, 0.04), (0.75, 0.45, 0.08), (0.2, 0.4, 0.3), (0.7, 0.6, 0.5), (0.7, 0.2, 0.25), (0.15, 0.25, 0.5))]
    snow = plain((0.7, 0.74, 0.82), 0.9) if is_blue else None
    back = plain((0.45, 0.26, 0.13), 0.9, vary=0.2, grain=2)
    for side in (-1, 1):
        for n in range(10):
            stall(side, 5.6 + n * 2.7 + (0.9 if side > 0 else 0), dark, cloths, goods, back, snow)
            box((side * 4.6, 6 + n * 5, 2.6), (2.4, 4.8, 5.2), plain((0.05, 0.03, 0.026), 0.9))
    silk, brass = paper((1, 0.13, 0.03), strength=1.25), plain((0.6, 0.4, 0.12), 0.5)
    for side in (-1, 1):
        for n in range(15):
            y = 5.0 + n * 1.7 + (0.8 if side > 0 else 0)
            at = (side * (1.5 - 0.006 * y), y, 2.62 + 0.012 * y + 0.07 * sin(n * 1.9))
            lantern(at, 0.19, choice(silk), brass, 0.85, 0.4)
            if n % 2 == 0:
                bulb((at[0] - side * 0.3, y - 0.4, at[2] - 0.3), 22, RED, 0.15)
    # A gate of painted wood closes the street, with lamps under its roofs.
    red, tile = plain((0.3, 0.03, 0.02), 0.6), plain((0.04, 0.05, 0.055), 0.7)
    for x in (-4.2, -1.7, 1.7, 4.2):
        box((x, 36, 2.6), (0.5, 0.5, 5.2), red)
    for x, z, wide in ((0, 5.6, 5.0), (-3.2, 4.4, 2.6), (3.2, 4.4, 2.6)):
        box((x, 36, z - 0.5), (wide, 0.4, 0.7), plain((0.06, 0.14, 0.16), 0.7))
        box((x, 36, z), (wide + 0.5, 1.4, 0.16), tile)
        box((x, 36.2, z + 0.3), (wide, 0.9, 0.3), tile)
        for n in range(int(wide / 0.45)):
            glint((x - wide / 2 + n * 0.45, 35, z - 0.15), WARM, 0.16)
        panel((x, 33, z - 2), (x, 36, z - 0.4), 1.5, 180, WARM)
    for n in range(70):
        away = uniform(14, 34)
        glint((gauss(0, 0.045) * away, away, uniform(0.5, 2.2)), choice([WARM, RED, (1, 0.7, 0.4), (1, 0.36, 0.12)]), uniform(0.06, 0.36))
    for n in range(50):
        glint((uniform(-1.4, 1.4), uniform(5, 26), 0.02), choice([WARM, RED]), uniform(0.03, 0.12))


def lantern_wall():
    """The wall of a man who makes lanterns: rows of them on bars, the dark street beside it."""
    sky([(0, (0.015, 0.01, 0.01)), (0.5, (0.03, 0.02, 0.03)), (1, (0.012, 0.014, 0.035))], 1)
    dark = wood((0.06, 0.024, 0.012), (0.12, 0.05, 0.025))
    box((-1.2, 4.6, 1.7), (4.4, 0.1, 3.4), plain((0.17, 0.065, 0.03), 0.9, vary=0.2, grain=2))
    mesh([(-30, -5, 0), (30, -5, 0), (30, 90, 0), (-30, 90, 0)], [(0, 1, 2, 3)], plain((0.05, 0.042, 0.04), 0.42, vary=0.35, grain=1.4))
    shades = paper((1, 0.1, 0.025), (0.95, 0.13, 0.03), (1, 0.2, 0.04), (1, 0.42, 0.1), (1, 0.12, 0.03), strength=1.15)
    brass = plain((0.6, 0.4, 0.12), 0.5)
    for row in range(4):
        z = 1.16 + row * 0.52
        box((-1.2, 4.2, z + 0.3), (3.6, 0.04, 0.03), dark)
        for n in range(9):
            squash = choice([0.75, 0.95, 1.25])
            lantern((-2.7 + n * 0.4 + (row % 2) * 0.16, 4.2 + uniform(-0.08, 0.08), z), uniform(0.12, 0.15), choice(shades), brass, squash, 0.3)
    for x in (-0.95, 0.84):
        rod((x, 4.1, 0), (x, 4.1, 3.4), 0.06, dark)
    box((-1.0, 3.4, 0.45), (3.8, 0.7, 0.9), plain((0.2, 0.012, 0.012), 0.9))
    for x in (-1.6, -0.6, 0.4):
        panel((x, 3.2, 1.4), (x, 4.6, 1.7), 0.8, 10, (1, 0.5, 0.22))
    for n in range(90):
        away = uniform(9, 40)
        glint((0.07 * away + uniform(0.05, 0.17) * away, away, 1.5 + gauss(0, 0.035) * away), choice([WARM, RED, (1, 0.36, 0.12), (1, 0.7, 0.42)]), uniform(0.08, 0.5))


def build(camera):
    if camera == "lanterns":
        lantern_wall()
    else:
        street(camera)
    for n in range(70 if camera == "snow" else 0):
        far = 0.8 + 9 * random()
        glint((0.1 * far + gauss(0, 0.17) * (far + 2), far, uniform(0.3, 3.4)), (0.92, 0.94, 1), uniform(0.05, 0.15))
    panel((-1.7, -0.8, 2.1), (0, 0, 1.5), 1.0, 24, (1, 0.7, 0.46))
    panel((1.8, 0.5, 2.2), (0, 0, 1.5), 1.2, 20, (0.6, 0.72, 1) if camera == "snow" else (1, 0.46, 0.32))
