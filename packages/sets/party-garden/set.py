ABOUT = "A birthday: balloons in a mint-green room, a garden with bunting, lamps between the balloons in the evening"

from lights import bulb, glint, panel, sky, sun
from materials import air, plain
from math import cos, sin
from plants import tuft
from random import choice, gauss, random, uniform
from shapes import box, copy, cylinder, mesh, rod, sphere

CAMERAS = {
    "room": dict(lens=75, f=2.5, distance=2.0, z=1.5, yaw=-3, pitch=2, exposure=1.35, soft=1.3),
    "lawn": dict(lens=75, f=2.0, distance=2.0, z=1.5, yaw=4, pitch=2, exposure=1.1, soft=1.6),
    "evening": dict(lens=75, f=2.0, distance=2.0, z=1.5, yaw=-4, pitch=2, exposure=1.25, soft=1.6),
}
COLOURS = ((0.86, 0.18, 0.2), (0.95, 0.6, 0.1), (0.14, 0.42, 0.8), (0.1, 0.58, 0.5), (0.92, 0.42, 0.56), (0.9, 0.88, 0.84))


def rubber(colour):
    return plain(colour, 0.24, sheer=0.35)


def balloon(at, radius, material, thread, foot):
    """A balloon, its knot, and the thread to `foot`."""
    x, y, z = at
    sphere(at, radius, material, squash=1.18, detail=4)
    cylinder((x, y, z - 1.22 * radius), 0.1 * radius, 0.12 * radius, material, top=0.03 * radius)
    rod((x, y, z - 1.25 * radius), foot, 0.002, thread)


def bunch(x, y, z, spread, count, kinds, thread):
    for n in range(count):
        turn, out = 2.4 * n, spread * ((n + 0.5) / count) ** 0.5
        at = (x + out * cos(turn), y + 0.6 * out * sin(2 * turn), z + 1.1 * out * sin(turn))
        balloon(at, uniform(0.13, 0.17), kinds[n % len(kinds)], thread, (x + 0.1 * gauss(0, 1) * spread, y, z - 1.6))


def bunting(x0, x1, y, z, sag, count, colours, thread):
    """Small flags along a string that sags."""
    previous = None
    for n in range(count + 1):
        t = n / count
        x, h = x0 + (x1 - x0) * t, z - sag * (1 - (2 * t - 1) ** 2)
        if previous:
            rod(previous, (x, y, h), 0.004, thread)
            (a, _, b), w = previous, (x - previous[0]) * 0.42
            m, k = (a + x) / 2, (b + h) / 2
            mesh([(m - w, y, k), (m + w, y, k), (m, y + 0.03, k - 2.1 * w)], [(0, 1, 2)], colours[n % len(colours)])
        previous = (x, y, h)


def table(x, y, cloth, cream):
    """A table with a cake of three tiers and parcels."""
    box((x, y, 0.42), (1.3, 0.7, 0.84), cloth)
    for n, r in enumerate((0.2, 0.145, 0.09)):
        cylinder((x - 0.1, y - 0.1, 0.9 + n * 0.13), r, 0.13, cream)
        cylinder((x - 0.1, y - 0.1, 0.85 + n * 0.13), r * 1.03, 0.025, plain((0.9, 0.45, 0.5), 0.7))
    for n, (dx, size, c) in enumerate(((0.32, 0.24, (0.14, 0.42, 0.7)), (0.5, 0.16, (0.9, 0.6, 0.14)), (-0.48, 0.2, (0.8, 0.2, 0.24)))):
        box((x + dx, y - 0.08 * n, 0.84 + size / 2), (size, size, size), plain(c, 0.7))
        box((x + dx, y - 0.08 * n, 0.84 + size / 2), (0.16 * size, size * 1.02, size * 1.02), cream)


def build(camera):
    {"room": room, "lawn": lawn, "evening": evening}[camera]()


def room():
    thread, kinds = plain((0.8, 0.8, 0.78), 0.8), [rubber(c) for c in COLOURS]
    sky([(0, (0.3, 0.3, 0.29)), (1, (0.5, 0.52, 0.52))], 0.7)
    box((0, 3.9, 1.6), (12, 0.1, 5), plain((0.36, 0.68, 0.58), 0.95, vary=0.03, grain=1.5))
    box((0, 3.82, 0.5), (12, 0.08, 1.0), plain((0.8, 0.8, 0.76), 0.8))
    box((0, 3.76, 1.02), (12, 0.1, 0.06), plain((0.86, 0.86, 0.82), 0.7))
    bunch(-0.62, 2.3, 1.86, 0.42, 11, kinds, thread)
    bunch(1.12, 3.0, 2.0, 0.34, 8, kinds[::-1], thread)
    paper = [plain(c, 0.9, sheer=0.3) for c in COLOURS]
    bunting(-1.9, 0.5, 3.6, 2.66, 0.2, 13, paper, thread)
    bunting(0.4, 2.8, 3.5, 2.62, 0.2, 13, paper[::-1], thread)
    table(0.62, 3.2, plain((0.88, 0.86, 0.82), 0.9), plain((0.9, 0.86, 0.8), 0.7))
    for _ in range(26):
        glint((gauss(0, 0.5), uniform(1.2, 3.4), uniform(0.9, 2.5)), choice([(1, 0.95, 0.8), (1, 0.8, 0.84), (0.8, 1, 0.96)]), uniform(0.02, 0.12))
    panel((-2.6, 0.8, 2.4), (0.3, 3.2, 1.6), 1.6, 170, (1, 0.97, 0.92), height=2)
    panel((-2.0, -0.6, 2.1), (0, 0, 1.5), 1.4, 46, (1, 0.97, 0.92))
    panel((1.9, 0.2, 2.0), (0, 0, 1.5), 1.5, 22, (0.94, 1, 0.98))


