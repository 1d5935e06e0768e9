ABOUT = "A hut by the summer sea, and a pool by day and by night"

from lights import bulb, glint, panel, sky, sun
from math import cos, pi, sin
from materials import air, plain, shining_down
from plants import tuft
from random import choice, gauss, random, uniform
from shapes import box, copy, mesh, rod, sheet
from vapour import clouds

CAMERAS = {
    "hut": dict(lens=75, f=2.0, distance=2.0, z=1.5, yaw=5, exposure=1.25, soft=1.6),
    "pool": dict(lens=80, f=2.0, distance=2.0, z=1.5, yaw=-5, pitch=2, exposure=1.25, soft=1.6),
    "night": dict(lens=75, f=2.0, distance=2.0, z=1.5, yaw=3, pitch=1, exposure=1.3, soft=1.6),
}


def build(camera):
    if camera == "night":
        night()
        return
    mist = (0.66, 0.82, 0.98)
    sky([(0, (0.3, 0.32, 0.26)), (0.49, (0.8, 0.9, 1.0)), (0.53, (0.5, 0.75, 1.0)), (0.62, (0.22, 0.5, 0.95)), (1, (0.08, 0.28, 0.78))], 0.95)
    air(mist, 0.005, 6)
    sun((-3, -3.4, 4), 4.0, (1, 0.94, 0.82), 2)
    if camera == "hut":
        hut()
    else:
        pool()
    panel((-1.9, -0.7, 2.3), (0, 0, 1.5), 1.3, 44, (1, 0.96, 0.88))
    panel((1.9, 1.2, 2.3), (0, 0, 1.5), 1.4, 40, (1, 0.96, 0.86))
    panel((1.6, -1.5, 1.9), (0, 0, 1.5), 1.8, 16, (0.92, 0.97, 1))


def night():
    """The pool lit from below, palms and lamps on strings above it, warm windows behind."""
    sky([(0, (0.02, 0.05, 0.06)), (0.49, (0.34, 0.22, 0.34)), (0.53, (0.22, 0.2, 0.42)), (0.64, (0.06, 0.1, 0.3)), (1, (0.02, 0.04, 0.16))], 0.9)
    air((0.1, 0.12, 0.24), 0.01, 8)
    water = [(0, (0.0, 0.12, 0.2)), (0.6, (0.02, 0.42, 0.5)), (1, (0.16, 0.8, 0.8))]
    mesh([(-30, 2, 0.1), (30, 2, 0.1), (30, 13, 0.1), (-30, 13, 0.1)], [(0, 1, 2, 3)], shining_down([(0, (0.02, 0.36, 0.46)), (1, (0.02, 0.36, 0.46))], 0.9, 0, 1))
    box((0, 13.1, 0.5), (60, 0.1, 0.8), shining_down(water, 0.9, 0.4, -0.4))
    stone = plain((0.4, 0.36, 0.3), 0.7, vary=0.1, grain=2)
    box((0, 15.5, 0.85), (60, 4.6, 0.12), stone)
    for n in range(30):
        box((uniform(-6, 6), 3 + n * 0.33, 0.11), (uniform(0.6, 3), uniform(0.03, 0.12), 0.01), shining_down([(0, (0.2, 0.72, 0.74)), (1, (0.2, 0.72, 0.74))], 0.9, 0, 1))
    wall = plain((0.34, 0.24, 0.17), 0.9, vary=0.1, grain=1)
    box((0, 22, 2.0), (60, 0.3, 4.0), wall)
    for n in range(7):
        box((-7.6 + n * 2.5, 21.8, 2.1), (1.1, 0.1, 1.9), shining_down([(0, (1, 0.46, 0.16)), (1, (1, 0.68, 0.36))], 1.2, -1, 1))
        bulb((-7.6 + n * 2.5, 21, 2.2), 30, (1, 0.6, 0.3), 0.2)
    frond = [tuft(plain(c, 0.7, sheer=0.4), 40, 0.4, 0.1) for c in ((0.03, 0.09, 0.03), (0.06, 0.12, 0.04))]
    for x, y, tall in ((-3.9, 17, 4.6), (4.2, 16, 5.2), (5.9, 19, 4.2), (-6.2, 19, 5.4)):
        rod((x, y, 0.8), (x + 0.2, y, tall), 0.14, plain((0.16, 0.11, 0.07), 0.9))
        for n in range(9):
            copy(choice(frond), (x + 0.2 + 1.1 * cos(n * 0.7), y + 1.1 * sin(n * 0.7), tall + 0.1), (0.9, 0.9, 0.4), (0, 0, uniform(0, 6)))
        bulb((x, y - 1.2, 1.2), 50, (1, 0.7, 0.4), 0.2)
    for row, (y, z) in enumerate(((7, 2.9), (11, 3.6))):
        for n in range(34):
            x = -5.5 + n * 0.33
            glint((x, y, z - 0.5 + 0.07 * ((x + 1.5 - row) % 3.0 - 1.5) ** 2 * 3), (1, 0.66, 0.32), 0.9)
    for n in range(150):
        away = 3 + 10 * random()
        glint((gauss(0, 0.12) * (away + 2), away, 0.15), choice([(0.5, 1, 0.95), (1, 0.8, 0.5), (0.7, 1, 1)]), 0.02 + 0.22 * random() ** 3)
    panel((-1.8, -0.8, 2.0), (0, 0, 1.5), 1.1, 24, (1, 0.78, 0.54))
    panel((1.9, 0.6, 1.7), (0, 0, 1.5), 1.4, 22, (0.5, 0.9, 1))


