ABOUT = "A wet street between neon signs, and a crossing with umbrellas in the rain"

from lights import glint, panel, sky
from materials import air, plain, shining
from math import cos, pi, sin
from random import choice, gauss, random, uniform
from shapes import box, mesh, rod

CAMERAS = {
    "signs": dict(lens=75, f=2.0, distance=2.2, z=1.5, yaw=-2),
    "amber": dict(lens=80, f=2.0, distance=2.0, z=1.5, yaw=7, exposure=1.1, soft=1.8),
    "crossing": dict(lens=80, f=2.0, distance=2.0, z=1.5, yaw=-4, pitch=1, exposure=1.2, soft=1.6),
}

PINK, CYAN, AMBER, RED, VIOLET = (1, 0.08, 0.35), (0.05, 0.7, 1), (1, 0.45, 0.1), (1, 0.05, 0.03), (0.4, 0.12, 1)
GOLD, JADE = (1, 0.62, 0.2), (0.1, 0.8, 0.5)


def sign(x, y, z, width, height, colour, tube, plate):
    """A board with a frame of tubes and strokes that nobody can read."""
    box((x, y + 0.06, z), (width, 0.06, height), plate)
    for side in (-1, 1):
        box((x + side * width / 2, y, z), (0.035, 0.04, height), tube)
        box((x, y, z + side * height / 2), (width, 0.04, 0.035), tube)
    rows = max(1, round(height / width))
    for row in range(rows):
        at = z - height / 2 + (row + 0.5) * height / rows
        for n in range(3):
            box((x + uniform(-0.12, 0.12) * width, y, at + uniform(-0.3, 0.3) * height / rows), (width * uniform(0.4, 0.7), 0.04, 0.035), tube)
        box((x + uniform(-0.2, 0.2) * width, y, at), (0.035, 0.04, 0.6 * height / rows), tube)


def umbrella(x, y, z, radius, cloth, dark):
    """Eight panels on a stick, and whoever walks under it."""
    rim = [(x + radius * cos(n * pi / 4), y + radius * sin(n * pi / 4), z) for n in range(8)]
    bow = [(x + 0.6 * (px - x), y + 0.6 * (py - y), z + 0.24 * radius) for px, py, _ in rim]
    top = (x, y, z + 0.42 * radius)
    faces = [(n, (n + 1) % 8, 8 + (n + 1) % 8, 8 + n) for n in range(8)] + [(8 + n, 8 + (n + 1) % 8, 16) for n in range(8)]
    mesh([*rim, *bow, top], faces, cloth)
    rod((x, y, z - 0.7), (x, y, z + 0.5 * radius), 0.01, dark)
    for side in (-0.08, 0.08):
        rod((x + 1.4 * side, y, 0), (x + side, y, z - 1.0), 0.06, dark, end=0.09)
    rod((x, y, z - 1.1), (x, y, z - 0.45), 0.16, dark, end=0.2)
    rod((x, y, z - 0.46), (x, y, z - 0.2), 0.09, dark, end=0.08)


