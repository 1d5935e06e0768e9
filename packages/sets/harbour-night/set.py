ABOUT = "A harbour after dark: lights across the water, a railing with lamps, boats at the quay"

from lights import bulb, glint, panel, sky
from materials import air, plain, shining
from math import pi, sin
from random import choice, gauss, random, uniform
from shapes import box, cylinder, mesh, rod, sphere

CAMERAS = {
    "railing": dict(lens=75, f=1.8, distance=2.0, z=1.55, pitch=2, yaw=3, exposure=1.15, soft=1.8),
    "blue-hour": dict(lens=75, f=1.8, distance=2.0, z=1.55, pitch=3, yaw=-3, exposure=1.1, soft=1.8),
    "boats": dict(lens=80, f=2.0, distance=2.0, z=1.55, pitch=1, yaw=-5, exposure=1.15, soft=1.8),
}

WARM = [(1, 0.5, 0.18), (1, 0.62, 0.3), (1, 0.76, 0.48), (1, 0.88, 0.7)]
COLD = [(0.6, 0.8, 1), (0.3, 0.9, 0.8), (1, 0.2, 0.12)]
WATER = -2.5


def reflect(x, away, colour, power):
    """A light's way over the water: points that scatter towards the lens."""
    for n in range(7):
        near = away * (1 - 0.88 * ((n + random()) / 7) ** 0.6)
        glint((x * (near + 2) / (away + 2) + gauss(0, 0.005) * near, near, WATER + 0.05), colour, power * uniform(0.15, 0.6))


def far_shore(wall, power):
    """Hills with houses, a quay with lamps, a few towers."""
    for n in range(9):
        sphere((-130 + n * 34, 330, WATER - 8), uniform(20, 40), wall, squash=0.7)
    for n in range(150):
        x = uniform(-75, 75)
        glint((x, uniform(220, 300), WATER + 2 + 16 * random() ** 2.2), choice(WARM + WARM + COLD), power * (0.04 + 0.5 * random() ** 3))
    for n in range(46):
        x = -60 + n * 2.7 + uniform(-0.8, 0.8)
        colour = choice(WARM) if random() < 0.8 else choice(COLD)
        glint((x, 200, WATER + 2.4), colour, power * uniform(0.2, 0.7))
        if n % 2:
            reflect(x, 200, colour, power * 0.5)


def boat(x, y, length, hull, cabin, lamp, mast):
    """A fishing boat that lies across, with lamps from its mast to both ends."""
    box((x, y, WATER + 0.45), (length, 1.9, 0.9), hull)
    for end in (-1, 1):
        box((x + end * length * 0.46, y, WATER + 0.8), (length * 0.2, 1.6, 0.5), hull, tilt=-end * 14)
    box((x, y, WATER + 0.98), (length, 2.0, 0.12), cabin)
    box((x + 0.9, y, WATER + 1.7), (1.9, 1.4, 1.4), cabin)
    box((x + 0.9, y, WATER + 2.45), (2.2, 1.7, 0.12), hull)
    for dx in (0.3, 0.9, 1.5):
        box((x + dx, y - 0.72, WATER + 1.95), (0.4, 0.05, 0.45), lamp)
    rod((x - 0.3, y, WATER + 1), (x - 0.3, y, WATER + 1 + mast), 0.05, hull)
    for k in range(1, 13):
        t = k / 12
        for end in (-1, 1):
            glint((x - 0.3 * (1 - t) + end * t * length * 0.5, y - 0.2, WATER + 1 + mast - t * (mast - 0.6) - 0.5 * sin(pi * t)), choice(WARM), 0.3)
    glint((x - 0.3, y - 0.5, WATER + 1 + mast), choice([(1, 0.2, 0.1), (0.3, 1, 0.6), (1, 0.8, 0.5)]), 0.7)
    bulb((x - 0.5, y - 1.6, WATER + 2.4), 40, WARM[1], 0.15)


def railing(y, iron, lamps):
    """Posts, rails and lamps on tall poles at the water's edge."""
    for z, thick in ((1.05, 0.045), (0.72, 0.02), (0.4, 0.02)):
        rod((-8, y, z), (8, y, z), thick, iron)
    for n in range(17):
        rod((-8 + n, y, 0), (-8 + n, y, 1.05), 0.035, iron)
    for x in lamps:
        rod((x, y, 0), (x, y, 2.5), 0.05, iron)
        cylinder((x, y, 2.72), 0.1, 0.4, shining((1, 0.6, 0.28), 1.9), top=0.17)
        cylinder((x, y, 2.98), 0.21, 0.12, iron, top=0.03)
        bulb((x, y - 0.3, 2.6), 60, (1, 0.62, 0.3), 0.12)


