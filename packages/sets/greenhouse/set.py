ABOUT = "A glass house full of plants: strings of bulbs at dusk, a bright morning, ferns after rain"

from lights import bulb, glint, panel, sky, sun
from materials import air, plain
from math import cos, pi, sin
from plants import tuft
from random import choice, gauss, random, uniform
from shapes import box, copy, cylinder, mesh, rod

CAMERAS = {
    "dusk": dict(lens=80, f=2.0, distance=2.0, z=1.5, yaw=3, pitch=1, exposure=1.2, soft=1.6),
    "morning": dict(lens=80, f=2.0, distance=2.0, z=1.5, yaw=-4, pitch=1, exposure=1.15, soft=1.6),
    "rain": dict(lens=85, f=2.2, distance=2.0, z=1.5, yaw=0, pitch=0, exposure=1.2, soft=1.6),
}

GREENS = ((0.06, 0.18, 0.05), (0.1, 0.27, 0.07), (0.17, 0.34, 0.08), (0.05, 0.15, 0.08))
BULBS = ((1, 0.56, 0.22), (1, 0.64, 0.3), (1, 0.72, 0.42))


def arched_leaf(material, length, wide, droop):
    """A long leaf that rises and bends, from the origin along x; out of sight."""
    vertices, faces, steps = [], [], 8
    for n in range(steps + 1):
        t = n / steps
        x, z, w = length * t * (1 - 0.2 * droop * t), length * (0.75 * t - droop * t * t), wide * sin(pi * (0.06 + 0.94 * t)) + 0.002
        vertices += [(x, -w, z), (x, w, z)]
    for n in range(steps):
        faces.append((2 * n, 2 * n + 1, 2 * n + 3, 2 * n + 2))
    thing = mesh(vertices, faces, material, smooth=True)
    thing.location = (0, -200, 0)
    return thing


def palm(at, size, fronds, count=16):
    """Fronds that arch out of one crown."""
    for n in range(count):
        copy(choice(fronds), at, size * uniform(0.75, 1.15), (0, -uniform(0.0, 0.55), n * 2.4 + uniform(-0.3, 0.3)))


def bushes(x0, x1, y0, y1, z0, z1, count, leaves, size):
    for _ in range(count):
        copy(choice(leaves), (uniform(x0, x1), uniform(y0, y1), uniform(z0, z1)), size * uniform(0.6, 1.3), (uniform(0, 6), uniform(0, 6), 0))


def house(iron, far, half, wall, ridge):
    """Ribs of a glass house that runs away from the lens, and its end with a door."""
    n, y = 0, 2.6
    while y < far + 0.1:
        for side in (-1, 1):
            rod((side * half, y, 0), (side * half, y, wall), 0.035, iron)
            rod((side * half, y, wall), (0, y, ridge), 0.03, iron)
        y += 1.7
    for side in (-1, 1):
        for z in (0.8, wall):
            rod((side * half, 0, z), (side * half, far, z), 0.03, iron)
        for k in (0.33, 0.66):
            rod((side * half * (1 - k), 0, wall + (ridge - wall) * k), (side * half * (1 - k), far, wall + (ridge - wall) * k), 0.022, iron)
        box((side * half, far / 2, 0.3), (0.12, far, 0.6), iron)
    for k in range(-3, 4):
        x = half * k / 3
        rod((x, far, 0), (x, far, wall + (ridge - wall) * (1 - abs(k) / 3)), 0.03, iron)
    for z in (0.9, 2.1, wall):
        rod((-half, far, z), (half, far, z), 0.03, iron)


def build(camera):
    if camera == "dusk":
        sky([(0, (0.06, 0.07, 0.09)), (0.48, (0.3, 0.25, 0.34)), (0.52, (0.5, 0.36, 0.42)), (0.58, (0.26, 0.28, 0.48)), (0.7, (0.12, 0.18, 0.42)), (1, (0.05, 0.1, 0.28))], 0.8)
        air((0.12, 0.14, 0.2), 0.02, 5)
    elif camera == "morning":
        sky([(0, (0.3, 0.32, 0.26)), (0.48, (0.9, 0.88, 0.74)), (0.54, (1.0, 0.96, 0.84)), (0.64, (0.8, 0.88, 0.92)), (1, (0.5, 0.68, 0.9))], 0.95)
        air((0.86, 0.88, 0.74), 0.012, 4)
        sun((-2.4, 5, 3.4), 4.6, (1, 0.9, 0.68), 3)
    else:
        sky([(0, (0.26, 0.3, 0.28)), (0.5, (0.56, 0.64, 0.62)), (1, (0.66, 0.76, 0.8))], 0.9)
        air((0.5, 0.58, 0.55), 0.025, 6.6)
    leaves = [tuft(plain(c, 0.65, sheer=0.45), 46, 0.26, 0.5) for c in GREENS]
    fronds = [arched_leaf(plain(c, 0.55, sheer=0.4), 1.0, 0.05, d) for c, d in zip(GREENS, (0.9, 0.6, 1.1, 0.75))]
    clay, bench = plain((0.36, 0.16, 0.09), 0.85, vary=0.2, grain=6), plain((0.16, 0.1, 0.06), 0.8, vary=0.3, grain=3)
    {"dusk": dusk, "morning": morning, "rain": rain}[camera](leaves, fronds, clay, bench)


