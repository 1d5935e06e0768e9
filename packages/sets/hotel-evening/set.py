ABOUT = "An old hotel in the evening: brass doors of a lift, a landing with lamps, a window over the city"

from lights import bulb, glint, panel, sky
from materials import plain, shining_down, wood
from math import cos, pi, sin
from random import choice, random, uniform
from shapes import box, copy, cylinder, mesh, rod, sheet, sphere

CAMERAS = {
    "lift": dict(lens=80, f=2.0, distance=2.0, z=1.5, exposure=1.25, soft=1.6),
    "landing": dict(lens=80, f=2.0, distance=2.0, z=1.5, exposure=1.4, soft=1.6),
    "window": dict(lens=80, f=2.0, distance=2.0, z=1.5, exposure=1.2, soft=1.6),
}

WARM = (1, 0.6, 0.3)


def wall_light(x, y, z, off, brass, shade, watts):
    """A lamp with two shades; `off` points from the wall into the room."""
    ox, oy = off
    sphere((x + ox * 0.03, y + oy * 0.03, z - 0.12), 0.05, brass, detail=2)
    for side in (-1, 1):
        at = (x + ox * 0.15 + oy * side * 0.1, y + oy * 0.15 + ox * side * 0.1)
        rod((x, y, z - 0.12), (*at, z - 0.1), 0.01, brass)
        cylinder((*at, z), 0.075, 0.15, shade, top=0.05, caps=False).visible_diffuse = False
    bulb((x + ox * 0.32, y + oy * 0.32, z + 0.12), watts, WARM, 0.14).visible_camera = False


def table_lamp(x, y, z, body, shade, watts):
    sphere((x, y, z + 0.14), 0.11, body, squash=1.3)
    cylinder((x, y, z + 0.42), 0.2, 0.26, shade, top=0.13, caps=False).visible_diffuse = False
    bulb((x, y, z + 0.58), watts, WARM).visible_camera = False
    bulb((x, y - 0.05, z + 0.27), watts * 0.6, WARM).visible_camera = False


def lift(y, wall, trim, dark, brass, shade):
    """Two ribbed leaves of brass in a dark frame, a half clock over them that shows the floor."""
    panelled(y, wall, trim, dark)
    gold = [plain(c, 0.5) for c in ((0.4, 0.24, 0.075), (0.28, 0.16, 0.05), (0.16, 0.09, 0.03))]
    x = -0.46
    box((x, y - 0.1, 1.12), (1.36, 0.1, 2.24), plain((0.03, 0.035, 0.034), 0.5))
    for side in (-1, 1):
        for n in range(6):
            box((x + side * (0.05 + n * 0.09), y - 0.16, 1.03), (0.088, 0.04 + 0.05 * (n % 2), 2.06), gold[2 * (n % 2)])
        box((x + side * 0.3, y - 0.2, 1.1), (0.5, 0.04, 0.05), gold[2])
        box((x + side * 0.3, y - 0.2, 1.9), (0.5, 0.04, 0.05), gold[2])
    for n in range(9):
        a = pi * (n + 0.5) / 9
        glint((x + 0.24 * cos(a), y - 0.25, 2.32 + 0.16 * sin(a)), (1, 0.66, 0.32), 0.9 if n == 6 else 0.16)
    wall_light(0.55, y - 0.06, 1.95, (0, -1), brass, shade, 11)
    pot, leaf = plain((0.04, 0.05, 0.05), 0.5), [palm(plain(c, 0.5, sheer=0.3)) for c in ((0.09, 0.15, 0.07), (0.14, 0.2, 0.09))]
    cylinder((0.72, y - 0.5, 0.25), 0.2, 0.5, pot, top=0.24)
    for n in range(15):
        copy(choice(leaf), (0.72, y - 0.5, 0.5), uniform(0.6, 0.9), (0, uniform(-0.75, 0.75), uniform(0, 6)))
    panel((-0.7, y - 1.2, 3.0), (x, y, 0.9), 0.8, 16, (1, 0.74, 0.46))
    panel((0.3, 1.4, 2.4), (0.72, y - 0.5, 0.9), 0.8, 16, (1, 0.8, 0.56))


def palm(material):
    """A frond one metre high that bends over, out of sight."""
    vertices, faces = [], []
    for n in range(26):
        t = 0.25 + 0.75 * n / 26
        foot, reach = (0.5 * t * t, 0, t), 0.3 * sin(pi * (t - 0.1))
        for side in (-1, 1):
            start = len(vertices)
            vertices += [foot, (foot[0] + 0.05, side * reach * 0.5, t + 0.1), (foot[0] + 0.14, side * reach, t - 0.02), (foot[0] + 0.03, side * reach * 0.5, t + 0.05)]
            faces.append((start, start + 1, start + 2, start + 3))
    thing = mesh(vertices, faces, material)
    thing.location = (0, -200, 0)
    return thing


