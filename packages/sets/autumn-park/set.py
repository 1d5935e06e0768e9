ABOUT = "Trees against the low sun"

from lights import glint, panel, sky
from materials import air, plain
from random import choice, gauss, random, uniform
from shapes import copy, mesh, rod, sphere

CAMERAS = {
    "gold": dict(lens=85, f=1.8, distance=2.0, z=1.5, exposure=0.78),
}


def build(camera):
    leaves = [(0.5, 0.22, 0.03), (0.6, 0.32, 0.05), (0.35, 0.1, 0.02), (0.55, 0.15, 0.03), (0.3, 0.22, 0.05)]
    shine = [(1, 0.62, 0.16), (1, 0.76, 0.3), (1, 0.88, 0.58), (1, 0.4, 0.1)]
    mist, ground = (0.85, 0.52, 0.22), (0.4, 0.2, 0.06)
    sky([(0, ground), (0.49, mist), (0.52, tuple(1.25 * c for c in mist)), (0.6, (0.8, 0.72, 0.55)), (1, (0.35, 0.5, 0.7))], 0.9)
    air(mist, 0.02, 3)
    mesh([(-60, -5, 0), (60, -5, 0), (60, 160, 0), (-60, 160, 0)], [(0, 1, 2, 3)], plain(ground, 0.9, vary=0.5, grain=1.2))
    bark = plain((0.05, 0.032, 0.022), 0.9, vary=0.3, grain=4)
    crowns = [sphere((0, -90 - n, 0), 1, plain(c, 0.8, vary=0.6, grain=3, sheer=0.5), detail=2) for n, c in enumerate(leaves)]
    for n in range(46):
        y = 6 + 50 * random() ** 1.2
        side = choice([-1, 1])
        x = side * (uniform(2.0, 3.4) + 0.22 * y * random())
        rod((x, y, -0.1), (x + uniform(-0.4, 0.4), y, 6), 0.13 + 0.1 * random(), bark, end=0.06)
        for _ in range(9):
            r = uniform(0.5, 1.2)
            copy(choice(crowns), (x + gauss(0, 1.3), y + gauss(0, 0.8), uniform(3.1, 6.6)), (r, r, r * 0.7))
    for n in range(50):
        r = uniform(0.25, 0.7)
        copy(choice(crowns), (uniform(-9, 9), uniform(9, 26), uniform(0, 0.5)), (r * 1.6, r, r * 0.6))
    # Sun through the leaves.
    for n in range(430):
        away = uniform(7, 42)
        spread = 0.19 * away
        z = 1.5 + abs(gauss(0.07, 0.1)) * away + 0.3
        glint((gauss(-0.035 * away, spread * 0.55), away, z), choice(shine), uniform(0.1, 0.8) ** 1.8)
    for n in range(120):
        glint((gauss(0, 2.2), uniform(6, 22), uniform(0.02, 0.3)), choice(shine), uniform(0.08, 0.3))
    panel((-2.2, 2.4, 3.0), (0, 0, 1.5), 1.6, 90, (1, 0.85, 0.6))
    panel((1.5, -1.4, 2.2), (0, 0, 1.5), 1.6, 24, (1, 0.95, 0.86))
