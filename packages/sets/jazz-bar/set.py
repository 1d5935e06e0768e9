ABOUT = "A small jazz bar at night: bottles in warm light, a stage with a red curtain, a booth before blue neon"

from lights import bulb, glint, panel, sky
from materials import plain, shining_down, wood
from math import sin
from random import choice, random, uniform
from shapes import box, cylinder, rod, sheet

CAMERAS = {
    "bottles": dict(lens=80, f=2.0, distance=2.0, z=1.5, yaw=-3, exposure=1.25, soft=1.6),
    "stage": dict(lens=75, f=2.0, distance=2.0, z=1.5, yaw=4, exposure=1.25, soft=1.6),
    "booth": dict(lens=80, f=2.0, distance=2.0, z=1.5, exposure=1.25, soft=1.6),
}

WARM = (1, 0.58, 0.26)
GLASS = [(0.3, 0.1, 0.015), (0.08, 0.16, 0.04), (0.5, 0.3, 0.08), (0.2, 0.02, 0.012), (0.36, 0.33, 0.26), (0.04, 0.1, 0.14), (0.42, 0.16, 0.02)]


def bottle(x, y, z, glass, label):
    wide, high = uniform(0.03, 0.042), uniform(0.12, 0.23)
    cylinder((x, y, z + high / 2), wide, high, glass, sides=16)
    cylinder((x, y, z + high + 0.02), wide, 0.05, glass, top=0.013, sides=16)
    cylinder((x, y, z + high + 0.08), 0.013, 0.08, glass, sides=12)
    if random() < 0.6:
        box((x, y - wide, z + high * 0.45), (wide * 1.3, 0.006, high * 0.4), label)


def small_lamp(x, y, z, stem, shade, watts):
    cylinder((x, y, z + 0.1), 0.02, 0.2, stem)
    cylinder((x, y, z + 0.24), 0.1, 0.13, shade, top=0.05, caps=False).visible_diffuse = False
    bulb((x, y - 0.2, z + 0.36), watts, WARM).visible_camera = False


def neon(points, colour, y):
    """A tube through these points, out of focus: points of light close together."""
    for (x0, z0), (x1, z1) in zip(points, points[1:]):
        steps = max(2, int(((x1 - x0) ** 2 + (z1 - z0) ** 2) ** 0.5 / 0.012))
        for n in range(steps):
            glint((x0 + (x1 - x0) * n / steps, y, z0 + (z1 - z0) * n / steps), colour, 0.075)


def bottles(oak, dark, shade):
    y = 3.4
    box((0, y + 0.12, 1.6), (8, 0.1, 3.6), plain((0.12, 0.06, 0.035), 0.7, vary=0.2, grain=2))
    glasses, labels = [plain(c, 0.25, sheer=0.5) for c in GLASS], [plain(c, 0.8) for c in ((0.6, 0.52, 0.36), (0.1, 0.07, 0.05), (0.45, 0.1, 0.06))]
    for bay in range(-2, 3):
        x0 = bay * 1.2 + 0.3
        box((x0 - 0.6, y - 0.12, 1.6), (0.07, 0.34, 3.4), oak)
        box((x0, y + 0.04, 1.85), (1.13, 0.02, 1.66), shining_down([(0, (1, 0.42, 0.12)), (0.5, (0.6, 0.22, 0.055)), (1, (0.3, 0.1, 0.025))], 0.3, -0.83, 0.83))
        for z in (1.02, 1.42, 1.82, 2.22):
            box((x0, y - 0.1, z), (1.14, 0.3, 0.035), dark)
            x = x0 - 0.5
            while x < x0 + 0.5:
                if random() < 0.9:
                    bottle(x, y - 0.12, z + 0.02, choice(glasses), choice(labels))
                x += uniform(0.075, 0.12)
    box((0, y - 0.9, 1.0), (8, 0.6, 0.06), oak)
    box((0, y - 0.8, 0.5), (8, 0.4, 1.0), dark)
    panel((0, 1.2, 0.9), (0, y, 0.6), 2.6, 9, WARM, height=0.3)
    for x in (-0.62, 0.75):
        rod((x, 2.5, 3.4), (x, 2.5, 2.24), 0.008, dark)
        cylinder((x, 2.5, 2.16), 0.13, 0.15, plain((0.05, 0.012, 0.01), 0.4), top=0.04, caps=False)
        glint((x, 2.44, 2.06), (1, 0.66, 0.34), 2.0)
        bulb((x, 2.5, 2.0), 9, WARM).visible_camera = False
    small_lamp(-0.5, 2.55, 1.03, dark, shade, 5)
    panel((0, 2.2, 3.2), (0, y, 1.4), 2.4, 44, WARM, height=0.5)


