ABOUT = "A canal between white walls, with lanterns on the water"

from lights import bulb, glint, panel, sky, sun
from masonry import eave, lantern, lattice
from math import radians
from materials import air, plain, shining_down, wood
from plants import grow, hanging_twig, tuft
from random import choice, gauss, random, uniform
from shapes import box, copy, cylinder, mesh, rod

CAMERAS = {
    "dusk": dict(lens=75, f=2.0, distance=2.0, z=1.6, yaw=-4, exposure=1.1, soft=1.8),
    "night": dict(lens=75, f=2.0, distance=2.0, z=1.6, yaw=4, exposure=1.2, soft=1.8),
    "mist": dict(lens=75, f=2.0, distance=2.0, z=1.6, yaw=3, exposure=1.12, soft=1.8),
    "wall": dict(lens=80, f=2.2, distance=2.0, z=1.6, exposure=1.2, soft=1.6),
}

WARM = (1, 0.52, 0.2)
WATER = -0.9


def house(side, y, width, white, tile, dark, stone, panes):
    """A house on the canal: stone foot, doors and windows, a roof whose eave hangs out, a stepped gable at its end."""
    x = side * 2.3
    box((x + side * 2, y, 1.2), (4, width, 4.2), white)
    box((x + side * 1.93, y, -0.45), (4, width, 0.9), stone)
    box((x + side * 0.85, y, 3.75), (2.9, width, 0.13), tile, tilt=-26 * side)
    box((x - side * 0.3, y, 3.2), (0.12, width, 0.12), dark)
    for n in range(int(width / 1.5)):
        at = y - width / 2 + (n + 0.5) * 1.5
        for z, high in ((2.35, 0.9), (0.75, 1.5)):
            box((x - side * 0.01, at, z), (0.08, 1.1, high + 0.16), dark)
            box((x - side * 0.05, at, z), (0.05, 0.94, high), choice(panes))
            for bar in range(1, 4):
                box((x - side * 0.08, at - 0.47 + bar * 0.235, z), (0.03, 0.035, high), dark)
    for reach, top in ((-0.25, 3.7), (0.85, 4.3), (1.95, 4.9)):
        box((x + side * (reach + 0.55), y + width / 2, top / 2 - 0.45), (1.1, 0.3, top + 0.9), white)
        box((x + side * (reach + 0.5), y + width / 2, top + 0.05), (1.3, 0.5, 0.13), tile)


def canal(camera):
    is_mist = camera == "mist"
    white = plain((0.62, 0.63, 0.62), 0.9, vary=0.14, grain=1.2)
    tile, stone = plain((0.03, 0.033, 0.04), 0.7), plain((0.16, 0.17, 0.17), 0.8, vary=0.3, grain=2)
    dark = wood((0.05, 0.022, 0.014), (0.1, 0.05, 0.03), 0.85)
    lit = shining_down([(0, (1, 0.42, 0.14)), (1, (1, 0.62, 0.3))], 1.1, -0.6, 0.6)
    blind = plain((0.05, 0.04, 0.035), 0.9)
    panes = [blind] if is_mist else [lit, blind, blind]
    mesh([(-40, -4, WATER), (40, -4, WATER), (40, 200, WATER), (-40, 200, WATER)], [(0, 1, 2, 3)], plain((0.016, 0.03, 0.034), 0.2, vary=0.4, grain=0.7, stretch=(0.3, 1, 1)))
    for side in (-1, 1):
        y = 5.5 if side < 0 else 4.2
        while y < 60:
            width = uniform(4.5, 6.2)
            house(side, y + width / 2, width, white, tile, dark, stone, panes)
            y += width
    # A bridge whose arch the water closes to a ring.
    for n in range(33):
        angle = 3.14159 * n / 32
        reach = (2.1 + 0.16) ** 2
        x = -2.26 + n * 4.52 / 32
        low = WATER + max(0, reach - x * x) ** 0.5
        top = 1.75 - 0.06 * x * x
        box((x, 30, (low + top) / 2), (0.16, 2.2, max(0.1, top - low)), stone)
    silk = plain((0.5, 0.06, 0.03), 0.7) if is_mist else shining_down([(0, (1, 0.3, 0.07)), (0.5, (1, 0.42, 0.13)), (1, (0.9, 0.24, 0.05))], 1.5, -0.14, 0.14)
    for side in (-1, 1):
        for n in range(11):
            y = 5.8 + n * 2.5 + (1.1 if side > 0 else 0)
            at = (side * 1.86, y, 2.72 + uniform(-0.08, 0.08))
            lantern(at, 0.15, silk, dark, cord=0.5)
            if not is_mist:
                bulb((at[0] - side * 0.2, y - 0.3, at[2] - 0.3), 16, WARM, 0.12)
                for k in range(6):
                    glint((at[0] * 0.98 + gauss(0, 0.04), -2 + (y + 2) * uniform(0.36, 0.5), WATER + 0.02), WARM, 0.04 + 0.3 * random() ** 3)
    # A boat with an arched awning.
    hull, awning = plain((0.03, 0.026, 0.024), 0.6), plain((0.06, 0.055, 0.05), 0.8)
    box((-0.95, 13, WATER + 0.12), (0.9, 4.2, 0.36), hull)
    cylinder((-0.95, 13.2, WATER + 0.35), 0.5, 1.9, awning, rotation=(1.5708, 0, 0))
    if not is_mist:
        glint((-0.95, 12.1, WATER + 0.75), WARM, 1.4)
        for n in range(46):
            away = uniform(24, 80)
            glint((gauss(0, 0.055) * away, away, uniform(-0.7, 2.2)), choice([WARM, (1, 0.66, 0.34), (1, 0.34, 0.1)]), uniform(0.05, 0.34))


