ABOUT = "A living room at Christmas: tree, fire, and a window with snow before it"

from lights import bulb, glint, panel, sky
from materials import air, plain, shining, shining_down, wood
from math import cos, pi, sin
from random import choice, gauss, random, uniform
from shapes import box, copy, cylinder, mesh, rod, sheet, sphere

CAMERAS = {
    "tree": dict(lens=75, f=2.0, distance=2.2, z=1.5, yaw=4, exposure=1.7),
    "fire": dict(lens=75, f=2.0, distance=2.2, z=1.45, yaw=-15, exposure=1.6),
    "window": dict(lens=75, f=2.0, distance=2.2, z=1.5, yaw=-3, exposure=1.25, soft=1.5),
}


def build(camera):
    if camera == "window":
        window()
    else:
        room()


def fir(x, y, high, needles, snow):
    """A fir with snow on its boughs."""
    for _ in range(170):
        t = random() ** 1.3
        a, r = uniform(0, 2 * pi), high * 0.27 * (1 - t) * uniform(0.4, 1)
        at = (x + r * cos(a), y + r * sin(a), high * (0.1 + 0.9 * t))
        size = high * (0.025 + 0.05 * (1 - t))
        copy(choice(needles), at, (size, size, size * 0.6))
        if random() < 0.3:
            copy(snow, (at[0], at[1] - size * 0.3, at[2] + size * 0.35), (size * 0.8, size * 0.8, size * 0.4))


def window():
    """A window in the blue of the evening, firs and snow before it; garland, candles and a lamp within."""
    sky([(0, (0.1, 0.14, 0.24)), (0.49, (0.24, 0.3, 0.46)), (0.53, (0.36, 0.38, 0.54)), (0.62, (0.16, 0.24, 0.48)), (1, (0.06, 0.12, 0.34))], 0.75)
    air((0.2, 0.26, 0.44), 0.045, 6.5)
    far = 3.3
    wall = plain((0.2, 0.1, 0.075), 0.9, vary=0.1, grain=2)
    oak, white = wood((0.1, 0.045, 0.02), (0.2, 0.1, 0.045)), plain((0.55, 0.5, 0.44), 0.6)
    box((1.55, far, 1.6), (2.0, 0.14, 3.6), wall)
    box((-1.0, far, 0.3), (3.6, 0.14, 1.0), wall)
    box((-1.0, far, 3.15), (3.6, 0.14, 0.7), wall)
    for x in (-1.5, -0.5, 0.5):
        box((x, far - 0.02, 1.8), (0.09 if x > 0 else 0.06, 0.1, 2.1), white)
    for z in (0.84, 1.5, 2.16, 2.82):
        box((-0.8, far - 0.02, z), (2.7, 0.1, 0.05), white)
    box((-0.8, far - 0.2, 0.8), (2.8, 0.4, 0.05), white)
    # Outside: a garden in snow, a neighbour's windows.
    mesh([(-80, 4, -0.2), (80, 4, -0.2), (80, 120, 1.0), (-80, 120, 1.0)], [(0, 1, 2, 3)], plain((0.6, 0.66, 0.8), 0.9, vary=0.08, grain=0.4))
    dark = [sphere((0, -80 - n, 0), 1, plain(c, 0.9), detail=2) for n, c in enumerate(((0.02, 0.05, 0.05), (0.03, 0.06, 0.06)))]
    snow = sphere((0, -90, 0), 1, plain((0.6, 0.66, 0.8), 0.9), detail=2)
    for x, y, high in ((-3.2, 11, 4.4), (-1.5, 15, 4.6), (0.1, 13, 3.6), (-4.2, 17, 5.4), (1.4, 18, 4.8)):
        fir(x, y, high, dark, snow)
    for n in range(90):
        away = uniform(3.8, 12)
        glint((gauss(-0.08, 0.09) * (away + 2), away, uniform(0.5, 1.5 + 0.2 * (away + 2))), (0.8, 0.88, 1), uniform(0.02, 0.12))
    for n in range(14):
        glint((gauss(-1.4, 1.3), 22, uniform(1.3, 2.2)), choice([(1, 0.6, 0.26), (1, 0.72, 0.4)]), uniform(0.2, 0.6))
    # A garland with lamps over the window and down its side; candles on the sill.
    needles = [plain(c, 0.8, vary=0.5, grain=8) for c in ((0.015, 0.05, 0.025), (0.025, 0.075, 0.035), (0.01, 0.035, 0.02))]
    path = [(-1.5 + 0.05 * n, 2.74 - 0.14 * abs(sin((n - 8) * 0.157))) for n in range(41)] + [(0.54 + 0.03 * sin(n * 0.5), 2.7 - 0.05 * n) for n in range(30)]
    for n, (x, z) in enumerate(path):
        for _ in range(3):
            sphere((x + gauss(0, 0.025), far - 0.18 + gauss(0, 0.02), z + gauss(0, 0.025)), uniform(0.035, 0.07), choice(needles), detail=2)
        if n % 3 == 0:
            glint((x + gauss(0, 0.02), far - 0.3, z + gauss(0, 0.02)), choice([(1, 0.5, 0.17), (1, 0.6, 0.28)]), uniform(0.3, 0.7))
    for x in (-1.05, -0.86, -0.2, 0.3):
        tall = uniform(0.14, 0.28)
        cylinder((x, far - 0.22, 0.83 + tall / 2), 0.035, tall, white)
        glint((x, far - 0.25, 0.87 + tall), (1, 0.56, 0.2), 1.1)
        bulb((x, far - 0.3, 0.9 + tall), 1.6, (1, 0.55, 0.24))
    red = plain((0.17, 0.02, 0.02), 0.9)
    sheet(0.64, 1.06, 0.2, 3.2, lambda u, v: far - 0.22 + 0.045 * sin(u * 22 + v), red, 60, 4)
    # A lamp on a table at the right.
    shade = shining_down([(0, (1, 0.66, 0.34)), (1, (0.95, 0.46, 0.16))], 2.2, -0.12, 0.12)
    box((1.12, 2.7, 0.42), (0.9, 0.5, 0.84), oak)
    sphere((0.8, 2.7, 0.95), 0.1, plain((0.3, 0.2, 0.06), 0.3, 0.5), squash=1.1)
    cylinder((0.8, 2.7, 1.2), 0.19, 0.25, shade, top=0.12, caps=False).visible_diffuse = False
    bulb((0.8, 2.75, 1.36), 5, (1, 0.6, 0.3)).visible_camera = False
    bulb((0.8, 2.65, 1.08), 4, (1, 0.6, 0.3)).visible_camera = False
    panel((0.6, 1.4, 2.9), (1.0, far, 1.6), 1.0, 16, (1, 0.66, 0.38))
    panel((1.7, -0.6, 1.9), (0, 0, 1.5), 0.9, 24, (1, 0.72, 0.46))
    panel((-2.0, 0.6, 2.1), (0, 0, 1.5), 1.6, 18, (0.62, 0.74, 1))


def room():
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
