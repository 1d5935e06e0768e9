ABOUT = "A street of pale façades and a café at dusk after rain, a flower shop in the morning"

from lights import bulb, glint, panel, sky, sun
from materials import air, plain, shining, shining_down, wood
from plants import tuft
from random import choice, random, uniform
from shapes import box, copy, cylinder, mesh, rod

CAMERAS = {
    "dusk": dict(lens=75, f=2.0, distance=2.1, z=1.5, yaw=-3, exposure=1.0, soft=1.8),
    "terrace": dict(lens=85, f=2.2, distance=2.0, z=1.5, yaw=10, exposure=1.1, soft=1.8),
    "morning": dict(lens=75, f=2.8, distance=2.0, z=1.5, yaw=-6, pitch=2, exposure=1.15, soft=1.4),
}

WARM = (1, 0.58, 0.26)
# What the florist has.
BLOOMS = ((0.85, 0.3, 0.42), (0.9, 0.62, 0.66), (0.86, 0.83, 0.76), (0.55, 0.32, 0.7), (0.92, 0.6, 0.16), (0.72, 0.08, 0.1))


def house(side, y, width, wall, trim, roof, panes, rail, glass):
    """A façade of the street: tall windows with balconies in three rows, a shop below."""
    x = side * 3.0
    box((x + side * 2, y, 5.2), (4, width, 10.4), wall)
    box((x + side * 2.3, y, 11.4), (4, width, 2.2), roof)
    for level in (3.3, 6.3, 9.3):
        box((x, y, level), (0.3, width, 0.14), trim)
    count = int(width / 1.75)
    for floor in range(3):
        for n in range(count):
            at = y - width / 2 + (n + 0.5) * width / count
            z = 4.6 + floor * 3
            box((x - side * 0.02, at, z), (0.1, 1.25, 2.3), trim)
            box((x - side * 0.06, at, z), (0.08, 0.9, 2.0), choice(panes) if random() < 0.42 else glass)
            box((x - side * 0.11, at, z), (0.04, 0.06, 2.0), trim)
            box((x - side * 0.25, at, z - 0.75), (0.05, 1.3, 0.6), rail)


def morning():
    """Daylight on the façades, trees in leaf along the street, and a florist's stall under its green awning."""
    sky([(0, (0.3, 0.29, 0.27)), (0.49, (0.86, 0.88, 0.88)), (0.54, (0.6, 0.78, 0.94)), (0.66, (0.3, 0.55, 0.9)), (1, (0.12, 0.32, 0.74))], 0.9)
    air((0.84, 0.86, 0.9), 0.007, 8)
    sun((-4, -1.5, 5), 3.2, (1, 0.93, 0.8), 2)
    walls = [plain(c, 0.85, vary=0.1, grain=1.4) for c in ((0.68, 0.57, 0.42), (0.62, 0.53, 0.41), (0.72, 0.63, 0.5))]
    trim, roof, rail = plain((0.72, 0.68, 0.6), 0.8), plain((0.2, 0.24, 0.3), 0.5), plain((0.03, 0.035, 0.04), 0.5)
    glass, green = plain((0.05, 0.07, 0.1), 0.15), plain((0.03, 0.16, 0.1), 0.6)
    mesh([(-30, -5, 0), (30, -5, 0), (30, 160, 0), (-30, 160, 0)], [(0, 1, 2, 3)], plain((0.34, 0.33, 0.32), 0.7, vary=0.25, grain=1.1))
    # At the left the street begins with a square, over which the sun comes in.
    for side, y in ((-1, 30.0), (1, 4.0)):
        while y < 75:
            width = uniform(6, 9)
            house(side, y + width / 2, width, choice(walls), trim, roof, [glass], rail, glass)
            y += width
    # The shop's front, its awning, and flowers in rows before it.
    for n in range(5):
        y = 5.0 + n * 1.5
        box((2.35, y, 2.66), (1.4, 1.5, 0.07), green, tilt=-16)
        box((1.66, y, 2.33), (0.05, 1.5, 0.28), green)
        box((2.94, y, 1.4), (0.08, 1.2, 1.9), shining_down([(0, (0.6, 0.42, 0.22)), (1, (0.9, 0.7, 0.44))], 0.8, -1, 1))
        box((2.9, y + 0.68, 1.3), (0.2, 0.16, 2.6), green)
    leaf = tuft(plain((0.1, 0.26, 0.08), 0.8, sheer=0.4), 50, 0.2, 0.3)
    blooms = [tuft(plain(c, 0.7, sheer=0.4), 40, 0.24, 0.8) for c in BLOOMS]
    for n in range(120):
        step = n % 3
        at = (1.5 + 0.36 * step + uniform(-0.1, 0.1), 4.4 + 7 * random(), 0.55 + 0.28 * step)
        copy(leaf, at, uniform(0.14, 0.2), (uniform(0, 6), uniform(0, 6), 0))
        copy(choice(blooms), (at[0], at[1] - 0.05, at[2] + 0.16), uniform(0.1, 0.17), (uniform(0, 6), uniform(0, 6), 0))
    crowns = [tuft(plain(c, 0.8, sheer=0.45), 70, 0.14) for c in ((0.14, 0.3, 0.06), (0.22, 0.38, 0.08), (0.3, 0.42, 0.1))]
    for n in range(7):
        y = 7 + n * 6
        rod((-1.9, y, 0), (-1.9, y, 3.4), 0.11, plain((0.1, 0.08, 0.06), 0.9))
        for _ in range(26):
            copy(choice(crowns), (-1.9 + uniform(-1.3, 1.0), y + uniform(-1.2, 1.2), uniform(3.0, 5.2)), uniform(0.4, 0.7), (uniform(0, 6), uniform(0, 6), 0))
    for n in range(70):
        away = uniform(7, 36)
        glint((-0.13 * away + uniform(-0.04, 0.12) * away, away, 1.6 + uniform(0.02, 0.16) * away), (1, 0.97, 0.84), uniform(0.03, 0.26), is_whole=True)
    panel((-2.0, -0.6, 2.4), (0, 0, 1.5), 1.3, 46, (1, 0.95, 0.86))
    panel((1.9, 0.6, 2.2), (0, 0, 1.5), 1.4, 26, (0.9, 0.95, 1))