def panelled(y, wall, trim, dark):
    """A wall in fields over a wainscot."""
    box((0, y, 1.6), (8, 0.1, 3.4), wall)
    box((0, y - 0.06, 0.46), (8, 0.06, 0.92), dark)
    box((0, y - 0.09, 0.95), (8, 0.1, 0.05), dark)
    for x in (-1.98, -0.66, 0.66, 1.98):
        for side in (-1, 1):
            box((x + side * 0.54, y - 0.06, 1.85), (0.035, 0.04, 1.5), trim)
        for z in (1.1, 2.6):
            box((x, y - 0.06, z), (1.1, 0.04, 0.035), trim)
        box((x, y - 0.1, 0.5), (0.9, 0.04, 0.6), dark)


def build(camera):
    sky([(0, (0.02, 0.014, 0.01)), (1, (0.03, 0.024, 0.02))])
    trim, brass = plain((0.5, 0.4, 0.3), 0.6), plain((0.6, 0.4, 0.16), 0.35, 0.5)
    dark = wood((0.05, 0.02, 0.01), (0.11, 0.046, 0.022), 0.4)
    shade = shining_down([(0, (1, 0.66, 0.34)), (1, (1, 0.5, 0.2))], 2.2, -0.12, 0.12)
    y = 3.6
    box((0, 2, -0.02), (9, 12, 0.04), plain((0.12, 0.02, 0.02), 0.9))
    box((0, 2, 3.3), (9, 12, 0.04), trim)
    panel((0, 1.8, 3.1), (0, y, 1.2), 2.0, 46, (1, 0.72, 0.46))
    if camera == "lift":
        lift(y, plain((0.36, 0.25, 0.17), 0.85, vary=0.08, grain=2), trim, dark, brass, shade)
    elif camera == "landing":
        green = plain((0.085, 0.125, 0.13), 0.8, vary=0.14, grain=2)
        panelled(y, green, plain((0.11, 0.16, 0.15), 0.6), dark)
        wall_light(-0.55, y - 0.06, 1.95, (0, -1), brass, shade, 11)
        box((0.45, y - 0.1, 1.98), (0.66, 0.06, 0.5), plain((0.42, 0.28, 0.1), 0.6))
        canvas = shining_down([(0, (0.05, 0.045, 0.03)), (0.4, (0.14, 0.1, 0.05)), (0.5, (0.42, 0.3, 0.2)), (1, (0.16, 0.2, 0.26))], 0.6, -0.2, 0.2)
        box((0.45, y - 0.14, 1.98), (0.54, 0.02, 0.38), canvas)
        box((0.7, y - 0.35, 0.93), (1.2, 0.42, 0.05), dark)
        table_lamp(0.64, y - 0.4, 0.96, plain((0.3, 0.04, 0.03), 0.25), shade, 9)
    else:
        red = plain((0.26, 0.026, 0.024), 0.85, vary=0.1, grain=2)
        panelled(y + 0.01, plain((0.34, 0.22, 0.15), 0.85, vary=0.1, grain=2), trim, dark)
        stops = [(0, (0.5, 0.3, 0.26)), (0.3, (0.3, 0.24, 0.38)), (1, (0.05, 0.1, 0.32))]
        box((-0.5, y - 0.09, 2.0), (0.96, 0.02, 2.0), shining_down(stops, 0.75, -1.0, 0.7))
        for n in range(30):
            glint((uniform(-0.92, -0.1), y - 0.14, 1.08 + 0.6 * random() ** 1.5), choice([(1, 0.6, 0.3), (1, 0.8, 0.55), (1, 0.3, 0.16)]), uniform(0.06, 0.4))
        for x in (-0.98, -0.5, -0.02):
            box((x, y - 0.13, 2.0), (0.05, 0.06, 2.0), dark)
        for z in (1.02, 1.5, 2.1):
            box((-0.5, y - 0.14, z), (0.96, 0.06, 0.04), dark)
        for x0, x1 in ((-1.5, -0.9), (-0.1, 0.22)):
            sheet(x0, x1, 0, 3.2, lambda u, v: y - 0.36 + 0.1 * sin(u * 22 + v), red, 70, 4)
        wall_light(0.62, y - 0.06, 1.95, (0, -1), brass, shade, 11)
        box((0.72, y - 0.5, 0.62), (0.6, 0.5, 0.5), plain((0.08, 0.12, 0.1), 0.9))
        box((0.72, y - 0.2, 1.0), (0.62, 0.12, 0.7), plain((0.08, 0.12, 0.1), 0.9))
    panel((1.7, -0.8, 2.1), (0, 0, 1.5), 1.0, 24, (1, 0.76, 0.5))
    panel((-1.9, 0.2, 2.2), (0, 0, 1.5), 1.5, 12, (0.8, 0.84, 1) if camera == "window" else (1, 0.86, 0.7))