def crossing():
    """The blue hour: cars wait at a crossing, umbrellas shine in their lamps, a screen high up."""
    mist = (0.1, 0.1, 0.2)
    sky([(0, (0.03, 0.03, 0.06)), (0.49, (0.26, 0.17, 0.3)), (0.53, (0.3, 0.22, 0.4)), (0.62, (0.1, 0.13, 0.32)), (1, (0.03, 0.05, 0.18))], 0.85)
    air(mist, 0.016, 6)
    wall, wet = plain((0.06, 0.06, 0.1), 0.7, vary=0.2, grain=1), plain((0.022, 0.024, 0.036), 0.16, vary=0.5, grain=0.9)
    mesh([(-60, -5, 0), (60, -5, 0), (60, 140, 0), (-60, 140, 0)], [(0, 1, 2, 3)], wet)
    stripe = plain((0.4, 0.4, 0.46), 0.3)
    for n in range(12):
        box((-4.2 + n * 0.8, 8.5, 0.004), (0.42, 2.6, 0.008), stripe)
    for side, xs in ((-1, 4.6), (1, 5.6)):
        for n in range(6):
            y = 14 + n * 9
            x = side * (xs + 0.045 * y + uniform(0, 1))
            high = uniform(7, 15)
            box((x + side * 3, y + 4, high / 2), (6, 8.4, high), wall)
            box((x - side * 0.05, y + 3, 1.6), (0.06, 5.6, 2.0), shining(choice([(0.7, 0.85, 1), (1, 0.66, 0.4), (1, 0.3, 0.5)]), uniform(0.5, 1.0)))
            for _ in range(3):
                colour = choice([PINK, CYAN, VIOLET, AMBER])
                box((x - side * 0.5, y + uniform(0, 5), uniform(3, 6.2)), (uniform(0.5, 0.9), 0.1, uniform(0.8, 2.2)), shining(colour, uniform(0.7, 1.5)))
    for x, y, z, w, h in ((-5.6, 26, 6.4, 3.0, 2.6), (5.9, 34, 5.4, 2.6, 3.4)):
        for n in range(4):
            box((x, y, z - h / 2 + (n + 0.5) * h / 4), (w, 0.1, h / 4), shining([(0.2, 0.5, 1), (0.5, 0.3, 1), (1, 0.25, 0.6), (1, 0.5, 0.5)][n], 0.9))
    # Cars that wait: pairs of lamps, and their way over the wet road.
    for n in range(9):
        y, x = 17 + n * 3.2, choice([-1, 1]) * uniform(0.4, 2.6) + 0.02 * n
        for lamp in (-0.6, 0.6):
            glint((x + lamp, y, 0.72), (1, 0.84, 0.58), 1.0, is_whole=True)
            for k in range(5):
                glint((x + lamp + gauss(0, 0.05), y - 0.5 - k * 0.9, 0.02), (1, 0.8, 0.54), 0.09, is_whole=True)
    for n in range(46):
        away = uniform(18, 70)
        glint((gauss(0.02, 0.06) * away, away, 1.1 + uniform(-0.01, 0.06) * away), choice([PINK, CYAN, (1, 0.7, 0.4), (1, 0.1, 0.06), (0.2, 0.9, 0.6), VIOLET]), uniform(0.1, 0.55), is_whole=True)
    for x, z in ((-1.75, 3.1), (2.3, 3.0)):
        glint((x, 11, z), (0.1, 0.95, 0.6), 1.6)
    dark = plain((0.03, 0.035, 0.06), 0.8)
    for x, y, colour in ((-0.62, 9.0, (0.9, 0.1, 0.2)), (2.45, 11.2, (0.75, 0.78, 0.9)), (-0.2, 13.6, (0.15, 0.45, 0.8)), (2.0, 14.2, (0.95, 0.55, 0.1)), (-1.5, 15.2, (0.6, 0.3, 0.9)), (3.6, 15.0, (0.9, 0.12, 0.3))):
        umbrella(x, y, 1.86 + uniform(-0.05, 0.1), 0.58, plain(colour, 0.5, sheer=0.5, glow=colour, shine=0.6), dark)
    panel((0.5, 18, 5.5), (0.8, 12, 1.8), 3.0, 90, (0.8, 0.76, 1)).visible_glossy = False
    # Rain, lit from behind.
    for n in range(60):
        away = uniform(2.5, 8)
        glint((gauss(0, 0.1) * (away + 2), away, 1.5 + uniform(-0.18, 0.2) * (away + 2)), (0.66, 0.74, 1), 0.012 + 0.03 * random())
    panel((-1.7, -0.7, 2.0), (0, 0, 1.5), 0.9, 18, (1, 0.62, 0.74))
    panel((1.7, 0.2, 1.9), (0, 0, 1.5), 1.0, 18, (0.52, 0.8, 1))
    panel((0.2, -1.9, 2.0), (0, 0, 1.5), 1.2, 8, (1, 0.93, 0.88))


def build(camera):
    if camera == "crossing":
        return crossing()
    mist = {"signs": (0.03, 0.02, 0.06), "amber": (0.05, 0.03, 0.02)}[camera]
    sky([(0, (0.01, 0.01, 0.02)), (0.5, mist), (1, (0.01, 0.01, 0.03))], 1)
    air(mist, 0.035, 4)
    colours = {"signs": [PINK, CYAN, AMBER, RED, VIOLET], "amber": [AMBER, RED, GOLD, JADE, AMBER]}[camera]
    tubes = [shining(c, 2.4) for c in colours]
    plate, wall = plain((0.02, 0.02, 0.03), 0.5), plain((0.045, 0.04, 0.05), 0.7, vary=0.3, grain=1.4)
    wet = plain((0.018, 0.018, 0.024), 0.16, vary=0.5, grain=0.9)
    mesh([(-20, -5, 0), (20, -5, 0), (20, 90, 0), (-20, 90, 0)], [(0, 1, 2, 3)], wet)
    for side in (-1, 1):
        for n in range(10):
            y = 5 + n * 5
            x = side * (2.9 + uniform(0, 0.5))
            box((x + side * 2, y + 2.4, 5), (4, 4.9, 10), wall)
            # Shop windows and signs.
            k = n % len(tubes)
            box((x - side * 0.04, y + 2, 1.15), (0.05, 2.6, 1.5), shining(choice([(1, 0.62, 0.32), GOLD if camera == "amber" else (0.8, 0.9, 1), colours[k]]), uniform(0.5, 1.2)))
            for m in range(2):
                width = uniform(0.45, 0.8)
                pick = (k + m * 2 + (side > 0)) % len(tubes)
                sign(x - side * (0.25 + width / 2), y + m * 2.2 + uniform(0, 0.7), uniform(2.3, 4.4), width, width * choice([0.6, 1.8, 2.6]), colours[pick], tubes[pick], plate)
    for n in range(120):
        away = uniform(10, 60)
        glint((uniform(-0.06, 0.06) * away + uniform(-2, 2), away, uniform(0.3, 4.5)), choice(colours + [(1, 0.85, 0.65), (1, 0.7, 0.4)]), uniform(0.06, 0.42))
    for n in range(90):
        away = uniform(5, 30)
        glint((uniform(-2.2, 2.2), away, 0.02), choice(colours), uniform(0.03, 0.14))
    key, rim = {"signs": (PINK, CYAN), "amber": (AMBER, JADE)}[camera]
    soften = lambda c: tuple(0.45 + 0.55 * v for v in c)
    panel((1.7, -0.7, 2.0), (0, 0, 1.5), 0.9, 18, soften(key))
    panel((-1.7, 0.2, 1.9), (0, 0, 1.5), 1.0, 18, soften(rim))
    panel((0.2, -1.9, 2.0), (0, 0, 1.5), 1.2, 8, (1, 0.92, 0.86))
