ABOUT = "Rows of lavender before far hills: a golden evening, the blue hour over a farm, a clear morning"

from lights import glint, panel, sky, sun
from ground import land
from materials import air, plain, shining
from math import cos, exp, sin
from plants import tuft
from random import choice, gauss, random, uniform
from shapes import box, copy, mesh, rod, sphere

CAMERAS = {
    "gold": dict(lens=75, f=1.8, distance=2.0, z=1.65, yaw=3, pitch=0, exposure=1.0, soft=1.7),
    "blue-hour": dict(lens=75, f=1.8, distance=2.0, z=1.65, yaw=-3, pitch=1, exposure=1.3, soft=1.7),
    "morning": dict(lens=75, f=2.0, distance=2.0, z=1.65, yaw=5, pitch=0, exposure=1.15, soft=1.6),
}

ROW = 1.7


def spikes(material, count):
    """Flowering stems of one bush of radius 1, that fan out; out of sight."""
    vertices, faces = [], []
    for n in range(count):
        x, y = gauss(0, 0.3), gauss(0, 0.3)
        tip = (x * 2.0, y * 2.0, uniform(0.75, 1.1) - 0.25 * (x * x + y * y))
        low = (x * 1.35, y * 1.35, tip[2] * 0.5)
        w = uniform(0.045, 0.075)
        for dx, dy in ((w, 0), (0, w)):
            start = len(vertices)
            middle = tuple((a + b) / 2 for a, b in zip(low, tip))
            vertices += [low, (middle[0] - dx, middle[1] - dy, middle[2]), tip, (middle[0] + dx, middle[1] + dy, middle[2])]
            faces.append((start, start + 1, start + 2, start + 3))
    thing = mesh(vertices, faces, material)
    thing.location = (0, -200, 0)
    return thing


def rows(blooms, stems, lean, far=60, tilt=0.0):
    """Rows that meet far away; `lean` is where, in metres to the side for each metre away."""
    for k in range(-12, 13):
        y = 1.2
        while y < far:
            x = (k + 0.5) * ROW + lean * y + gauss(0, 0.05)
            step = 0.34 + 0.02 * y
            if abs(x) < 0.2 * (y + 4) + 1:
                size = uniform(0.4, 0.5)
                wide = size * 0.92
                copy(choice(stems), (x, y, 0.14 + tilt * y), (0.34, 0.34, 0.24), (0, 0, uniform(0, 6)))
                copy(choice(blooms), (x, y, 0.08 + tilt * y), (wide, wide + 0.01 * y, size * uniform(1.15, 1.4)), (0, 0, uniform(0, 6)))
            y += step


def hills(colours):
    for n, (away, base, high, colour) in enumerate(colours):
        def height(x, y, n=n, away=away, base=base, high=high):
            rise = exp(-((y - away) / (0.2 * away)) ** 2)
            return base + rise * high * (0.72 + 0.14 * sin(x / (0.12 * away) + 2.1 * n + 0.8) + 0.09 * sin(x / (0.05 * away) + n) + 0.04 * sin(x / (0.021 * away) + 3 * n))
        land(-0.5 * away, 0.5 * away, away * 0.6, away * 1.3, height, plain(colour, 0.9, vary=0.25, grain=6 / away), 90, 30)


def cypress(x, y, high, material):
    for n in range(26):
        t = random()
        r = high * 0.1 * (1 - t) ** 0.6 + 0.08
        copy(material, (x + gauss(0, 0.3) * r, y, high * t), (r, r, r * 1.9), (0, 0, uniform(0, 6)))


def farm(x, y, wall, roof, pane, size=1.0):
    box((x, y, 1.6 * size), (7 * size, 4, 3.2 * size), wall)
    mesh([(x - 3.7 * size, y - 2.3, 3.1 * size), (x + 3.7 * size, y - 2.3, 3.1 * size), (x + 3.7 * size, y, 4.7 * size), (x - 3.7 * size, y, 4.7 * size)], [(0, 1, 2, 3)], roof)
    box((x + 4.4 * size, y, 1.1 * size), (2.6 * size, 3.4, 2.2 * size), wall)
    for k in (-2.1, 0, 2.1):
        box((x + k * size, y - 2.05, 1.7 * size), (0.7 * size, 0.06, 1.1 * size), pane)


