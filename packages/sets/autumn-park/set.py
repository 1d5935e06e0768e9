ABOUT = "A park in autumn: trees against the low sun, maples over a lake in mist, lamps along a path at dusk"

from lights import bulb, glint, panel, sky, sun
from materials import air, plain
from plants import grow, tuft
from random import choice, gauss, random, uniform
from shapes import copy, mesh, rod, sphere

CAMERAS = {
    "gold": dict(lens=85, f=1.8, distance=2.0, z=1.5, exposure=0.78),
    "lake": dict(lens=80, f=2.0, distance=2.0, z=1.5, yaw=3, pitch=1, exposure=1.0, soft=1.6),
    "lamps": dict(lens=80, f=1.8, distance=2.0, z=1.5, yaw=-4, pitch=1, exposure=1.2, soft=1.7),
}


def build(camera):
    {"gold": gold, "lake": lake, "lamps": lamps}[camera]()


def lake():
    """A still morning: the far bank's maples stand in the water twice."""
    mist = (0.84, 0.75, 0.64)
    sky([(0, (0.3, 0.3, 0.3)), (0.49, (0.98, 0.84, 0.68)), (0.52, (1.2, 1.0, 0.8)), (0.56, (1.0, 0.93, 0.84)), (0.61, (0.7, 0.79, 0.88)), (1, (0.35, 0.52, 0.78))], 0.9)
    air(mist, 0.0055, 10)
    sun((3, -2, 3.0), 4.4, (1, 0.86, 0.64), 3)
    mesh([(-120, 5, 0), (120, 5, 0), (120, 40, 0), (-120, 40, 0)], [(0, 1, 2, 3)], plain((0.03, 0.045, 0.05), 0.06, vary=0.4, grain=0.5, stretch=(0.3, 1, 1)))
    bank = plain((0.3, 0.2, 0.08), 0.9, vary=0.4, grain=0.6)
    mesh([(-120, 39, 0), (120, 39, 0), (120, 44, 1.0), (-120, 44, 1.0)], [(0, 1, 2, 3)], bank)
    mesh([(-120, 44, 1.0), (120, 44, 1.0), (120, 140, 2), (-120, 140, 2)], [(0, 1, 2, 3)], bank)
    mesh([(-30, -5, 0.02), (30, -5, 0.02), (30, 5.2, 0.02), (-30, 5.2, 0.02)], [(0, 1, 2, 3)], plain((0.34, 0.2, 0.07), 0.9, vary=0.5, grain=2))
    bark = plain((0.05, 0.035, 0.03), 0.9, vary=0.3, grain=4)
    reds = [tuft(plain(c, 0.75, sheer=0.5), 70, 0.16, 0.8) for c in ((0.62, 0.09, 0.03), (0.75, 0.2, 0.04), (0.8, 0.36, 0.06), (0.5, 0.05, 0.03))]
    calm = [tuft(plain(c, 0.8, sheer=0.4), 70, 0.16, 0.8) for c in ((0.3, 0.28, 0.08), (0.5, 0.36, 0.1), (0.2, 0.22, 0.09))]
    for n in range(15):
        x = -11 + n * 1.6 + uniform(-0.5, 0.5)
        y, high = uniform(43, 52), uniform(3.4, 5.8) + 0.16 * abs(x)
        rod((x, y, 0.5), (x + uniform(-0.4, 0.4), y, high), 0.16, bark, end=0.07)
        crown = reds if random() < 0.62 else calm
        for _ in range(26):
            copy(choice(crown), (x + gauss(0, 0.9), y + gauss(0, 0.7), high * uniform(0.45, 1.0) + gauss(0.5, 0.4)), uniform(0.5, 0.9), (uniform(0, 6), uniform(0, 6), 0))
    for n in range(60):
        copy(choice(calm), (uniform(-12, 12), uniform(40, 43), uniform(0.2, 0.9)), (uniform(0.5, 0.9), 0.5, 0.4))
    for n in range(120):
        x = uniform(-24, 24)
        copy(choice(calm), (x, uniform(84, 100), uniform(1, 6) + 0.12 * abs(x)), uniform(1.4, 2.6), (uniform(0, 6), 0, 0))
    # A maple's bough in the corner, leaves on the water.
    for x, y, z, side in ((-1.5, 3.2, 2.65, 1), (-1.3, 2.7, 2.35, 1), (1.5, 4.0, 3.0, -1)):
        grow((x, y, z), (side, 0, 0.0), 0.42, 0.022, bark, reds, 0.13, 3, 0.08)
    for n in range(80):
        copy(choice(reds), (gauss(0, 1.6), uniform(5.6, 14), 0.02), (uniform(0.05, 0.12), uniform(0.05, 0.1), 0.01))
    for n in range(30):
        away = uniform(12, 36)
        glint((gauss(0.03, 0.08) * away, away, 0.03), choice([(1, 0.95, 0.84), (1, 0.8, 0.6)]), uniform(0.03, 0.16))
    panel((2.0, -0.8, 2.4), (0, 0, 1.5), 1.4, 34, (1, 0.95, 0.86))
    panel((-2.1, 0.8, 2.2), (0, 0, 1.5), 1.6, 26, (0.9, 0.95, 1))