def build(camera):
    is_blue = camera == "blue-hour"
    if is_blue:
        mist = (0.22, 0.2, 0.34)
        sky([(0, (0.05, 0.06, 0.1)), (0.49, (0.5, 0.34, 0.36)), (0.508, (0.95, 0.52, 0.34)), (0.53, (0.66, 0.42, 0.44)), (0.57, (0.34, 0.32, 0.52)), (0.66, (0.14, 0.2, 0.46)), (1, (0.04, 0.08, 0.26))], 0.85)
    else:
        mist = (0.045, 0.06, 0.13)
        sky([(0, (0.012, 0.018, 0.03)), (0.49, (0.1, 0.085, 0.13)), (0.51, (0.12, 0.095, 0.15)), (0.56, (0.05, 0.065, 0.16)), (0.68, (0.02, 0.035, 0.11)), (1, (0.01, 0.018, 0.06))], 1)
    air(mist, 0.0035, 20)
    water = plain((0.012, 0.02, 0.034) if not is_blue else (0.03, 0.04, 0.07), 0.22, vary=0.5, grain=0.6, stretch=(0.25, 1, 1))
    mesh([(-900, 5, WATER), (900, 5, WATER), (900, 900, WATER), (-900, 900, WATER)], [(0, 1, 2, 3)], water)
    stone = plain((0.07, 0.065, 0.065), 0.45, vary=0.35, grain=1.6)
    mesh([(-30, -5, 0), (30, -5, 0), (30, 6, 0), (-30, 6, 0)], [(0, 1, 2, 3)], stone)
    iron = plain((0.02, 0.024, 0.03), 0.6)
    far_shore(plain((0.03, 0.035, 0.06) if not is_blue else (0.1, 0.1, 0.18), 0.9), {"railing": 1.0, "blue-hour": 0.8, "boats": 0.45}[camera])
    if camera == "railing":
        railing(5.2, iron, (-1.15, 4.0))
        # A bridge whose cables carry lamps.
        for n in range(60):
            t = n / 59
            x = 8 + 60 * t
            glint((x, 150, WATER + 7.5), choice(WARM), 0.16)
            sag = 7.5 + 15 * (2 * ((2.5 * t) % 1) - 1) ** 2
            glint((x, 150, WATER + sag), (0.9, 0.9, 1), 0.16)
            if n % 3 == 0:
                reflect(x, 150, (0.9, 0.85, 0.8), 0.16)
    elif is_blue:
        railing(5.2, iron, (1.05,))
        for x, y, mast in ((-5.5, 26, 5), (-3.0, 34, 6), (-9.5, 32, 6), (-12, 46, 7)):
            box((x, y, WATER + 0.4), (1.6, 6, 0.8), plain((0.4, 0.4, 0.44), 0.6))
            rod((x, y, WATER), (x, y, WATER + mast), 0.07, iron)
            rod((x, y - 2.4, WATER + 1.4), (x, y + 0.2, WATER + 1.6), 0.12, plain((0.5, 0.5, 0.52), 0.8))
            glint((x, y, WATER + mast), (1, 0.3, 0.2), 0.7)
            glint((x, y - 2, WATER + 1.2), WARM[1], 1.0)
            reflect(x, y, WARM[1], 0.3)
    else:
        hulls = [plain(c, 0.6) for c in ((0.03, 0.08, 0.14), (0.2, 0.03, 0.025), (0.03, 0.1, 0.08))]
        cabin, lamp = plain((0.4, 0.38, 0.34), 0.7), shining((1, 0.6, 0.28), 1.2)
        for n, (x, y, length, mast) in enumerate(((-0.9, 16, 6.4, 5.0), (4.9, 22, 7, 5.6), (-1.6, 36, 8, 6), (7.2, 44, 8, 6))):
            boat(x, y, length, hulls[n % 3], cabin, lamp, mast)
            for dx in (-1.5, -0.5, 0.7, 1.3):
                reflect(x + dx, y - 1, WARM[1], 0.22)
        box((0, 5.9, 0.12), (30, 0.4, 0.24), stone)
        for x in (-0.9, 1.3):
            cylinder((x, 5.6, 0.4), 0.13, 0.5, iron, top=0.17)
    warm = -1 if camera == "railing" else 1
    panel((warm * 1.7, -0.8, 2.1), (0, 0, 1.5), 1.0, 24, (1, 0.76, 0.5))
    panel((-warm * 1.9, 0.4, 2.2), (0, 0, 1.5), 1.4, 16, (0.62, 0.74, 1))