def build(camera):
    {"gold": gold, "blue-hour": blue_hour, "morning": morning}[camera]()


def earth(colour):
    mesh([(-120, -5, 0), (120, -5, 0), (120, 130, 0), (-120, 130, 0)], [(0, 1, 2, 3)], plain(colour, 0.9, vary=0.3, grain=1.2))


def purples(shades, greens):
    return [spikes(plain(c, 0.75, sheer=0.5), 60) for c in shades], [tuft(plain(c, 0.8, sheer=0.4), 40, 0.3, 0.25) for c in greens]


def gold():
    mist = (1.0, 0.64, 0.42)
    sky([(0, (0.3, 0.22, 0.2)), (0.49, (1.1, 0.68, 0.42)), (0.515, (1.35, 0.85, 0.5)), (0.55, (1.1, 0.74, 0.52)), (0.61, (0.82, 0.64, 0.62)), (1, (0.3, 0.4, 0.62))], 0.88)
    disc = sphere((-64, 400, 34), 7.5, shining((1, 0.66, 0.3), 12))
    disc.visible_glossy = disc.visible_diffuse = False
    sun((-3, 9, 2.2), 4.6, (1, 0.68, 0.38), 2)
    air(mist, 0.0075, 6)
    earth((0.32, 0.2, 0.13))
    blooms, stems = purples(((0.38, 0.2, 0.62), (0.46, 0.26, 0.68), (0.3, 0.15, 0.52), (0.54, 0.34, 0.66)), ((0.22, 0.26, 0.12), (0.28, 0.3, 0.14)))
    rows(blooms, stems, -0.1)
    hills(((150, -2, 13, (0.2, 0.18, 0.16)), (260, -4, 30, (0.22, 0.19, 0.2)), (420, -6, 58, (0.24, 0.22, 0.26))))
    leaf = tuft(plain((0.07, 0.09, 0.04), 0.8, sheer=0.3), 60, 0.3)
    for x, y, high in ((5.6, 70, 8), (7.4, 72, 9.5), (9.0, 69, 7)):
        cypress(x, y, high, leaf)
    for n in range(60):
        x = choice([-1, 1]) * uniform(3, 22) - 4
        copy(leaf, (x, uniform(74, 84), uniform(0.4, 1.6)), uniform(1.0, 1.9), (uniform(0, 6), 0, 0))
    for n in range(110):
        away = 2.5 + 24 * random() ** 1.5
        glint((gauss(-0.06, 0.11) * (away + 2), away, uniform(0.45, 0.72)), choice([(1, 0.78, 0.4), (1, 0.66, 0.5), (0.9, 0.6, 0.9)]), 0.04 + 0.36 * random() ** 3, is_whole=True)
    panel((-2.2, 2.3, 2.4), (0, 0, 1.5), 1.5, 90, (1, 0.76, 0.48))
    panel((1.6, -1.4, 2.1), (0, 0, 1.5), 1.6, 26, (1, 0.93, 0.88))