def build(camera):
    green = (0.3, 0.42, 0.12) if camera == "mist" else (0.08, 0.12, 0.04)
    if camera == "dusk":
        mist = (0.26, 0.24, 0.38)
        sky([(0, (0.06, 0.06, 0.1)), (0.49, (0.5, 0.34, 0.38)), (0.52, (0.8, 0.48, 0.4)), (0.57, (0.42, 0.36, 0.54)), (0.68, (0.16, 0.22, 0.46)), (1, (0.06, 0.11, 0.32))], 0.9)
        air(mist, 0.016, 6)
    elif camera == "night":
        mist = (0.03, 0.05, 0.11)
        sky([(0, (0.015, 0.02, 0.03)), (0.5, (0.09, 0.1, 0.18)), (0.58, (0.05, 0.07, 0.15)), (1, (0.016, 0.028, 0.08))], 1.0)
        air(mist, 0.018, 5)
    elif camera == "mist":
        mist = (0.7, 0.74, 0.69)
        sky([(0, (0.3, 0.33, 0.32)), (0.49, mist), (0.56, (0.82, 0.83, 0.78)), (1, (0.62, 0.74, 0.82))], 0.95)
        air(mist, 0.036, 6)
    else:
        sky([(0, (0.3, 0.28, 0.24)), (0.5, (0.5, 0.54, 0.62)), (1, (0.36, 0.5, 0.8))], 0.75)
    if camera == "wall":
        wall()
    else:
        canal(camera)
        twigs = [hanging_twig(plain(tuple(c * k for c in green), 0.7, sheer=0.5), 40, 0.07) for k in (0.7, 1, 1.4)]
        yaw = radians(CAMERAS[camera]["yaw"])
        side = 1 if camera == "night" else -1
        for n in range(90):
            far = uniform(2.6, 4.6)
            x = -yaw * far + side * (0.17 * (far + 2) - 0.2 * abs(gauss(0, 1)))
            copy(choice(twigs), (x, far, uniform(2.5, 3.2)), uniform(0.7, 1.2), (gauss(0, 0.05), gauss(0, 0.05), uniform(0, 6)))
        panel((side * 0.9, 1.6, 1.2), (side * 0.9, 4.5, 2.6), 1.2, 60 if camera == "mist" else 20, (1, 0.9, 0.7))
    if camera == "mist":
        panel((-1.9, -0.7, 2.2), (0, 0, 1.5), 1.6, 40, (1, 0.97, 0.92))
        panel((2.0, 1.6, 2.3), (0, 0, 1.5), 1.4, 40, (0.9, 1, 0.98))
    elif camera == "wall":
        panel((-1.9, -0.7, 2.3), (0, 0, 1.5), 1.4, 44, (1, 0.95, 0.86))
        panel((1.8, -1.2, 2.0), (0, 0, 1.5), 1.8, 16, (0.9, 0.96, 1))
    else:
        panel((-1.7, -0.8, 2.1), (0, 0, 1.5), 1.0, 24, (1, 0.74, 0.48))
        panel((1.9, 0.3, 2.3), (0, 0, 1.5), 1.5, 16, (0.64, 0.74, 1))


def wall():
    """White plaster in the sun under black tiles, a lattice window, a peach bough and its shadow."""
    y, dark = 4.4, wood((0.035, 0.016, 0.01), (0.08, 0.04, 0.024))
    box((0, y, 1.2), (12, 0.2, 3.0), plain((0.74, 0.73, 0.7), 0.9, vary=0.05, grain=0.8))
    eave(-3, 3, y - 0.1, 2.56, plain((0.04, 0.044, 0.052), 0.6), dark)
    lattice((0.72, y - 0.14, 1.66), 0.6, 0.84, dark, plain((0.42, 0.38, 0.3), 0.8), 5, 6)
    sun((-3, -2.2, 1.5), 3.2, (1, 0.78, 0.52), 2)
    paper = [plain(c, 0.7, sheer=0.4) for c in ((0.62, 0.2, 0.08), (0.66, 0.26, 0.1))]
    for n, turn in enumerate((0.5, 0.62)):
        cylinder((-1.0 - n * 0.75, y - 0.5, 0.72), 0.62, 0.24, paper[n], top=0.02, sides=18, caps=False, rotation=(1.2, 0, turn))
    bark, leaf = plain((0.06, 0.04, 0.035), 0.9), tuft(plain((0.24, 0.36, 0.1), 0.7, sheer=0.4), 30, 0.2, 0.4)
    pinks = [tuft(plain(c, 0.8, sheer=0.5), 60, 0.12, 0.8) for c in ((0.9, 0.42, 0.5), (0.94, 0.6, 0.66), (0.86, 0.3, 0.42))]
    for x, far, z, side in ((-1.5, 3.2, 1.75, 1), (-1.45, 3.6, 2.3, 1), (1.5, 3.4, 2.55, -1), (-1.6, 2.6, 1.3, 1), (-3.6, 0.4, 2.9, 1)):
        grow((x, far, z), (side, 0, 0.15), 0.5, 0.025, bark, [*pinks, *pinks, leaf], 0.13, 3, 0.05)
    stone = plain((0.3, 0.3, 0.28), 0.8, vary=0.3, grain=2)
    mesh([(-9, -4, 0), (9, -4, 0), (9, y, 0), (-9, y, 0)], [(0, 1, 2, 3)], stone)
    box((0, y - 0.16, 0.2), (12, 0.16, 0.7), stone)