def aisle(leaves, fronds, clay, bench, flowers):
    """A path of bricks between benches with pots, tall plants behind them, baskets above."""
    mesh([(-9, -5, 0), (9, -5, 0), (9, 30, 0), (-9, 30, 0)], [(0, 1, 2, 3)], plain((0.2, 0.15, 0.11), 0.8, vary=0.35, grain=3))
    for side in (-1, 1):
        for n in range(5):
            y = 3.0 + n * 1.9
            box((side * 1.35, y + 0.9, 0.74), (0.7, 1.8, 0.05), bench)
            for k in range(6):
                x, py = side * uniform(1.08, 1.6), y + 0.1 + k * 0.3
                cylinder((x, py, 0.85), 0.085, 0.18, clay, top=0.11, sides=16)
                for _ in range(5):
                    copy(choice(leaves), (x + gauss(0, 0.05), py, 1.02 + uniform(0, 0.18)), uniform(0.12, 0.2), (uniform(0, 6), 0, 0))
                if random() < 0.45:
                    bloom = choice(flowers)
                    for _ in range(5):
                        copy(bloom, (x + gauss(0, 0.08), py - 0.04, 1.14 + uniform(0, 0.16)), uniform(0.035, 0.06))
        bushes(side * 1.7, side * 2.6, 3, 14, 0.6, 2.5, 110, leaves, 0.3)
        for y, size in ((4.6, 1.0), (7.2, 1.2), (10.4, 1.3)):
            x = side * (1.75 + 0.05 * y)
            rod((x, y, 0), (x, y, 1.7), 0.06, bench)
            palm((x, y, 1.7), size, fronds)
    bushes(-2.4, 2.4, 12.6, 13.4, 0, 1.5, 60, leaves, 0.4)
    for x, y, z in ((-0.95, 4.4, 2.35), (1.1, 5.6, 2.5), (-1.1, 7.4, 2.6)):
        rod((x, y, z), (x, y, 4), 0.008, bench)
        for _ in range(14):
            copy(choice(leaves), (x + gauss(0, 0.12), y + gauss(0, 0.12), z - uniform(0, 0.4)), uniform(0.12, 0.22), (uniform(0, 6), 0, 0))


def dusk(leaves, fronds, clay, bench):
    house(plain((0.06, 0.075, 0.08), 0.5), 13, 2.7, 2.5, 4.1)
    flowers = [tuft(plain(c, 0.7, sheer=0.4), 26, 0.5, 0.9) for c in ((0.8, 0.5, 0.5), (0.75, 0.7, 0.62), (0.7, 0.3, 0.2))]
    aisle(leaves, fronds, clay, bench, flowers)
    # Bulbs on wires from rib to rib.
    for line, (y, z, sag) in enumerate(((4.0, 2.55, 0.22), (5.6, 2.75, 0.3), (7.4, 2.95, 0.35), (9.4, 3.1, 0.4), (11.6, 3.2, 0.4))):
        for n in range(13):
            t = n / 12
            x = -2.3 + 4.6 * t
            at = (x, y + 0.5 * t, z - sag * sin(pi * ((2 * t) % 1.0)) + 0.03 * (n % 2))
            glint(at, choice(BULBS), 1.1, is_whole=True)
            if n in (4, 8):
                bulb((at[0], at[1], at[2] - 0.1), 14, (1, 0.62, 0.3), 0.1)
    for n in range(26):
        away = uniform(16, 40)
        glint((gauss(-0.05, 0.08) * away, away, 1.3 + uniform(0, 0.07) * away), choice(BULBS), uniform(0.06, 0.3), is_whole=True)
    panel((0, 4.6, 3.8), (0, 6.5, 1.0), 2.4, 110, (1, 0.72, 0.42))
    panel((0, 9.0, 4.0), (0, 11, 1.2), 2.4, 110, (1, 0.7, 0.4))
    panel((1.7, -0.7, 2.1), (0, 0, 1.5), 1.0, 24, (1, 0.76, 0.5))
    panel((-1.9, 0.4, 2.3), (0, 0, 1.5), 1.5, 16, (0.68, 0.78, 1))