def lamps():
    """After sunset: lamps that lead down a path of leaves."""
    sky([(0, (0.08, 0.075, 0.1)), (0.49, (0.34, 0.26, 0.32)), (0.51, (0.62, 0.38, 0.34)), (0.55, (0.36, 0.3, 0.44)), (0.64, (0.16, 0.2, 0.42)), (1, (0.05, 0.09, 0.26))], 0.8)
    air((0.2, 0.17, 0.25), 0.02, 5)
    mesh([(-60, -5, 0), (60, -5, 0), (60, 160, 0), (-60, 160, 0)], [(0, 1, 2, 3)], plain((0.3, 0.13, 0.04), 0.9, vary=0.5, grain=1.8))
    mesh([(-1.0, -5, 0.02), (1.0, -5, 0.02), (1.0, 110, 0.02), (-1.0, 110, 0.02)], [(0, 1, 2, 3)], plain((0.16, 0.12, 0.11), 0.4, vary=0.4, grain=2))
    iron, bark = plain((0.02, 0.022, 0.025), 0.5), plain((0.04, 0.03, 0.03), 0.9, vary=0.3, grain=4)
    leaves = [tuft(plain(c, 0.75, sheer=0.5), 70, 0.15, 0.8) for c in ((0.7, 0.26, 0.04), (0.8, 0.4, 0.06), (0.55, 0.12, 0.03), (0.6, 0.3, 0.08))]
    for side in (-1, 1):
        for n in range(8):
            y = 6 + n * 4.4 + uniform(-0.6, 0.6) + (2 if side > 0 else 0)
            x = side * (2.3 + 0.03 * y + uniform(0, 0.4))
            rod((x, y, -0.1), (x + uniform(-0.3, 0.3), y, 5), 0.16, bark, end=0.07)
            for _ in range(40):
                copy(choice(leaves), (x + gauss(-side * 0.3, 0.9), y + gauss(0, 0.8), uniform(2.6, 6)), uniform(0.3, 0.6), (uniform(0, 6), uniform(0, 6), 0))
        for n in range(7):
            y = 5.5 + n * 4.5 + (0 if side > 0 else 1.6)
            x = side * 1.25
            rod((x, y, 0), (x, y, 2.25), 0.035, iron, end=0.025)
            glint((x, y, 2.4), (1, 0.62, 0.28), 3.4 / (1 + 0.12 * n))
            if n < 5:
                bulb((x, y, 2.36), 60, (1, 0.6, 0.28), 0.12)
    for n in range(200):
        copy(choice(leaves), (choice([-1, 1]) * abs(gauss(1.2, 0.8)), uniform(3, 30), 0.03), (uniform(0.12, 0.35), uniform(0.12, 0.4), 0.03))
    for n in range(24):
        away = uniform(34, 80)
        glint((gauss(0.02, 0.05) * away, away, 1.3 + uniform(0, 0.05) * away), choice([(1, 0.6, 0.28), (1, 0.76, 0.5), (0.8, 0.86, 1)]), uniform(0.06, 0.3), is_whole=True)
    panel((-1.7, -0.8, 2.1), (0, 0, 1.5), 1.0, 24, (1, 0.78, 0.52))
    panel((1.9, 0.4, 2.3), (0, 0, 1.5), 1.4, 18, (0.66, 0.74, 1))


def gold():
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
