ABOUT = "A hall with white flowers, candles and tall windows, and an arch of roses in the evening sun of its garden"

from lights import bulb, glint, panel, sky, sun
from materials import air, plain, shining_down, wood
from math import cos, pi, sin
from plants import tuft
from random import choice, gauss, random, uniform
from shapes import box, copy, cylinder, mesh, rod, sheet

CAMERAS = {
    "window": dict(lens=80, f=2.0, distance=2.1, z=1.5, yaw=-4, exposure=1.3, soft=2.2),
    "candles": dict(lens=80, f=2.0, distance=2.1, z=1.5, yaw=4, exposure=1.35, soft=2.2),
    "garden": dict(lens=75, f=2.0, distance=2.1, z=1.5, yaw=-3, pitch=1, exposure=1.1, soft=1.8),
}


def flowers(at, size, count, blooms, leaves):
    """A heap of roses with some green."""
    for n in range(count):
        a, z = uniform(0, 2 * pi), uniform(-0.5, 0.7)
        r = size * (1 - z * z) ** 0.5 * uniform(0.7, 1)
        place = (at[0] + r * cos(a), at[1] + r * sin(a) * 0.7, at[2] + size * z)
        copy(choice(blooms), place, size * uniform(0.22, 0.36), (uniform(0, 6), uniform(0, 6), 0))
        if n % 6 == 0:
            copy(choice(leaves), place, size * uniform(0.3, 0.5), (uniform(0, 6), uniform(0, 6), 0))


def garden():
    """An arch of roses on the lawn, a hedge and trees behind it, the sun low."""
    mist = (1.0, 0.8, 0.56)
    sky([(0, (0.26, 0.26, 0.18)), (0.49, (1.0, 0.82, 0.58)), (0.53, (1.15, 0.92, 0.68)), (0.6, (0.86, 0.84, 0.78)), (1, (0.4, 0.56, 0.78))], 0.9)
    air(mist, 0.012, 7)
    sun((-2.6, 7, 3.0), 5.0, (1, 0.82, 0.54), 2)
    mesh([(-60, -5, 0), (60, -5, 0), (60, 90, 0), (-60, 90, 0)], [(0, 1, 2, 3)], plain((0.2, 0.3, 0.07), 0.9, vary=0.35, grain=1.4))
    runner = plain((0.5, 0.47, 0.4), 0.9)
    mesh([(-0.6, -5, 0.02), (0.6, -5, 0.02), (0.6, 13, 0.02), (-0.6, 13, 0.02)], [(0, 1, 2, 3)], runner)
    trees = [tuft(plain(c, 0.8, sheer=0.45), 60, 0.18) for c in ((0.16, 0.26, 0.06), (0.26, 0.34, 0.08), (0.11, 0.2, 0.06))]
    for n in range(120):
        copy(choice(trees), (uniform(-6, 6), uniform(14.5, 15.5), uniform(0.1, 1.5)), uniform(0.4, 0.7), (uniform(0, 6), 0, 0))
    for n in range(150):
        x = choice([-1, 1]) * uniform(1.6, 13)
        copy(choice(trees), (x, uniform(22, 30), uniform(1, 3.5) + 0.35 * abs(x)), uniform(0.8, 1.6), (uniform(0, 6), uniform(0, 6), 0))
    blooms = [tuft(plain(c, 0.8, sheer=0.35), 60, 0.42, 0.9) for c in ((0.86, 0.82, 0.75), (0.88, 0.72, 0.66), (0.84, 0.62, 0.56), (0.88, 0.8, 0.68))]
    leaves = [tuft(plain(c, 0.7, sheer=0.35), 26, 0.36, 0.4) for c in ((0.12, 0.22, 0.08), (0.24, 0.32, 0.14))]
    # The arch stands around whoever is before it, fuller on one side.
    x0, half, y, spring = 0.2, 1.02, 4.6, 1.95
    path = [(x0 - half, 0.1 + 0.185 * n) for n in range(11)] + [(x0 - half * cos(pi * n / 22), spring + 0.86 * sin(pi * n / 22)) for n in range(1, 22)] + [(x0 + half, spring - 0.185 * n) for n in range(11)]
    for n, (x, z) in enumerate(path):
        size = 0.15 + 0.09 * sin(0.31 * n + 0.6) ** 2
        flowers((x + gauss(0, 0.03), y + gauss(0, 0.05), z), size, 15, blooms, leaves)
        copy(choice(leaves), (x + gauss(0, 0.12), y, z + gauss(0, 0.12)), uniform(0.16, 0.26), (uniform(0, 6), uniform(0, 6), 0))
    for side in (-1, 1):
        for row in range(3):
            flowers((x0 + side * (1.05 + 0.12 * row), 5.6 + 1.9 * row, 0.5), 0.26, 40, blooms, leaves)
    for n in range(90):
        copy(choice(blooms), (x0 + gauss(0, 0.5), uniform(3.2, 9), 0.04), uniform(0.03, 0.07))
    # Sun through the trees, and small lamps between them.
    for n in range(80):
        away = uniform(12, 24)
        glint((gauss(-0.06, 0.1) * away, away, 1.5 + (0.02 + abs(gauss(0, 0.11))) * away), choice([(1, 0.84, 0.5), (1, 0.92, 0.7), (0.95, 0.95, 0.6)]), 0.05 + 0.4 * random() ** 2, is_whole=True)
    panel((0.6, 1.4, 3.0), (0.2, y, 1.7), 2.0, 130, (1, 0.94, 0.86))
    panel((-2.2, 2.2, 2.7), (0, 0, 1.5), 1.5, 80, (1, 0.84, 0.58))
    panel((1.6, -1.4, 2.1), (0, 0, 1.5), 1.6, 28, (1, 0.95, 0.88))


