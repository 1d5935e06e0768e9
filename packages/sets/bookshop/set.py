ABOUT = "A bookshop in the evening: shelves with a string of lights, a table under lamps, the window to the street"

from lights import bulb, glint, panel, sky
from materials import air, plain, shining_down, wood
from random import choice, gauss, random, uniform
from shapes import box, rod, sphere

CAMERAS = {
    "spines": dict(lens=80, f=2.2, distance=2.0, z=1.5, yaw=10, exposure=1.25, soft=1.6),
    "table": dict(lens=80, f=2.0, distance=2.0, z=1.5, yaw=-4, exposure=1.2, soft=1.6),
    "street": dict(lens=80, f=2.0, distance=2.0, z=1.5, yaw=3, exposure=1.2, soft=1.6),
}

WARM = (1, 0.62, 0.32)
COVERS = [(0.34, 0.05, 0.035), (0.36, 0.2, 0.05), (0.04, 0.13, 0.12), (0.04, 0.08, 0.18), (0.42, 0.37, 0.29), (0.5, 0.45, 0.37), (0.22, 0.06, 0.08),
          (0.07, 0.12, 0.06), (0.3, 0.13, 0.06), (0.04, 0.04, 0.045), (0.17, 0.22, 0.26), (0.4, 0.3, 0.24), (0.2, 0.13, 0.08)]


def row(x0, x1, z, covers, place):
    """A row of books from `x0` to `x1`; `place` puts one of this x, width and height."""
    x = x0
    while x < x1 - 0.03:
        wide, high = uniform(0.016, 0.05), uniform(0.19, 0.27)
        if random() < 0.06:
            x += uniform(0.04, 0.12)
        place(x + wide / 2, wide * 0.94, high, choice(covers))
        x += wide + 0.002


def pile(x, y, z, count, covers):
    for n in range(count):
        box((x, y, z + 0.018 + n * 0.036), (uniform(0.2, 0.26), uniform(0.15, 0.19), 0.034), choice(covers), turn=uniform(-12, 12))


def globe(x, y, z, glass, dark, watts):
    rod((x, y, 3.6), (x, y, z + 0.1), 0.007, dark)
    sphere((x, y, z), 0.11, glass).visible_diffuse = False
    bulb((x, y - 0.1, z - 0.3), watts, WARM, 0.12).visible_camera = False


def shelves(covers, paint):
    y = 3.3
    for bay in range(-3, 4):
        x = bay * 1.0 - 0.1
        box((x, y + 0.03, 1.6), (1.0, 0.03, 3.4), paint)
        box((x - 0.5, y - 0.14, 1.6), (0.05, 0.32, 3.4), paint)
        for shelf in range(9):
            z = 0.2 + shelf * 0.32
            box((x, y - 0.13, z), (0.96, 0.3, 0.03), paint)
            if (shelf + 2 * bay) % 7 == 3:
                for k in (-0.28, 0, 0.28):
                    box((x + k, y - 0.2, z + 0.13), (0.16, 0.03, uniform(0.2, 0.25)), choice(covers), tilt=uniform(-2, 2))
            else:
                row(x - 0.46, x + 0.46, z, covers, lambda at, wide, high, cover: box((at, y - 0.17, z + 0.015 + high / 2), (wide, 0.2, high), cover))


def table(covers, oak, dark, glass):
    box((0, 2.5, 0.9), (4, 0.7, 0.05), oak)
    box((0, 2.6, 0.44), (4, 0.5, 0.88), oak)
    for x in (-1.0, -0.62, -0.3, 0.24, 0.56, 0.9):
        pile(x, 2.4 + uniform(-0.1, 0.15), 0.925, int(uniform(2, 9)), covers)
    for x, z in ((-0.4, 2.14), (0.72, 2.24)):
        globe(x, 2.5, z, glass, dark, 9)


