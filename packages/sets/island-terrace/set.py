ABOUT = "A whitewashed island village: a terrace over the sea, a lane with bougainvillea, lamps in the evening"

from lights import bulb, glint, panel, sky, sun
from materials import air, plain, shining_down
from math import cos, pi, sin
from plants import tuft
from random import choice, gauss, random, uniform
from shapes import box, copy, cylinder, mesh, rod, sphere

CAMERAS = {
    "terrace": dict(lens=70, f=2.5, distance=2.0, z=1.5, yaw=-4, pitch=2, exposure=1.05, soft=1.4),
    "lane": dict(lens=75, f=2.5, distance=2.0, z=1.5, yaw=5, exposure=1.0, soft=1.4),
    "evening": dict(lens=75, f=2.5, distance=2.0, z=1.5, yaw=-7, pitch=2, exposure=1.05, soft=1.4),
}
PINKS = ((0.75, 0.03, 0.26), (0.86, 0.1, 0.36), (0.62, 0.02, 0.24))


def blossoms(at, size, count):
    """A bough of bougainvillea: leaves within, bracts over them."""
    leaf = tuft(plain((0.06, 0.2, 0.04), 0.8, sheer=0.4), 40, 0.2, 0.5)
    bracts = [tuft(plain(c, 0.8, sheer=0.5), 46, 0.17, 0.8) for c in PINKS]
    for n in range(count):
        where = tuple(p + gauss(0, s) for p, s in zip(at, size))
        copy(leaf if n % 5 == 0 else choice(bracts), where, uniform(0.1, 0.2), (uniform(0, 6), uniform(0, 6), 0))


def dome(x, y, z, radius, white, blue):
    box((x, y, z - 0.9 * radius), (2.3 * radius, 2.3 * radius, 1.2 * radius), white)
    cylinder((x, y, z), radius * 1.04, radius * 0.7, white)
    sphere((x, y, z + 0.3 * radius), radius, blue, detail=4)
    cylinder((x, y, z + 1.4 * radius), radius * 0.13, radius * 0.35, white)
    rod((x, y, z + 1.5 * radius), (x, y, z + 1.95 * radius), radius * 0.03, white)
    rod((x - 0.12 * radius, y, z + 1.8 * radius), (x + 0.12 * radius, y, z + 1.8 * radius), radius * 0.03, white)


def village(white, pane, blue, is_lit):
    """White cubes climb a slope at the right, one over the other."""
    for n in range(170):
        up = random()
        x, y = 2.2 + 13 * up + uniform(-1.4, 3), uniform(24, 46)
        z = -2 + 7.2 * up + 0.5 * gauss(0, 1)
        w, h = uniform(1.4, 3.0), uniform(1.2, 2.2)
        box((x, y, z), (w, w, h), white)
        for _ in range(2):
            at = (x + uniform(-0.35, 0.35) * w, y - w / 2 - 0.03, z + uniform(-0.2, 0.25) * h)
            box(at, (0.24, 0.06, 0.42), pane)
            if is_lit and random() < 0.5:
                glint((at[0], at[1] - 0.1, at[2]), choice([(1, 0.6, 0.26), (1, 0.72, 0.4), (1, 0.84, 0.6)]), uniform(0.1, 0.8))
    for x, y, z, r in ((5.6, 27, 2.2, 1.25), (9.2, 34, 5.2, 1.5)):
        dome(x, y, z, r, white, blue)


def sea(colour, deep, light, power, low):
    for y0, y1, c in ((10, 60, colour), (58, 4000, deep)):
        mesh([(-3000, y0, low), (3000, y0, low), (3000, y1, low), (-3000, y1, low)], [(0, 1, 2, 3)], shining_down([(0, c), (1, c)], 0.85, 0, 1))
    for _ in range(170):
        away = 26 + 500 * random() ** 2
        glint((gauss(-0.05, 0.08) * away, away, low + 0.05), light, power * (0.03 + 0.4 * random() ** 3))