def trees(colours, count):
    leaf = [tuft(plain(c, 0.8, sheer=0.4), 60, 0.18) for c in colours]
    for _ in range(count):
        side = choice([-1, 1])
        x = side * (1.4 + 4.6 * random())
        copy(choice(leaf), (x, uniform(13, 19), 0.8 + 4.6 * random() * min(1, abs(x) / 3)), uniform(0.6, 1.1), (uniform(0, 6), uniform(0, 6), 0))


def grass(colours):
    mesh([(-60, -5, 0), (60, -5, 0), (60, 120, 0), (-60, 120, 0)], [(0, 1, 2, 3)], plain(colours[0], 0.9, vary=0.4, grain=0.8))
    blade = [tuft(plain(c, 0.8, sheer=0.5), 50, 0.3, 0.1) for c in colours]
    for _ in range(260):
        away = 2 + 18 * random() ** 1.4
        copy(choice(blade), (uniform(-0.22, 0.22) * (away + 3), away, 0.06), (0.4, 0.4, 0.16), (0, 0, uniform(0, 6)))


def lawn():
    thread, kinds = plain((0.8, 0.8, 0.78), 0.8), [rubber(c) for c in COLOURS]
    sky([(0, (0.24, 0.3, 0.14)), (0.49, (0.86, 0.94, 0.9)), (0.54, (0.6, 0.82, 1.0)), (0.66, (0.3, 0.58, 0.95)), (1, (0.12, 0.34, 0.8))], 0.9)
    air((0.8, 0.9, 0.8), 0.01, 6)
    sun((-2.6, 4, 4.4), 4.2, (1, 0.94, 0.8), 2)
    grass(((0.2, 0.38, 0.07), (0.3, 0.5, 0.1), (0.38, 0.54, 0.14)))
    trees(((0.1, 0.26, 0.05), (0.18, 0.36, 0.07), (0.28, 0.44, 0.1)), 190)
    bunch(0.74, 2.8, 1.9, 0.42, 11, kinds, thread)
    bunch(-1.7, 7.5, 1.9, 0.6, 10, kinds[::-1], thread)
    paper = [plain(c, 0.9, sheer=0.4) for c in COLOURS]
    bunting(-2.4, 1.2, 4.4, 2.9, 0.3, 17, paper, thread)
    bunting(-2.6, 3.0, 7.5, 3.5, 0.5, 20, paper[::-1], thread)
    table(-1.5, 6.5, plain((0.86, 0.84, 0.8), 0.9), plain((0.9, 0.86, 0.8), 0.7))
    for _ in range(120):
        away = uniform(6, 20)
        glint((gauss(-0.03, 0.12) * (away + 2), away, 1.6 + abs(gauss(0.06, 0.09)) * away), choice([(1, 1, 0.7), (0.9, 1, 0.7)]), 0.04 + 0.4 * random() ** 3, is_whole=True)
    panel((-2.1, 1.8, 2.6), (0, 0, 1.5), 1.5, 70, (1, 0.96, 0.84))
    panel((1.6, -1.4, 2.1), (0, 0, 1.5), 1.6, 30, (0.96, 0.98, 1))


def evening():
    thread, kinds = plain((0.3, 0.3, 0.3), 0.8), [rubber(c) for c in COLOURS]
    sky([(0, (0.04, 0.05, 0.05)), (0.49, (0.5, 0.3, 0.34)), (0.53, (0.36, 0.28, 0.48)), (0.62, (0.13, 0.16, 0.42)), (1, (0.03, 0.06, 0.22))], 0.9)
    air((0.2, 0.18, 0.3), 0.016, 6)
    grass(((0.05, 0.09, 0.04), (0.08, 0.13, 0.05), (0.1, 0.14, 0.06)))
    trees(((0.03, 0.06, 0.03), (0.05, 0.08, 0.04), (0.07, 0.1, 0.05)), 170)
    bunch(-0.66, 2.6, 1.9, 0.42, 11, kinds, thread)
    bunch(1.6, 5.5, 2.0, 0.5, 9, kinds[::-1], thread)
    table(1.5, 6.6, plain((0.7, 0.66, 0.6), 0.9), plain((0.8, 0.72, 0.6), 0.7))
    for y, z, x0 in ((3.6, 2.5, -1.6), (6.0, 3.0, -2.4), (9.5, 3.9, -3.6)):
        for n in range(20):
            t = n / 19
            x = x0 + 2 * abs(x0) * t
            glint((x, y, z - 0.34 * (1 - (2 * t - 1) ** 2)), (1, 0.68, 0.34), 0.85)
        for t in (0.2, 0.5, 0.8):
            bulb((x0 + 2 * abs(x0) * t, y - 0.6, z - 0.3), 14, (1, 0.66, 0.34), 0.15)
    for _ in range(40):
        away = uniform(5, 16)
        glint((gauss(0, 0.11) * away, away, uniform(0.3, 1.6)), (1, 0.72, 0.4), uniform(0.03, 0.2))
    panel((-2.2, 1.0, 2.2), (0.2, 3.0, 1.8), 1.2, 34, (1, 0.74, 0.5))
    panel((-1.8, -0.8, 2.0), (0, 0, 1.5), 1.1, 26, (1, 0.8, 0.58))
    panel((1.9, 0.6, 2.3), (0, 0, 1.5), 1.4, 20, (0.7, 0.76, 1))