def stage(dark, shade):
    y = 7.0
    sheet(-4, 4, 0, 4.6, lambda u, v: y + 0.2 * sin(u * 74 + 0.5 * v) + 0.07 * sin(u * 171), plain((0.4, 0.02, 0.024), 0.9), 320, 5)
    box((0, y - 1.4, 0.14), (8, 3, 0.28), wood((0.06, 0.025, 0.012), (0.12, 0.05, 0.022)))
    panel((-1.6, y - 2.6, 4.2), (-1.5, y, 1.2), 1.0, 44, (1, 0.56, 0.3))
    panel((1.5, y - 2.8, 3.8), (1.4, y - 0.8, 1.0), 0.8, 26, (1, 0.6, 0.34))
    panel((3.2, y - 1.4, 3.6), (1.9, y, 2.6), 0.8, 40, (0.2, 0.3, 1))
    for row, away in enumerate((2.7, 3.8)):
        for n in range(4):
            x = (n - 1.5) * 0.95 + 0.3 * row - 0.28
            cylinder((x, away, 0.76), 0.26, 0.03, dark)
            small_lamp(x, away, 0.78, dark, shade, 2.5)
    for n in range(20):
        glint((uniform(-2.6, 2.6), y - 0.6, uniform(3.0, 3.5)), choice([WARM, (1, 0.4, 0.16), (0.3, 0.5, 1)]), uniform(0.1, 0.5))


def booth(dark, brass, shade):
    y = 4.4
    box((0, y, 1.6), (8, 0.1, 3.6), plain((0.05, 0.055, 0.08), 0.7, vary=0.16, grain=2))
    leather = plain((0.2, 0.022, 0.018), 0.4, vary=0.2, grain=3)
    for n in range(-6, 7):
        cylinder((n * 0.3, y - 0.3, 0.86), 0.16, 0.86, leather, sides=20)
    box((0, y - 0.3, 1.31), (4, 0.2, 0.05), brass)
    box((-0.2, y - 0.9, 0.74), (2.4, 0.5, 0.04), dark)
    small_lamp(-0.6, y - 0.95, 0.76, dark, shade, 7)
    # A cocktail glass in blue neon with a rose olive.
    neon([(0.3, 2.3), (0.86, 2.3), (0.58, 1.98), (0.3, 2.3)], (0.12, 0.4, 1), y - 0.12)
    neon([(0.58, 1.98), (0.58, 1.66)], (0.12, 0.4, 1), y - 0.12)
    neon([(0.42, 1.66), (0.74, 1.66)], (0.12, 0.4, 1), y - 0.12)
    neon([(0.62, 2.2), (0.84, 2.44)], (1, 0.16, 0.3), y - 0.12)
    bulb((0.6, y - 0.4, 2.05), 16, (0.12, 0.35, 1), 0.2).visible_camera = False
    bulb((-0.95, y - 0.4, 2.2), 12, (1, 0.16, 0.24), 0.3).visible_camera = False
    panel((0, 2.4, 3.2), (0, y, 0.9), 1.2, 24, (1, 0.66, 0.4))


def build(camera):
    sky([(0, (0.012, 0.01, 0.012)), (1, (0.02, 0.018, 0.026))])
    oak, dark = wood((0.08, 0.03, 0.013), (0.17, 0.07, 0.03), 0.3), wood((0.035, 0.014, 0.008), (0.08, 0.032, 0.016), 0.4)
    brass = plain((0.3, 0.19, 0.08), 0.7)
    shade = shining_down([(0, (1, 0.56, 0.24)), (1, (0.95, 0.32, 0.08))], 1.7, -0.07, 0.07)
    box((0, 3, -0.02), (9, 14, 0.04), dark)
    if camera == "bottles":
        bottles(oak, dark, shade)
    elif camera == "stage":
        stage(dark, shade)
    else:
        booth(dark, brass, shade)
    side = 1 if camera == "bottles" else -1
    panel((side * 1.7, -0.8, 2.0), (0, 0, 1.5), 1.0, 24, (1, 0.7, 0.42))
    panel((-side * 1.9, 0.5, 2.2), (0, 0, 1.5), 1.3, 16, (0.4, 0.56, 1))
