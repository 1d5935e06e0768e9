ABOUT = "A portrait studio's curtain and painted backdrop, and a warm sitting room"

from lights import bulb, glint, panel, sky, spot
from materials import Nodes, plain, shining_down, wood
from math import sin
from plants import tuft
from random import choice, gauss, uniform
from shapes import box, copy, cylinder, rod, sheet, sphere

CAMERAS = {
    "velvet": dict(lens=85, f=2.0, distance=2.0, z=1.5, yaw=3, exposure=1.2, soft=1.5),
    "painted": dict(lens=85, f=2.8, distance=2.0, z=1.5, yaw=-2, exposure=1.1, soft=1.8),
    "sitting-room": dict(lens=75, f=2.0, distance=2.0, z=1.45, yaw=5, exposure=1.1, soft=1.6),
    "morning": dict(lens=75, f=2.0, distance=2.0, z=1.45, yaw=-5, exposure=1.0, soft=1.6),
}


def canvas(dark, middle, light):
    """Canvas that a painter dabbed in large soft strokes."""
    n = Nodes("canvas")
    n.link(n.ramp(n.noise(0.9, detail=7), [(0.3, dark), (0.5, middle), (0.72, light)]), n.surface.inputs["Base Color"])
    n.surface.inputs["Roughness"].default_value = 0.9
    return n.done()


def folds(y, deep, count, seed):
    """A curtain's depth: folds of uneven width that open towards the floor."""
    return lambda u, v: y - deep * (0.55 + 0.45 * (1 - v)) * (sin(u * count * 6.28 + 1.3 * sin(u * 9 + seed) + 0.25 * sin(v * 4)) + 0.35 * sin(u * count * 14.5 + seed))


def velvet():
    sky([(0, (0.02, 0.014, 0.014)), (1, (0.03, 0.026, 0.026))])
    cloth = plain((0.15, 0.016, 0.022), 0.9, vary=0.15, grain=1.5)
    sheet(-2.2, 2.2, -0.2, 3.4, folds(2.6, 0.06, 15, 2.0), cloth, 420, 16)
    sheet(0.62, 2.2, -0.2, 3.4, folds(2.3, 0.1, 3.6, 5.0), plain((0.12, 0.013, 0.018), 0.9), 200, 16)
    gold = plain((0.6, 0.38, 0.12), 0.5, 0.4)
    rod((0.64, 2.12, 1.02), (1.5, 2.12, 1.2), 0.03, gold)
    sphere((0.66, 2.1, 0.96), 0.06, gold)
    box((0, 1, -0.02), (9, 9, 0.04), wood((0.08, 0.035, 0.016), (0.15, 0.07, 0.03), 0.3))
    panel((-2.0, 0.6, 2.9), (-0.2, 2.6, 1.4), 1.4, 80, (1, 0.84, 0.66))
    panel((-1.6, -1.0, 2.3), (0, 0, 1.5), 1.2, 30, (1, 0.9, 0.78))
    panel((1.8, 1.0, 2.3), (0, 0, 1.5), 1.0, 16, (1, 0.82, 0.64))


def painted():
    sky([(0, (0.03, 0.028, 0.024)), (1, (0.04, 0.038, 0.036))])
    sheet(-2.6, 2.6, -0.4, 3.6, lambda u, v: 2.7 + 0.012 * sin(u * 9) * (1 - v), canvas((0.08, 0.062, 0.045), (0.18, 0.14, 0.098), (0.32, 0.255, 0.18)), 60, 8)
    spot((0.3, 0.9, 2.9), (0.15, 2.7, 1.45), 330, (1, 0.92, 0.8), 64, 1.0, 0.3)
    panel((1.7, -0.9, 2.3), (0, 0, 1.5), 1.2, 30, (1, 0.93, 0.84))
    panel((-1.9, 0.8, 2.2), (0, 0, 1.5), 1.2, 12, (0.9, 0.94, 1))