def blue_hour():
    sky([(0, (0.1, 0.1, 0.16)), (0.49, (0.52, 0.34, 0.46)), (0.51, (0.95, 0.56, 0.5)), (0.545, (0.66, 0.46, 0.6)), (0.62, (0.32, 0.36, 0.66)), (1, (0.1, 0.17, 0.44))], 0.85)
    air((0.42, 0.34, 0.5), 0.006, 8)
    sun((3, 8, 1.4), 0.9, (1, 0.6, 0.6), 6)
    earth((0.42, 0.32, 0.3))
    blooms, stems = purples(((0.32, 0.24, 0.5), (0.4, 0.31, 0.56), (0.26, 0.18, 0.42)), ((0.14, 0.19, 0.14), (0.18, 0.22, 0.15)))
    rows(blooms, stems, 0.06)
    hills(((150, -2, 12, (0.12, 0.12, 0.18)), (280, -4, 34, (0.15, 0.15, 0.24)), (440, -6, 62, (0.2, 0.19, 0.32))))
    wall, roof = plain((0.42, 0.36, 0.34), 0.9, vary=0.1, grain=0.6), plain((0.3, 0.17, 0.14), 0.9)
    farm(-5.2, 66, wall, roof, shining((1, 0.62, 0.28), 2.0))
    for k in (-2.1, 0, 2.1):
        glint((-5.2 + k, 63.6, 1.75), (1, 0.64, 0.3), 0.9)
    leaf = tuft(plain((0.04, 0.06, 0.05), 0.8, sheer=0.3), 60, 0.3)
    for x, y, high in ((-11, 64, 9), (0.6, 68, 8), (15.5, 67, 10), (17, 70, 8)):
        cypress(x, y, high, leaf)
    for n in range(12):
        glint((uniform(4, 24), uniform(130, 150), uniform(2, 5)), (1, 0.7, 0.4), uniform(0.15, 0.4))
    for n in range(40):
        away = 2.5 + 20 * random() ** 1.4
        glint((gauss(0.06, 0.11) * (away + 2), away, uniform(0.45, 0.72)), choice([(0.8, 0.6, 1), (1, 0.7, 0.8)]), 0.03 + 0.2 * random() ** 3, is_whole=True)
    panel((2.0, 1.2, 2.2), (0, 0, 1.5), 1.5, 26, (1, 0.72, 0.66))
    panel((-1.7, -1.2, 2.1), (0, 0, 1.5), 1.6, 22, (0.86, 0.88, 1))


def morning():
    mist = (0.76, 0.83, 0.95)
    sky([(0, (0.3, 0.3, 0.3)), (0.49, (0.9, 0.92, 0.94)), (0.53, (0.7, 0.84, 1.0)), (0.62, (0.36, 0.6, 0.95)), (1, (0.12, 0.34, 0.78))], 0.95)
    air(mist, 0.0026, 8)
    sun((3, -3, 3.6), 4.6, (1, 0.93, 0.8), 2)
    earth((0.42, 0.32, 0.22))
    blooms, stems = purples(((0.36, 0.26, 0.58), (0.44, 0.33, 0.64), (0.3, 0.21, 0.5), (0.52, 0.4, 0.68)), ((0.2, 0.32, 0.12), (0.26, 0.36, 0.15)))
    rows(blooms, stems, -0.13)
    hills(((150, -2, 14, (0.22, 0.3, 0.14)), (280, -4, 34, (0.2, 0.28, 0.22)), (440, -6, 64, (0.24, 0.3, 0.34))))
    wheat = plain((0.68, 0.52, 0.22), 0.9, vary=0.2, grain=0.4)
    mesh([(-40, 66, 0.1), (40, 66, 0.1), (40, 96, 3.0), (-40, 96, 3.0)], [(0, 1, 2, 3)], wheat)
    leaf = [tuft(plain(c, 0.8, sheer=0.3), 60, 0.24) for c in ((0.1, 0.2, 0.06), (0.16, 0.26, 0.08))]
    for x, y, size in ((-17.5, 72, 2.1), (-2.2, 76, 1.6), (2.2, 80, 1.9)):
        rod((x, y, 0), (x, y, 2.4 * size), 0.25, plain((0.12, 0.09, 0.06), 0.9))
        for _ in range(26):
            copy(choice(leaf), (x + gauss(0, 0.8) * size, y + gauss(0, 0.5), (2.3 + gauss(0, 0.5)) * size), size * uniform(0.5, 0.8), (uniform(0, 6), 0, 0))
    for n in range(60):
        away = 2.5 + 18 * random() ** 1.4
        glint((gauss(-0.08, 0.11) * (away + 2), away, uniform(0.45, 0.72)), choice([(1, 0.94, 0.9), (0.9, 0.8, 1)]), 0.03 + 0.2 * random() ** 3, is_whole=True)
    panel((1.9, -0.7, 2.3), (0, 0, 1.5), 1.3, 42, (1, 0.96, 0.88))
    panel((-1.9, 1.0, 2.3), (0, 0, 1.5), 1.5, 34, (0.93, 0.96, 1))
