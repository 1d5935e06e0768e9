ABOUT = "A room with rain on its window: at dusk with a lamp, at night over a street, on a grey morning"

from lights import bulb, glint, panel, sky
from materials import air, plain, shining_down, wood
from math import sin
from plants import tuft
from random import choice, gauss, random, uniform
from shapes import box, copy, cylinder, sheet, sphere

CAMERAS = {
    "lamp": dict(lens=80, f=2.0, distance=2.0, z=1.5, yaw=-3, exposure=1.15, soft=1.6),
    "street": dict(lens=80, f=2.0, distance=2.0, z=1.5, yaw=4, exposure=1.15, soft=1.6),
    "morning": dict(lens=80, f=2.0, distance=2.0, z=1.5, yaw=3, exposure=1.15, soft=1.6),
}

PANE = 1.9
WARM = [(1, 0.5, 0.2), (1, 0.62, 0.3), (1, 0.78, 0.5)]


def rain(x0, x1, z0, z1, drops, colours, power):
    """Drops on the pane. Some lie nearer than it, which makes them smaller."""
    for _ in range(drops):
        y = uniform(0.75, PANE)
        scale = (y + 2) / (PANE + 2)
        glint((uniform(x0, x1) * scale, y, 1.5 + (uniform(z0, z1) - 1.5) * scale), choice(colours), power * (0.1 + random() ** 3))


def frame(bars, x0, x1, rails, paint):
    for x in bars:
        box((x, PANE + 0.03, 1.7), (0.07 if x in (x0, x1) else 0.045, 0.08, 2.6), paint)
    for z in rails:
        box(((x0 + x1) / 2, PANE + 0.02, z), (x1 - x0, 0.08, 0.05), paint)


def lamp(x, y, z, body, shade):
    sphere((x, y, z + 0.11), 0.1, body, squash=1.1)
    cylinder((x, y, z + 0.36), 0.18, 0.24, shade, top=0.11, caps=False).visible_diffuse = False
    bulb((x, y, z + 0.5), 9, (1, 0.6, 0.3)).visible_camera = False
    bulb((x, y - 0.05, z + 0.24), 6, (1, 0.6, 0.3)).visible_camera = False


def town(count, cars, wall):
    for _ in range(16):
        away = uniform(62, 90)
        box((uniform(-0.16, 0.16) * away, away, 0), (uniform(5, 10), 2, uniform(4, 18)), wall)
    box((0, 60, -8), (80, 60, 0.1), wall)
    for _ in range(count):
        away = uniform(18, 60)
        glint((gauss(0, 0.1) * away, away, 1.2 + uniform(-0.06, 0.1) * away), choice([*WARM, (0.7, 0.84, 1)]), uniform(0.06, 0.5))
    for _ in range(cars):
        away = uniform(12, 40)
        glint((gauss(0, 0.09) * away, away, 1.4 - 0.085 * away + gauss(0, 0.3)), choice([(1, 0.1, 0.06), (1, 0.12, 0.08), (1, 0.86, 0.66), (0.2, 0.9, 0.6)]), uniform(0.1, 0.6))