def room(is_morning):
    """A window with sheer curtains at one side, a lamp on a table, a sofa's back, pictures on the wall, a plant."""
    y = 3.8
    sky([(0, (0.05, 0.04, 0.03)), (1, (0.1, 0.09, 0.08))] if not is_morning else [(0, (0.2, 0.19, 0.17)), (1, (0.3, 0.3, 0.29))])
    wall = plain((0.42, 0.3, 0.19), 0.9, vary=0.05, grain=1.5) if not is_morning else plain((0.66, 0.64, 0.58), 0.9, vary=0.04, grain=1.5)
    oak = wood((0.12, 0.055, 0.025), (0.24, 0.12, 0.06))
    side = -1 if not is_morning else 1
    box((0, y, 1.6), (10, 0.1, 3.6), wall)
    box((0, y - 0.06, 0.08), (10, 0.04, 0.16), plain((0.6, 0.56, 0.48), 0.6))
    box((0, 1, -0.02), (10, 10, 0.04), oak)
    # The window: sky behind panes, curtains before them.
    x = side * 1.15
    day = [(0, (1.0, 0.62, 0.34)), (1, (1.0, 0.78, 0.56))] if not is_morning else [(0, (0.86, 0.95, 0.84)), (1, (0.96, 1.0, 1.0))]
    box((x, y - 0.03, 1.65), (1.15, 0.06, 1.9), shining_down(day, 1.15, -0.95, 0.95))
    frame = plain((0.6, 0.56, 0.48), 0.6)
    for dx in (-0.58, 0, 0.58):
        box((x + dx, y - 0.08, 1.65), (0.06, 0.06, 1.95), frame)
    for dz in (-0.96, 0.25, 0.96):
        box((x, y - 0.08, 1.65 + dz), (1.2, 0.06, 0.05), frame)
    sheer = plain((0.8, 0.74, 0.62) if not is_morning else (0.88, 0.88, 0.84), 0.9, sheer=0.7)
    for a, b in ((-0.82, -0.2), (0.34, 0.84)):
        sheet(x + a, x + b, 0.4, 2.8, folds(y - 0.22, 0.04, 3.2, a), sheer, 120, 8)
    rod((x - 1, y - 0.22, 2.8), (x + 1, y - 0.22, 2.8), 0.02, oak)
    # The wall beside it.
    for k, (dx, z, w, h, colour) in enumerate(((0.25, 1.95, 0.42, 0.54, (0.3, 0.36, 0.38)), (0.84, 2.12, 0.34, 0.34, (0.5, 0.3, 0.18)), (0.82, 1.62, 0.36, 0.44, (0.28, 0.32, 0.2)), (1.4, 1.95, 0.44, 0.6, (0.42, 0.26, 0.22)))):
        box((-side * dx, y - 0.07, z), (w, 0.04, h), oak)
        box((-side * dx, y - 0.095, z), (w * 0.82, 0.01, h * 0.84), plain((0.7, 0.66, 0.58), 0.9))
        box((-side * dx, y - 0.1, z), (w * 0.5, 0.01, h * 0.55), plain(colour, 0.9, vary=0.5, grain=4))
    cloth = plain((0.1, 0.16, 0.13) if not is_morning else (0.42, 0.36, 0.28), 0.95, vary=0.15, grain=9)
    box((-side * 0.35, 2.7, 0.45), (2.3, 0.8, 0.9), cloth)
    cylinder((-side * 0.35, 3.0, 0.95), 0.16, 2.3, cloth, rotation=(0, 1.5708, 0))
    for dx, colour in ((0.35, (0.5, 0.24, 0.1)), (-0.35, (0.6, 0.5, 0.36)), (-1.0, (0.3, 0.1, 0.08))):
        box((-side * 0.35 + dx, 2.75, 1.02), (0.46, 0.16, 0.42), plain(colour, 0.95), tilt=uniform(-14, 14))
    if not is_morning:
        shade = shining_down([(0, (1, 0.6, 0.28)), (1, (0.9, 0.42, 0.15))], 2.2, -0.15, 0.15)
        cylinder((1.22, 3.2, 0.4), 0.28, 0.8, oak)
        cylinder((1.22, 3.2, 1.05), 0.05, 0.5, plain((0.5, 0.42, 0.3), 0.4))
        cylinder((1.22, 3.2, 1.42), 0.24, 0.3, shade, top=0.15, caps=False)
        for z in (1.2, 1.65):
            bulb((1.22, 3.1, z), 16, (1, 0.62, 0.32), 0.08)
        glint((1.22, 2.9, 1.42), (1, 0.6, 0.28), 0.5)
    leaf = [tuft(plain(c, 0.6, sheer=0.35), 26, 0.34, 0.4) for c in ((0.05, 0.14, 0.04), (0.08, 0.2, 0.06))]
    px = side * 1.85 if not is_morning else -1.5
    for n in range(16):
        copy(choice(leaf), (px + gauss(0, 0.16), 3.0 + gauss(0, 0.15), uniform(1.0, 1.8)), uniform(0.14, 0.24), (uniform(0, 6), uniform(0, 6), 0))
    cylinder((px, 3.0, 0.4), 0.2, 0.8, plain((0.45, 0.36, 0.28), 0.8))
    panel((x, y - 0.9, 1.7), (-x * 0.4, 0.4, 1.2), 1.1, 50 if not is_morning else 70, (1, 0.76, 0.5) if not is_morning else (0.97, 1, 1), height=1.8)
    panel((0.3, 1.6, 3.1), (0, y, 1.4), 1.8, 40 if not is_morning else 60, (1, 0.82, 0.6) if not is_morning else (1, 0.98, 0.94))
    panel((side * 1.7, -0.5, 2.0), (0, 0, 1.5), 1.1, 28 if not is_morning else 36, (1, 0.84, 0.64) if not is_morning else (0.98, 1, 1))
    panel((-side * 1.8, -1.0, 2.1), (0, 0, 1.5), 1.5, 14, (1, 0.86, 0.7) if not is_morning else (1, 0.96, 0.9))


def build(camera):
    if camera == "velvet":
        velvet()
    elif camera == "painted":
        painted()
    else:
        room(camera == "morning")