def street(covers, oak, paint, dark, glass):
    y = 3.2
    for x in (-1.3, -0.42, 0.46):
        box((x, y, 1.9), (0.06, 0.09, 3.0), paint)
    for z in (0.72, 2.34):
        box((-0.42, y - 0.01, z), (1.9, 0.09, 0.06), paint)
    box((-0.4, y, 0.35), (1.9, 0.2, 0.7), paint)
    box((-0.4, y - 0.25, 0.7), (2.0, 0.5, 0.05), oak)
    for x in (-0.95, -0.62, -0.2, 0.2):
        pile(x, y - 0.25, 0.73, int(uniform(3, 8)), covers)
    for x in (-0.78, 0.02):
        box((x, y - 0.16, 0.95), (0.2, 0.03, 0.28), choice(covers), tilt=uniform(-3, 3))
    for shelf in range(9):
        z = 0.2 + shelf * 0.34
        box((1.1, y - 0.1, z), (1.2, 0.3, 0.03), paint)
        row(0.54, 1.7, z, covers, lambda at, wide, high, cover: box((at, y - 0.14, z + 0.015 + high / 2), (wide, 0.2, high), cover))
    box((1.1, y + 0.1, 1.6), (1.3, 0.05, 3.4), paint)
    box((0.5, y - 0.1, 1.6), (0.05, 0.34, 3.4), paint)
    # Houses over the street, their windows and lamps.
    wall = plain((0.05, 0.045, 0.06), 0.9)
    for n in range(8):
        top = uniform(2.6, 4.7)
        box((-10 + n * 2.8, 16 + 0.3 * n, top / 2 - 2), (3.2, 2, top + 4), wall)
    for _ in range(44):
        away = uniform(9, 15)
        glint((gauss(-0.05, 0.1) * away, away, 1.3 + uniform(-0.07, 0.1) * away), choice([(1, 0.58, 0.26), (1, 0.7, 0.42), (1, 0.84, 0.62), (1, 0.24, 0.12)]), uniform(0.06, 0.5))
    globe(-0.86, 2.6, 2.22, glass, dark, 9)
    panel((0.4, 1.2, 2.8), (0, y, 0.8), 1.2, 44, (1, 0.74, 0.48))


def build(camera):
    if camera == "street":
        sky([(0, (0.04, 0.045, 0.07)), (0.49, (0.3, 0.22, 0.27)), (0.54, (0.2, 0.2, 0.36)), (0.66, (0.08, 0.12, 0.3)), (1, (0.04, 0.07, 0.2))], 0.9)
        air((0.15, 0.14, 0.22), 0.03, 5)
    else:
        sky([(0, (0.03, 0.026, 0.02)), (1, (0.05, 0.045, 0.04))])
    covers = [plain(c, 0.55, vary=0.2) for c in COVERS]
    oak, dark = wood((0.14, 0.065, 0.028), (0.28, 0.14, 0.06)), plain((0.025, 0.022, 0.02), 0.5)
    paint = plain((0.045, 0.075, 0.066), 0.6, vary=0.1, grain=3)
    glass = shining_down([(0, (1, 0.74, 0.46)), (1, (1, 0.62, 0.34))], 1.5, -0.11, 0.11)
    box((0, 5, -0.02), (9, 22, 0.04), oak)
    if camera == "street":
        street(covers, oak, paint, dark, glass)
    else:
        shelves(covers, paint)
        panel((-0.4, 1.5, 3.2), (-0.4, 3.3, 1.3), 2.0, 66 if camera == "spines" else 34, (1, 0.76, 0.5))
    if camera == "spines":
        for n in range(44):
            glint((-3.2 + n * 0.13, 2.9, 2.32 + 0.16 * abs((n % 14) - 7) / 7), WARM, uniform(0.4, 0.9))
    elif camera == "table":
        table(covers, oak, dark, glass)
    side = 1 if camera == "street" else -1
    panel((side * 1.7, -0.8, 2.1), (0, 0, 1.5), 1.0, 26, (1, 0.8, 0.58))
    panel((-side * 1.9, 0.2, 2.2), (0, 0, 1.5), 1.5, 14, (0.72, 0.8, 1) if camera == "street" else (1, 0.88, 0.74))
