ABOUT = "A living room at Christmas, with tree and fire"

from lights import bulb, glint, panel, sky
from materials import plain, shining, wood
from math import cos, pi, sin
from random import choice, random, uniform
from shapes import box, copy, cylinder, rod, sphere

CAMERAS = {
    "tree": dict(lens=75, f=2.0, distance=2.2, z=1.5, yaw=4, exposure=1.7),
    "fire": dict(lens=75, f=2.0, distance=2.2, z=1.45, yaw=-15, exposure=1.6),
}


def build(camera):
    sky([(0, (0.012, 0.01, 0.01)), (1, (0.02, 0.018, 0.02))])
    wall = plain((0.2, 0.1, 0.075), 0.9, vary=0.1, grain=2)
    oak, white = wood((0.1, 0.045, 0.02), (0.2, 0.1, 0.045)), plain((0.55, 0.48, 0.4), 0.7)
    box((0, 1, -0.02), (10, 10, 0.04), oak)
    box((0, 4.6, 1.6), (10, 0.1, 3.4), wall)
    box((0, 1, 3.3), (10, 10, 0.04), white)
    for x in (-3.4, -2.2, 0.45, 1.6, 2.8):
        box((x, 4.54, 1.9), (0.9, 0.03, 1.7), plain((0.16, 0.08, 0.06), 0.9))
    # Fireplace at the right.
    brick, black = plain((0.3, 0.11, 0.07), 0.9, vary=0.35, grain=6), plain((0.015, 0.012, 0.01), 0.9)
    x = 1.35
    box((x, 4.3, 0.75), (1.9, 0.5, 1.5), brick)
    box((x, 4.04, 0.6), (1.0, 0.06, 0.95), black)
    box((x, 4.2, 1.55), (2.2, 0.75, 0.1), oak)
    for n in range(16):
        rod((x + uniform(-0.3, 0.3), 4.0, 0.25), (x + uniform(-0.25, 0.25), 4.0, uniform(0.45, 0.85)), 0.07, shining((1, uniform(0.25, 0.5), 0.06), uniform(2, 6)), end=0.01)
    bulb((x, 3.7, 0.6), 40, (1, 0.42, 0.14), 0.2)
    needles = [plain(c, 0.8, vary=0.5, grain=8) for c in ((0.015, 0.05, 0.025), (0.025, 0.075, 0.035), (0.01, 0.035, 0.02))]
    for n in range(42):
        sphere((x - 1.05 + n * 0.05, 3.95 + uniform(-0.05, 0.05), 1.63 + 0.05 * sin(n * 0.7)), uniform(0.05, 0.1), choice(needles), detail=2)
    for n in range(20):
        glint((x - 1.0 + n * 0.105, 3.82, 1.66 + 0.05 * sin(n * 1.7)), (1, 0.5, 0.17), uniform(0.15, 0.4))
    for at in (-0.8, -0.6, 0.75):
        cylinder((x + at, 4.2, 1.75), 0.035, uniform(0.2, 0.34), white)
        glint((x + at, 4.15, 2.0), (1, 0.55, 0.2), 0.9)
    for at, colour in ((-0.7, (0.5, 0.02, 0.02)), (-0.2, (0.5, 0.46, 0.4)), (0.35, (0.5, 0.02, 0.02)), (0.8, (0.05, 0.2, 0.08))):
        box((x + at, 3.8, 1.28), (0.17, 0.06, 0.36), plain(colour, 0.9))
        box((x + at + 0.05, 3.8, 1.08), (0.25, 0.06, 0.12), plain(colour, 0.9))
    # The tree: boughs of needles, lamps and balls in rings.
    tx, ty = -0.95, 3.7
    rod((tx, ty, 0), (tx, ty, 2.6), 0.07, oak, end=0.02)
    tuft = [sphere((0, -80 - n, 0), 1, m, detail=2) for n, m in enumerate(needles)]
    balls = [plain((0.5, 0.015, 0.02), 0.2), plain((0.65, 0.42, 0.12), 0.25, 0.5), plain((0.5, 0.5, 0.52), 0.2, 0.5)]
    for n in range(330):
        z = 0.35 + 2.35 * random() ** 1.25
        reach = 0.98 * (2.85 - z) / 2.5
        a, r = uniform(0, 2 * pi), reach * uniform(0.45, 1)
        copy(choice(tuft), (tx + r * cos(a), ty + r * sin(a), z), (uniform(0.11, 0.2), uniform(0.1, 0.18), uniform(0.05, 0.09)))
    for n in range(44):
        z = 0.5 + 2.1 * random()
        a = uniform(-pi, 0)
        r = 0.98 * (2.85 - z) / 2.5
        sphere((tx + r * cos(a), ty + r * sin(a), z), uniform(0.04, 0.06), choice(balls), detail=3)
    for n in range(130):
        z = 0.45 + 2.25 * random()
        a = uniform(-pi, 0)
        r = 1.1 * (2.85 - z) / 2.5
        glint((tx + r * cos(a), ty + r * sin(a) - 0.14, z), choice([(1, 0.5, 0.16), (1, 0.6, 0.25), (1, 0.42, 0.12), (1, 0.22, 0.08)]), uniform(0.12, 0.5))
    glint((tx, ty - 0.2, 2.8), (1, 0.62, 0.25), 1.6)
    for n in range(5):
        side = uniform(0.22, 0.4)
        box((tx + uniform(-0.8, 0.9), 2.9 + uniform(-0.1, 0.3), side / 2), (side, side, side), choice(balls[:2] + [white]), turn=uniform(0, 60))
    panel((0, 2.6, 3.1), (-0.4, 4.0, 1.5), 1.6, 46, (1, 0.66, 0.38))
    panel((1.7, -0.6, 1.9), (0, 0, 1.5), 0.9, 24, (1, 0.72, 0.46))
    panel((-2.0, -1.2, 2.1), (0, 0, 1.5), 1.6, 11, (0.85, 0.9, 1))