def build(camera):
    white, blue = plain((0.8, 0.79, 0.76), 0.9, vary=0.04, grain=1.2), plain((0.03, 0.14, 0.5), 0.45)
    if camera == "lane":
        lane(white, blue)
        return
    is_evening = camera == "evening"
    if is_evening:
        sky([(0, (0.1, 0.08, 0.12)), (0.49, (1.0, 0.4, 0.26)), (0.52, (0.86, 0.4, 0.36)), (0.57, (0.48, 0.3, 0.5)), (0.66, (0.16, 0.18, 0.46)), (1, (0.04, 0.08, 0.3))], 0.85)
        air((0.5, 0.3, 0.36), 0.003, 8)
        sun((-5, 3, 1.2), 1.0, (1, 0.6, 0.5), 3)
        sea((0.16, 0.14, 0.32), (0.3, 0.19, 0.34), (1, 0.7, 0.5), 0.7, -6)
    else:
        sky([(0, (0.4, 0.42, 0.44)), (0.49, (0.78, 0.9, 0.98)), (0.53, (0.5, 0.76, 1.0)), (0.62, (0.2, 0.48, 0.94)), (1, (0.06, 0.24, 0.7))], 0.95)
        air((0.66, 0.82, 0.96), 0.003, 8)
        sun((-4, -2.4, 4.4), 3.6, (1, 0.95, 0.85), 2)
        sea((0.06, 0.4, 0.6), (0.03, 0.26, 0.54), (1, 1, 0.95), 1.0, -6)
    for n in range(7):
        sphere((-70 + n * 22, 420 + 20 * sin(n), -6), uniform(14, 26), plain((0.3, 0.26, 0.26), 0.9), squash=0.7)
    village(white, plain((0.05, 0.12, 0.26), 0.5) if not is_evening else shining_down([(0, (1, 0.5, 0.2)), (1, (1, 0.7, 0.4))], 1.2, -1, 1), blue, is_evening)
    # The terrace: a parapet, a pot on it, a bough that hangs in.
    box((0, 3.4, 0.5), (14, 0.4, 1.0), white)
    cylinder((-0.78, 3.3, 1.13), 0.13, 0.26, plain((0.5, 0.2, 0.1), 0.8), top=0.17)
    blossoms((-0.78, 3.3, 1.42), (0.1, 0.08, 0.09), 16)
    blossoms((-0.95, 2.3, 2.2), (0.2, 0.2, 0.16), 60)
    if is_evening:
        for n in range(9):
            glint((-1.6 + n * 0.4, 3.0, 2.12 + 0.03 * (n - 4) ** 2), (1, 0.66, 0.32), 0.9)
        bulb((-1.4, 2.2, 1.7), 14, (1, 0.6, 0.3), 0.15)
        panel((-1.7, -0.8, 2.0), (0, 0, 1.5), 1.1, 26, (1, 0.76, 0.56))
        panel((1.9, 0.8, 2.2), (0, 0, 1.5), 1.4, 18, (0.72, 0.74, 1))
    else:
        panel((-1.9, -0.7, 2.3), (0, 0, 1.5), 1.3, 44, (1, 0.97, 0.9))
        panel((1.9, 0.9, 2.0), (0, 0, 1.5), 1.4, 30, (0.95, 0.98, 1))


def lane(white, blue):
    """A wall with a blue door and shutters, steps that climb beside it, the sun through a bough."""
    sky([(0, (0.5, 0.48, 0.44)), (0.5, (0.66, 0.78, 0.92)), (0.62, (0.24, 0.5, 0.94)), (1, (0.08, 0.28, 0.74))], 0.85)
    sun((-3.2, -3.4, 4.0), 3.4, (1, 0.94, 0.82), 1.5)
    pale = plain((0.6, 0.57, 0.52), 0.9, vary=0.1, grain=2)
    mesh([(-20, -5, 0), (20, -5, 0), (20, 60, 0), (-20, 60, 0)], [(0, 1, 2, 3)], pale)
    y = 3.6
    box((-2.0, y + 0.2, 2.2), (3.2, 0.4, 4.4), white)
    box((2.9, y - 0.5, 2.2), (3.4, 1.6, 4.4), white)
    for n in range(12):
        box((0.5, y + 0.4 + n * 0.42, 0.1 + n * 0.17), (1.9, 0.44, 0.2 + 0.34 * n), white if n % 2 else pale)
    box((1.0, y + 7, 3.5), (8, 0.4, 3.6), white)
    # The door at the left, its arch, its hinges; a small window at the right.
    box((-1.22, y - 0.03, 1.05), (0.86, 0.1, 2.1), blue)
    mesh([(-1.22 + 0.43 * cos(a * pi / 24), y - 0.08, 2.1 + 0.43 * sin(a * pi / 24)) for a in range(25)], [tuple(range(25))], blue)
    for n in range(5):
        box((-1.56 + n * 0.17, y - 0.09, 1.05), (0.012, 0.02, 2.1), plain((0.015, 0.06, 0.24), 0.6))
    for side in (-1, 1):
        box((1.62 + side * 0.3, y - 1.34, 1.75), (0.28, 0.06, 0.8), blue)
    pot = plain((0.5, 0.2, 0.1), 0.8)
    for x, away, z in ((-0.56, 3.2, 0.3), (0.98, 2.5, 0.36), (0.2, 5.2, 0.8)):
        cylinder((x, away, z), 0.17, 0.5, pot, top=0.22)
        blossoms((x, away, z + 0.5), (0.13, 0.1, 0.13), 22)
    blossoms((0.95, 2.5, 2.35), (0.32, 0.16, 0.2), 110)
    blossoms((-1.5, 3.2, 2.75), (0.4, 0.12, 0.14), 70)
    for _ in range(34):
        glint((gauss(0.3, 0.5), uniform(2.8, 6), uniform(1.6, 2.5)), (1, 0.98, 0.9), uniform(0.02, 0.14), is_whole=True)
    panel((-2.0, -0.8, 2.3), (0, 0, 1.5), 1.3, 40, (1, 0.96, 0.88))
    panel((1.9, 0.4, 1.7), (0, 0, 1.5), 1.4, 26, (0.98, 0.98, 1))