def build(camera):
    if camera == "lamp":
        sky([(0, (0.1, 0.11, 0.16)), (0.46, (0.2, 0.19, 0.28)), (0.52, (0.4, 0.36, 0.48)), (0.58, (0.22, 0.28, 0.46)), (1, (0.1, 0.16, 0.34))], 0.8)
        air((0.26, 0.25, 0.36), 0.016, 8)
    elif camera == "street":
        sky([(0, (0.04, 0.045, 0.07)), (0.5, (0.2, 0.17, 0.24)), (0.56, (0.1, 0.13, 0.26)), (0.65, (0.05, 0.08, 0.2)), (1, (0.03, 0.05, 0.14))], 1.0)
        air((0.11, 0.1, 0.17), 0.014, 8)
    else:
        sky([(0, (0.3, 0.34, 0.32)), (0.5, (0.62, 0.68, 0.68)), (1, (0.7, 0.78, 0.84))], 0.9)
        air((0.6, 0.66, 0.66), 0.03, 5)
    is_morning = camera == "morning"
    oak, white = wood((0.08, 0.034, 0.016), (0.17, 0.08, 0.036)), plain((0.5, 0.5, 0.47), 0.6)
    wall = plain((0.2, 0.15, 0.12) if not is_morning else (0.5, 0.47, 0.42), 0.9, vary=0.08, grain=2)
    shade = shining_down([(0, (1, 0.66, 0.34)), (1, (0.95, 0.46, 0.16))], 2.4, -0.12, 0.12)
    paint = white if is_morning else oak
    if camera == "lamp":
        frame((-1.6, -0.5, 0.56), -1.6, 0.56, (0.78, 1.62, 2.6), paint)
        box((1.35, PANE + 0.05, 1.6), (1.5, 0.2, 3.4), wall)
        box((-0.4, PANE - 0.1, 0.74), (2.6, 0.4, 0.06), oak)
        lamp(0.42, PANE - 0.3, 0.78, plain((0.05, 0.12, 0.12), 0.25), shade)
        cloth = plain((0.3, 0.12, 0.06), 0.9)
        sheet(0.4, 1.0, 0.4, 3.2, lambda u, v: PANE - 0.14 + 0.04 * sin(u * 24 + v), cloth, 60, 4)
        town(34, 14, plain((0.1, 0.1, 0.16), 0.9))
        rain(-1.5, 0.34, 0.85, 2.6, 130, [(0.6, 0.7, 1), (0.8, 0.84, 1), (1, 0.7, 0.4)], 0.12)
        panel((0.7, 0.7, 2.5), (0.8, PANE, 1.2), 0.7, 9, (1, 0.66, 0.36))
    elif camera == "street":
        frame((-0.46, 1.7), -0.46, 1.7, (0.7, 2.6), paint)
        box((-1.3, PANE + 0.05, 1.6), (1.6, 0.2, 3.4), wall)
        box((0.4, PANE - 0.1, 0.66), (2.6, 0.4, 0.06), oak)
        cloth = plain((0.05, 0.09, 0.1), 0.9)
        sheet(-0.95, -0.36, 0.4, 3.2, lambda u, v: PANE - 0.14 + 0.04 * sin(u * 24 + v), cloth, 60, 4)
        town(76, 26, plain((0.04, 0.045, 0.08), 0.9))
        rain(-0.32, 1.6, 0.75, 2.6, 150, [(1, 0.62, 0.34), (0.6, 0.74, 1), (1, 0.8, 0.6)], 0.1)
        panel((-0.8, 0.6, 2.4), (-0.9, PANE, 1.3), 0.7, 9, (1, 0.66, 0.36))
    else:
        frame((-1.5, -0.54, 0.42), -1.5, 0.42, (0.78, 1.7, 2.6), paint)
        box((1.2, PANE + 0.05, 1.6), (1.5, 0.2, 3.4), wall)
        box((-0.4, PANE - 0.1, 0.74), (2.6, 0.4, 0.06), white)
        leaves = [tuft(plain(c, 0.8, sheer=0.4), 60, 0.2) for c in ((0.08, 0.17, 0.07), (0.14, 0.24, 0.09), (0.2, 0.27, 0.12))]
        for n in range(160):
            away = uniform(7, 16)
            copy(choice(leaves), (uniform(-0.24, 0.2) * away, away, uniform(-1.5, 1.5) + abs(gauss(0, 0.05)) * away), uniform(0.5, 1.1), (uniform(0, 6), 0, 0))
        plant = [tuft(plain(c, 0.6, sheer=0.4), 30, 0.34, 0.5) for c in ((0.06, 0.16, 0.05), (0.1, 0.22, 0.06))]
        for x, size in ((-0.9, 0.16), (0.28, 0.13)):
            cylinder((x, PANE - 0.16, 0.86), 0.09, 0.18, plain((0.4, 0.17, 0.09), 0.8), top=0.12)
            for _ in range(9):
                copy(choice(plant), (x + gauss(0, 0.07), PANE - 0.16, 1.04 + uniform(0, 0.16)), size, (uniform(0, 6), 0, 0))
        sheet(0.32, 0.86, 0.4, 3.2, lambda u, v: PANE - 0.16 + 0.04 * sin(u * 24 + v), plain((0.6, 0.58, 0.53), 0.9, sheer=0.4), 60, 4)
        rain(-1.4, 0.22, 0.85, 2.6, 120, [(0.86, 0.94, 0.96), (0.94, 1, 1)], 0.045)
        panel((0.6, 0.4, 2.4), (0.9, PANE, 1.4), 0.9, 16, (1, 0.95, 0.88))
    if is_morning:
        panel((-1.9, 0.2, 2.2), (0, 0, 1.5), 1.5, 40, (0.92, 0.97, 1))
        panel((1.8, -0.8, 2.0), (0, 0, 1.5), 1.4, 24, (1, 0.96, 0.9))
    else:
        side = 1 if camera == "lamp" else -1
        panel((side * 1.7, -0.8, 1.9), (0, 0, 1.5), 1.0, 24, (1, 0.72, 0.44))
        panel((-side * 1.9, 0.4, 2.2), (0, 0, 1.5), 1.5, 16, (0.66, 0.78, 1))
