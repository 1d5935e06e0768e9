ABOUT = "Fireworks over a river and a far city"

from lights import glint, panel, sky
from materials import air, plain
from math import cos, pi, sin
from random import choice, random, uniform
from shapes import box, mesh

CAMERAS = {
    "gold": dict(lens=75, f=2.5, distance=2.0, z=1.5, pitch=6, yaw=0, exposure=1.1),
    "colours": dict(lens=75, f=2.8, distance=2.0, z=1.5, pitch=6, yaw=3, exposure=1.1),
    "willows": dict(lens=75, f=2.5, distance=2.0, z=1.5, pitch=6, yaw=-3, exposure=1.1),
}

GOLDS = [(1, 0.5, 0.14), (1, 0.66, 0.3), (1, 0.8, 0.5)]
RED, BLUE, GREEN, VIOLET = (1, 0.12, 0.08), (0.2, 0.45, 1), (0.25, 0.9, 0.4), (0.7, 0.2, 1)


def burst(at, reach, colours, power, arms=30):
    """A shell that has opened: sparks along arms that fall a little, brightest at their ends."""
    for arm in range(arms):
        z, turn = uniform(-1, 1), uniform(0, 2 * pi)
        flat = (1 - z * z) ** 0.5
        way = (flat * cos(turn), flat * sin(turn), z)
        for n in range(5):
            t = 0.42 + 0.58 * n / 4
            fall = -0.16 * reach * t * t
            place = tuple(c + w * reach * t for c, w in zip(at, way))
            glint((place[0], place[1], place[2] + fall), choice(colours), power * (0.12 + 0.9 * t**3) * uniform(0.5, 1.2))


def willow(at, reach, colour, power):
    """A shell whose sparks fall in long arcs and fade."""
    for arm in range(20):
        turn, high = 2 * pi * arm / 20 + uniform(-0.1, 0.1), uniform(0.2, 1)
        for n in range(9):
            t = (n + 1) / 9
            place = (at[0] + cos(turn) * reach * t * uniform(0.96, 1.04), at[1] + sin(turn) * reach * t, at[2] + reach * (high * t - 1.5 * t * t))
            glint(place, colour, power * (1.1 - t) ** 0.8 * uniform(0.6, 1.2))


def build(camera):
    is_gold = camera == "gold"
    glow = (0.12, 0.05, 0.055) if is_gold else (0.08, 0.05, 0.14)
    sky([(0, (0.01, 0.012, 0.025)), (0.49, glow), (0.52, glow), (0.6, (0.04, 0.035, 0.09)), (1, (0.01, 0.014, 0.05))], 1.0)
    air(glow, 0.0022, 30)
    water = plain((0.012, 0.018, 0.03), 0.2, vary=0.5, grain=0.6, stretch=(0.25, 1, 1))
    mesh([(-900, 6, -3), (900, 6, -3), (900, 900, -3), (-900, 900, -3)], [(0, 1, 2, 3)], water)
    mesh([(-30, -5, 0), (30, -5, 0), (30, 6, 0), (-30, 6, 0)], [(0, 1, 2, 3)], plain((0.05, 0.05, 0.06), 0.5, vary=0.3, grain=2))
    wall = plain((0.016, 0.018, 0.032), 0.8)
    for n in range(44):
        x, high, wide = -110 + n * 5.2, uniform(6, 17) + 9 * (n % 7 == 3), uniform(4, 6.5)
        y = uniform(205, 250)
        box((x, y, high / 2 - 3), (wide, wide, high), wall)
        for _ in range(int(high * 0.7)):
            glint((x + uniform(-wide, wide) / 2, y - wide / 2 - 1, uniform(-1, high - 3)), choice(GOLDS + [(0.7, 0.85, 1)]), 0.03 + 0.28 * random() ** 3)
    # A bridge with lamps, and their way over the water.
    for n in range(40):
        x = -46 + n * 2.4 + uniform(-0.7, 0.7)
        glint((x, 170, 0.2 + 1.6 * sin(pi * n / 39) + uniform(-0.2, 0.2)), choice(GOLDS), uniform(0.05, 0.24))
    for n in range(190):
        away = 12 + 150 * random() ** 1.7
        glint((uniform(-0.16, 0.16) * away, away, -2.9), choice(GOLDS if is_gold else GOLDS + [RED, BLUE, VIOLET]), 0.02 + 0.2 * random() ** 3)
    if is_gold:
        burst((-20, 190, 42), 18, GOLDS, 0.26, 50)
        burst((24, 210, 52), 16, GOLDS, 0.2, 44)
        burst((30, 180, 26), 7, [RED, (1, 0.4, 0.2)], 0.3, 22)
    elif camera == "willows":
        willow((-23, 190, 46), 19, (1, 0.7, 0.36), 0.2)
        willow((25, 200, 54), 18, (0.8, 0.9, 1), 0.18)
        willow((31, 185, 30), 10, (1, 0.56, 0.2), 0.2)
        burst((-30, 200, 22), 6, [(0.5, 0.7, 1), (0.85, 0.92, 1)], 0.2, 20)
    else:
        burst((-19, 190, 42), 17, [RED, (1, 0.5, 0.3)], 0.2, 44)
        burst((25, 200, 50), 17, [BLUE, (0.6, 0.8, 1)], 0.22, 44)
        burst((27, 180, 24), 9, [VIOLET, (1, 0.4, 0.7)], 0.2, 26)
        burst((-27, 210, 18), 9, GOLDS, 0.16, 24)
        burst((2, 220, 74), 9, [GREEN, (0.8, 1, 0.7)], 0.18, 24)
    panel((-1.8, -0.5, 2.2), (0, 0, 1.5), 1.1, 22, (1, 0.7, 0.42) if is_gold else (1, 0.62, 0.56))
    panel((1.9, 0.2, 2.2), (0, 0, 1.5), 1.3, 18, (1, 0.66, 0.4) if is_gold else (0.5, 0.64, 1))
    panel((0.2, -1.9, 2.0), (0, 0, 1.5), 1.4, 8, (1, 0.93, 0.88))