def build(camera):
    if camera == "morning":
        morning()
        return
    mist = (0.17, 0.17, 0.3)
    sky([(0, (0.03, 0.035, 0.06)), (0.49, (0.3, 0.23, 0.28)), (0.515, (0.5, 0.32, 0.3)), (0.56, (0.24, 0.22, 0.38)), (0.68, (0.09, 0.13, 0.32)), (1, (0.03, 0.06, 0.2))], 0.9)
    air(mist, 0.02, 6)
    walls = [plain(c, 0.85, vary=0.12, grain=1.4) for c in ((0.5, 0.42, 0.32), (0.44, 0.38, 0.32), (0.52, 0.46, 0.38))]
    trim, roof = plain((0.56, 0.5, 0.42), 0.8), plain((0.1, 0.12, 0.16), 0.5)
    rail, dark = plain((0.02, 0.022, 0.026), 0.5), wood((0.03, 0.014, 0.01), (0.07, 0.03, 0.02))
    glass = plain((0.03, 0.04, 0.06), 0.12)
    panes = [shining(c, 1.3) for c in ((1, 0.56, 0.22), (1, 0.68, 0.38), (1, 0.5, 0.18))]
    wet = plain((0.05, 0.05, 0.06), 0.42, vary=0.4, grain=1.1)
    mesh([(-30, -5, 0), (30, -5, 0), (30, 160, 0), (-30, 160, 0)], [(0, 1, 2, 3)], wet)
    for side in (-1, 1):
        box((side * 2.6, 40, 0.06), (1.4, 90, 0.12), plain((0.16, 0.15, 0.15), 0.35, vary=0.3, grain=2))
        y = 4.0
        while y < 75:
            width = uniform(6, 9)
            house(side, y + width / 2, width, choice(walls), trim, roof, panes, rail, glass)
            y += width
    # The café at the left: a red awning over warm windows, round tables, a row of lamps.
    red, cream = plain((0.34, 0.02, 0.025), 0.8), plain((0.6, 0.5, 0.38), 0.8)
    for n in range(6):
        y = 5.2 + n * 1.5
        box((-2.4, y + 0.1, 2.62), (1.5, 1.5, 0.07), red, tilt=16)
        box((-1.68, y + 0.1, 2.28), (0.05, 1.5, 0.3), red)
        box((-2.94, y, 1.35), (0.08, 1.2, 1.9), shining_down([(0, (1, 0.44, 0.14)), (1, (1, 0.66, 0.34))], 1.25, -1, 1))
        box((-2.9, y + 0.68, 1.3), (0.2, 0.16, 2.6), dark)
        box((-2.88, y, 0.35), (0.16, 1.5, 0.7), dark)
        glint((-1.85, y, 2.12), WARM, 1.7)
        bulb((-2.1, y, 2.0), 22, WARM, 0.1)
        x = -1.6 + uniform(-0.25, 0.15)
        cylinder((x, y, 0.74), 0.33, 0.03, cream)
        rod((x, y, 0), (x, y, 0.74), 0.03, rail)
        glint((x, y, 0.84), (1, 0.5, 0.18), 0.5)
        for turn in (-0.5, 0.5):
            box((x + 0.1, y + turn, 0.68), (0.38, 0.05, 0.5), dark)
            box((x, y + turn * 0.8, 0.45), (0.4, 0.38, 0.05), red)
    # Lamps along the street, cars far off, and all of it again on the wet stones.
    for side in (-1, 1):
        for n in range(8):
            y = 7.5 + n * 6 + (2.6 if side > 0 else 0)
            x = side * 1.95
            rod((x, y, 0), (x, y, 3.1), 0.055, rail)
            globe = cylinder((x, y, 3.34), 0.1, 0.42, shining((1, 0.62, 0.3), 1.4), top=0.18)
            globe.visible_glossy = False
            cylinder((x, y, 3.62), 0.22, 0.14, rail, top=0.03)
            glint((x, y - 0.24, 3.32), (1, 0.62, 0.3), 4.2)
            bulb((x, y - 0.3, 3.1), 110, WARM, 0.12)
    for n in range(80):
        away = uniform(16, 70)
        colour = choice([WARM, (1, 0.74, 0.45), (1, 0.86, 0.66), (1, 0.12, 0.06), (0.6, 0.75, 1)])
        glint((uniform(-0.07, 0.07) * away, away, uniform(0.4, 2.6)), colour, uniform(0.05, 0.34))
    for n in range(60):
        away = uniform(4, 40)
        glint((uniform(-2.3, 2.2), away, 0.01), choice([WARM, (1, 0.74, 0.45)]), uniform(0.03, 0.13))
    panel((-1.7, -0.8, 2.1), (0, 0, 1.5), 1.0, 24, (1, 0.74, 0.48))
    panel((1.9, 0.2, 2.3), (0, 0, 1.5), 1.5, 16, (0.62, 0.72, 1))