def hut():
    """White boards under a blue roof, a towel on a line; beside them the sea."""
    sand = plain((0.62, 0.52, 0.38), 0.95, vary=0.12, grain=2)
    mesh([(-60, -5, 0), (60, -5, 0), (60, 16, 0), (-60, 16, 0)], [(0, 1, 2, 3)], sand)
    for y0, y1, colour in ((14, 26, (0.16, 0.62, 0.66)), (24, 1500, (0.03, 0.36, 0.52))):
        mesh([(-900, y0, 0), (900, y0, 0), (900, y1, 0), (-900, y1, 0)], [(0, 1, 2, 3)], shining_down([(0, colour), (1, colour)], 0.8, 0, 1))
    for n in range(150):
        away = 16 + 120 * random() ** 2
        glint((gauss(0.05, 0.09) * away, away, 0.05), (1, 1, 0.95), 0.03 + 0.35 * random() ** 4)
    clouds(((-24, 14, 6, 24), (26, 20, 5, 18), (8, 9, 4, 12)))
    white, blue = plain((0.78, 0.8, 0.78), 0.8, vary=0.04, grain=3), plain((0.1, 0.36, 0.52), 0.7)
    y, edge = 4.0, 0.05
    for n in range(17):
        box((edge - 2.5, y + 0.02 * (n % 2), 0.1 + n * 0.18), (5, 0.06, 0.186), white)
    box((edge + 0.04, y, 1.5), (0.14, 0.16, 3.2), blue)
    box((-1.2, y - 0.06, 1.15), (0.9, 0.08, 2.3), blue)
    for n in range(6):
        box((-1.2, y - 0.12, 1.0 + n * 0.2), (0.66, 0.03, 0.05), white)
    box((-2.3, y - 0.1, 2.62), (5.4, 1.3, 0.08), blue)
    for n in range(24):
        box((-5.7 + n * 0.26, y - 0.78, 2.5), (0.13, 0.03, 0.22), white if n % 2 else blue)
    stripes = [plain((0.8, 0.78, 0.72), 0.9, sheer=0.3), plain((0.8, 0.24, 0.16), 0.9, sheer=0.3)]
    for n in range(8):
        sheet(0.34 + n * 0.06, 0.4 + n * 0.06, 1.05, 1.95, lambda u, v, n=n: 4.3 + 0.05 * sin((n + u) * 1.1), stripes[n % 2], 6, 4)
    rod((edge, 4.3, 1.95), (4, 4.3, 2.02), 0.01, blue)
    panel((-1.6, 1.4, 2.6), (-1.0, y, 1.4), 1.4, 24, (1, 0.96, 0.88))


def pool():
    """Water full of sun, a white edge, a parasol and a hedge on the other side."""
    mesh([(-30, 2, 0.1), (30, 2, 0.1), (30, 15, 0.1), (-30, 15, 0.1)], [(0, 1, 2, 3)], shining_down([(0, (0.06, 0.5, 0.62)), (1, (0.06, 0.5, 0.62))], 0.8, 0, 1))
    pale = plain((0.78, 0.76, 0.7), 0.8, vary=0.08, grain=2)
    box((0, 17, 0.2), (60, 4, 0.3), pale)
    for n in range(24):
        box((uniform(-6, 6), 3 + n * 0.5, 0.11), (uniform(1, 4), uniform(0.04, 0.16), 0.01), shining_down([(0, (0.3, 0.76, 0.8)), (1, (0.3, 0.76, 0.8))], 0.85, 0, 1))
    for n in range(190):
        away = 3 + 11 * random()
        glint((gauss(-0.02, 0.12) * (away + 2), away, 0.15), (1, 1, 0.96), 0.03 + 0.42 * random() ** 3)
    leaf = [tuft(plain(c, 0.8, sheer=0.3), 60, 0.16) for c in ((0.06, 0.2, 0.05), (0.1, 0.28, 0.07), (0.16, 0.34, 0.08))]
    for n in range(170):
        copy(choice(leaf), (uniform(-9, 9), uniform(20, 22), uniform(0.3, 1.7)), uniform(0.5, 0.9), (uniform(0, 6), 0, 0))
    stripes = [plain((0.85, 0.83, 0.78), 0.9, sheer=0.3), plain((0.86, 0.3, 0.12), 0.9, sheer=0.3)]
    for x, y in ((2.6, 17.5), (-3.2, 18)):
        rod((x, y, 0), (x, y, 2.5), 0.04, pale)
        for n in range(12):
            a, b = n * pi / 6, (n + 1) * pi / 6
            ring = [(x + 1.5 * cos(t), y + 1.5 * sin(t), 2.25) for t in (a, b)]
            mesh([(x, y, 2.85), *ring], [(0, 1, 2)], stripes[n % 2])
        box((x + 0.3, 17, 0.55), (0.7, 1.9, 0.1), stripes[0])
        box((x + 0.3, 17.8, 0.9), (0.7, 0.1, 0.8), stripes[0])
    clouds(((-22, 24, 6, 22), (24, 30, 6, 20)))