def morning(leaves, fronds, clay, bench):
    house(plain((0.1, 0.18, 0.15), 0.5), 13, 2.7, 2.5, 4.1)
    flowers = [tuft(plain(c, 0.7, sheer=0.4), 26, 0.5, 0.9) for c in ((0.85, 0.55, 0.58), (0.86, 0.82, 0.74), (0.85, 0.62, 0.2))]
    aisle(leaves, fronds, clay, bench, flowers)
    trees = [tuft(plain(c, 0.8, sheer=0.4), 60, 0.2) for c in ((0.12, 0.22, 0.06), (0.2, 0.3, 0.08))]
    for n in range(90):
        x = uniform(-7, 7)
        copy(choice(trees), (x, uniform(19, 25), uniform(0.4, 1.6) + 0.35 * abs(x)), uniform(0.8, 1.5), (uniform(0, 6), 0, 0))
    for n in range(80):
        away = uniform(4.5, 12)
        glint((gauss(0, 0.12) * (away + 2), away, 1.5 + uniform(-0.08, 0.2) * (away + 1)), choice([(1, 0.92, 0.62), (1, 1, 0.84), (0.9, 1, 0.66)]), uniform(0.04, 0.34), is_whole=True)
    panel((0, 3.4, 4.4), (0, 6.5, 1.0), 2.6, 120, (1, 0.95, 0.84))
    panel((-2.1, 1.6, 2.8), (0, 0, 1.5), 1.5, 70, (1, 0.9, 0.7))
    panel((1.7, -1.2, 2.1), (0, 0, 1.5), 1.6, 26, (0.96, 0.98, 0.94))


def rain(leaves, fronds, clay, bench):
    """Across the house: ferns along a wall of wet panes."""
    far = 4.4
    iron = plain((0.36, 0.4, 0.38), 0.6)
    for x in (-1.55, -0.72, 0.1, 0.92, 1.74):
        box((x, far, 1.8), (0.05, 0.07, 3.6), iron)
    for z in (0.7, 1.95, 2.75):
        box((0, far, z), (4.4, 0.07, 0.05), iron)
    mesh([(-9, -5, 0), (9, -5, 0), (9, 30, 0), (-9, 30, 0)], [(0, 1, 2, 3)], plain((0.12, 0.13, 0.1), 0.6))
    trees = [tuft(plain(c, 0.8, sheer=0.4), 60, 0.2) for c in ((0.1, 0.2, 0.08), (0.16, 0.27, 0.1), (0.08, 0.15, 0.07))]
    for n in range(140):
        x = uniform(-5, 5)
        copy(choice(trees), (x, uniform(10, 17), uniform(-0.5, 1.7) + 0.3 * abs(x) + 0.2 * sin(2 * x)), uniform(0.6, 1.2), (uniform(0, 6), 0, 0))
    box((0, far - 0.45, 0.72), (5, 0.7, 0.06), bench)
    for n in range(16):
        x = -1.7 + n * 0.22
        side = min(1.0, abs(x) / 1.1)
        cylinder((x, far - 0.45, 0.84), 0.09, 0.18, clay, top=0.115, sides=16)
        palm((x, far - 0.45, 0.94), 0.28 + 0.42 * side * uniform(0.7, 1.1), fronds, 11)
    for x, y, z, size in ((-0.86, 3.0, 0.95, 0.9), (0.9, 2.8, 0.85, 0.9)):
        palm((x, y, z), size, fronds, 20)
    for x, z in ((-0.85, 2.45), (0.62, 2.6), (1.0, 2.35)):
        for _ in range(16):
            copy(choice(leaves), (x + gauss(0, 0.1), far - 0.5 + gauss(0, 0.1), z - uniform(-0.05, 0.4)), uniform(0.1, 0.2), (uniform(0, 6), 0, 0))
    for _ in range(150):
        glint((uniform(-1.2, 1.2), far - 0.08, uniform(0.9, 2.75)), choice([(0.86, 0.95, 0.94), (0.95, 1, 0.98)]), 0.02 + 0.16 * random() ** 3)
    for x, z in ((-0.66, 2.32), (0.86, 2.2)):
        glint((x, far - 0.7, z), (1, 0.68, 0.36), 1.4)
        bulb((x, far - 0.75, z), 6, (1, 0.66, 0.34))
    panel((0, 2.2, 3.4), (0, far, 1.2), 2.0, 44, (0.94, 1, 0.95))
    panel((-1.9, 0.2, 2.3), (0, 0, 1.5), 1.5, 38, (0.93, 0.98, 1))
    panel((1.8, -0.8, 2.0), (0, 0, 1.5), 1.3, 22, (1, 0.92, 0.8))