def build(camera):
    if camera == "garden":
        return garden()
    is_evening = camera == "candles"
    sky([(0, (0.04, 0.035, 0.03)), (1, (0.06, 0.055, 0.055))])
    wall = plain((0.3, 0.26, 0.23) if is_evening else (0.54, 0.47, 0.4), 0.85, vary=0.06, grain=1.5)
    trim, gold = plain((0.55, 0.5, 0.45), 0.6), plain((0.65, 0.44, 0.18), 0.3, 0.5)
    floor = wood((0.12, 0.06, 0.03), (0.24, 0.13, 0.07), 0.25)
    far = 7.0
    box((0, 3, -0.02), (14, 16, 0.04), floor)
    box((0, 3, 5.2), (14, 16, 0.04), trim)
    day = [(0, (0.8, 0.74, 0.6)), (0.4, (1.0, 0.92, 0.8)), (1, (0.84, 0.92, 1.0))]
    dusk = [(0, (0.5, 0.3, 0.3)), (0.4, (0.26, 0.24, 0.42)), (1, (0.08, 0.14, 0.38))]
    # Wall with tall windows between pilasters; the windows at the sides of the picture.
    outside = box((0, far + 0.6, 2.6), (14, 0.05, 5.2), shining_down(dusk if is_evening else day, 0.4 if is_evening else 1.5, -2.6, 2.6))
    outside.visible_diffuse = False
    for x, wide in ((-4.9, 3.0), (0.25, 1.3), (5.0, 3.0)):
        box((x, far, 2.6), (wide, 0.5, 5.2), wall)
        for side in (-1, 1):
            box((x + side * wide * 0.34, far - 0.28, 2.7), (0.08, 0.05, 3.6), trim)
        box((x, far - 0.28, 4.5), (wide * 0.68, 0.05, 0.08), trim)
        box((x, far - 0.28, 0.9), (wide * 0.68, 0.05, 0.08), trim)
    for x in (-1.9, 2.2):
        box((x, far, 0.3), (3.1, 0.5, 0.6), wall)
        for k in range(-2, 3):
            box((x + k * 0.56, far + 0.05, 2.9), (0.05 if k else 0.12, 0.07, 4.6), trim)
        for k in range(6):
            box((x, far + 0.05, 0.9 + k * 0.72), (2.8, 0.07, 0.05), trim)
        if not is_evening:
            panel((x, far - 0.3, 2.6), (x * 0.3, 0, 1.2), 2.0, 110, (1, 0.95, 0.88), height=3.2)
    # Curtains that fall beside the windows.
    cloth = plain((0.6, 0.54, 0.48), 0.9)
    for x0, x1 in ((-3.6, -2.7), (-0.6, -0.2), (0.6, 1.0), (3.2, 4.0)):
        sheet(x0, x1, 0.05, 5.1, lambda u, v: far - 0.5 + 0.08 * sin(u * 34 + v), cloth, 70, 4)
    blooms = [tuft(plain(c, 0.8, sheer=0.3), 60, 0.42, 0.9) for c in ((0.82, 0.78, 0.72), (0.85, 0.74, 0.68), (0.8, 0.66, 0.6))]
    leaves = [tuft(plain(c, 0.7, sheer=0.3), 26, 0.36, 0.4) for c in ((0.1, 0.17, 0.08), (0.2, 0.26, 0.14))]
    # Stands with flowers along the aisle, candles below them.
    for row in range(4):
        y = 2.6 + row * 1.35
        for side in (-1, 1):
            x = side * 0.14 * (y + 2.1)
            rod((x, y, 0), (x, y, 1.12), 0.02, gold)
            flowers((x, y, 1.3), 0.27, 64, blooms, leaves)
            for n in range(7):
                at = (x + uniform(-0.34, 0.3), y + uniform(-0.2, 0.3), uniform(0.2, 0.95))
                cylinder((at[0], at[1], at[2] / 2), 0.035, at[2], trim, sides=12)
                glint((at[0], at[1], at[2] + 0.06), (1, 0.56, 0.22), 0.9 if is_evening else 0.5)
    panel((0.2, 3.6, 4.8), (0.2, 6.8, 2.0), 2.4, 110 if is_evening else 130, (1, 0.7, 0.44) if is_evening else (1, 0.93, 0.84))
    panel((0.2, 0.4, 3.6), (0.2, 4.5, 0.9), 2.0, 90 if is_evening else 120, (1, 0.72, 0.46) if is_evening else (1, 0.96, 0.92))
    # Candles in the air and a chandelier.
    for n in range(64):
        side = choice([-1, 1])
        glint((side * abs(gauss(1.15, 0.5)), uniform(4.2, 6.4), uniform(2.0, 3.6)), choice([(1, 0.6, 0.26), (1, 0.7, 0.4), (1, 0.8, 0.55)]), uniform(0.1, 0.55) * (1 if is_evening else 0.45))
    for x in (-1.3, 1.8):
        for n in range(12):
            at = (x + 0.42 * cos(n * pi / 6), 5.2 + 0.42 * sin(n * pi / 6), 3.05 + 0.22 * (n % 2))
            glint(at, (1, 0.7, 0.4), 0.9 if is_evening else 0.45)
        bulb((x, 5.2, 3.0), 70 if is_evening else 14, (1, 0.68, 0.4), 0.25)
    panel((-1.8, -0.7, 2.1), (0, 0, 1.5), 1.2, 24 if is_evening else 30, (1, 0.8, 0.58) if is_evening else (1, 0.96, 0.92))
    panel((2.0, 0.4, 2.2), (0, 0, 1.5), 1.5, 12 if is_evening else 26, (0.72, 0.8, 1) if is_evening else (1, 0.95, 0.86))
