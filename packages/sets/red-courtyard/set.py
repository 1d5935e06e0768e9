ABOUT = "A courtyard with red walls: lanterns in the snow, and boughs that throw their shadows in the afternoon"

from lights import bulb, glint, panel, sky, sun
from masonry import eave
from materials import plain, shining_down, wood
from plants import grow, tuft
from random import choice, gauss, random, uniform
from shapes import box, cylinder, mesh, rod, sphere

CAMERAS = {
    "lanterns": dict(lens=80, f=2.0, distance=2.1, z=1.5, pitch=1.5, yaw=-3),
    "wall": dict(lens=85, f=2.2, distance=2.0, z=1.5, yaw=8),
    "afternoon": dict(lens=75, f=2.8, distance=2.0, z=1.5, yaw=-3, pitch=2, exposure=1.1, soft=1.3),
}


def lantern(at, silk, gold, size=1.0):
    x, y, z = at
    sphere(at, 0.24 * size, silk, squash=0.82)
    for top in (-1, 1):
        cylinder((x, y, z + top * 0.19 * size), 0.1 * size, 0.05, gold)
    rod((x, y, z + 0.2 * size), (x, y, z + 1.6), 0.008, gold)
    rod((x, y, z - 0.2 * size), (x, y, z - 0.5 * size), 0.03, silk, end=0.045)


def afternoon():
    """Red wall under golden tiles in a low sun; magnolias at its foot, the shadows of trees that nobody sees."""
    sky([(0, (0.3, 0.22, 0.16)), (0.5, (0.62, 0.6, 0.58)), (0.58, (0.42, 0.56, 0.78)), (1, (0.16, 0.34, 0.7))], 0.55)
    far = 4.2
    red = plain((0.34, 0.055, 0.04), 0.9, vary=0.16, grain=1.2)
    gold, under = plain((0.72, 0.42, 0.07), 0.4), plain((0.03, 0.2, 0.17), 0.6)
    box((0, far + 0.2, 1.3), (12, 0.4, 2.6), red)
    box((0, far - 0.02, 0.25), (12, 0.2, 0.5), plain((0.4, 0.38, 0.36), 0.9, vary=0.2, grain=3))
    mesh([(-20, -6, 0), (20, -6, 0), (20, far, 0), (-20, far, 0)], [(0, 1, 2, 3)], plain((0.36, 0.32, 0.28), 0.9, vary=0.2, grain=2))
    eave(-3, 3, far - 0.15, 2.64, gold, under, 0.7)
    box((0, far + 0.3, 3.05), (12, 0.3, 0.24), gold)
    way = (-2.6, -2.0, 2.0)
    sun(way, 4.6, (1, 0.84, 0.6), 0.6)
    bark = plain((0.05, 0.035, 0.03), 0.9)
    hidden = [tuft(plain((0.05, 0.06, 0.03), 0.9), 40, 0.13, 0.6)]
    import bpy
    before = set(bpy.data.objects)
    for x, z, turn, rise in ((-1.3, 0.7, 1, 0.5), (-1.5, 1.5, 1, 0.25), (-0.5, 2.5, 1, -0.3), (1.5, 2.3, -1, -0.15)):
        # A metre and a half from the wall, towards the sun.
        grow((x + way[0] * 0.55, far + way[1] * 0.55, z + way[2] * 0.55), (turn, 0, rise), 0.6, 0.022, bark, hidden, 0.085, 4, 0.05)
    for thing in set(bpy.data.objects) - before:
        thing.visible_camera = thing.visible_diffuse = thing.visible_glossy = False
    # A magnolia in flower before the wall at the right.
    blooms = [tuft(plain(c, 0.8, sheer=0.4), 30, 0.5, 0.6) for c in ((0.88, 0.8, 0.76), (0.85, 0.66, 0.66))]
    for x, y, z, side, rise in ((1.5, 3.5, 1.0, -1, 1.0), (1.6, 3.4, 1.7, -1, 0.7), (-1.6, 3.5, 0.5, 1, 0.7)):
        grow((x, y, z), (side * 0.8, 0, rise), 0.42, 0.02, bark, blooms, 0.075, 3, 0.0)
    for n in range(16):
        glint((choice([-1, 1]) * uniform(0.5, 1.1), far - 0.7, uniform(2.6, 2.85)), (1, 0.82, 0.42), uniform(0.05, 0.2))
    panel((-1.8, -0.9, 2.2), (0, 0, 1.5), 1.1, 34, (1, 0.88, 0.68))
    panel((1.9, 0.2, 2.2), (0, 0, 1.5), 1.5, 20, (1, 0.86, 0.78))


def build(camera):
    if camera == "afternoon":
        return afternoon()
    colour = (0.2, 0.24, 0.36)
    sky([(0, (0.05, 0.05, 0.08)), (0.5, colour), (0.6, tuple(1.2 * c for c in colour)), (1, (0.05, 0.08, 0.18))], 1.0)
    red = plain((0.3, 0.028, 0.02), 0.85, vary=0.22, grain=1.3)
    post = plain((0.24, 0.02, 0.015), 0.4)
    dark, snow = wood((0.05, 0.016, 0.01), (0.1, 0.035, 0.018)), plain((0.76, 0.79, 0.86), 0.8, vary=0.06, grain=3)
    tile, gold = plain((0.1, 0.11, 0.12), 0.7), plain((0.6, 0.4, 0.12), 0.4, 0.4)
    green, blue = plain((0.02, 0.16, 0.12), 0.6), plain((0.02, 0.07, 0.2), 0.6)
    mesh([(-30, -6, 0), (30, -6, 0), (30, 30, 0), (-30, 30, 0)], [(0, 1, 2, 3)], snow)
    # Red wall at the left with snow on its tiles; a hall with posts and lattice doors at the right.
    y = 7.0
    box((-4.2, y, 1.55), (7.4, 0.4, 3.1), red)
    box((-4.2, y - 0.05, 3.2), (7.6, 0.9, 0.2), tile)
    box((-4.2, y - 0.02, 3.42), (7.5, 0.85, 0.28), snow)
    box((4.2, y + 0.9, 2.2), (10, 0.2, 4.4), dark)
    pane = shining_down([(0, (1, 0.42, 0.12)), (1, (1, 0.58, 0.24))], 0.75, -1, 1)
    for n in range(7):
        x = -0.2 + n * 0.62
        box((x, y + 0.78, 1.55), (0.5, 0.05, 1.9), pane)
        for k in range(4):
            box((x - 0.19 + k * 0.125, y + 0.74, 1.55), (0.022, 0.03, 1.9), dark)
        for k in range(9):
            box((x, y + 0.73, 0.7 + k * 0.22), (0.5, 0.03, 0.022), dark)
        box((x, y + 0.74, 0.35), (0.5, 0.08, 0.6), post)
    for x in (-0.55, 1.95, 4.4):
        cylinder((x, y - 0.1, 1.7), 0.17, 3.4, post)
    box((3, y - 0.1, 3.25), (8, 0.25, 0.16), green)
    box((3, y - 0.12, 3.45), (8, 0.25, 0.2), blue)
    for n in range(20):
        box((-0.6 + n * 0.36, y - 0.26, 3.45), (0.16, 0.04, 0.1), gold)
    for n in range(40):
        cylinder((-1 + n * 0.22, y - 0.65, 3.75), 0.075, 0.9, tile, rotation=(1.25, 0, 0), sides=10)
    box((3, y - 0.5, 3.98), (8.4, 1.2, 0.3), snow)
    box((3, y + 1.2, 4.5), (8.4, 2.6, 0.6), snow)
    silk = shining_down([(0, (0.9, 0.1, 0.02)), (0.5, (1, 0.2, 0.05)), (1, (0.8, 0.07, 0.015))], 1.5, -0.2, 0.2)
    for x, far, z in ((-0.75, 5.6, 2.55), (0.95, 5.7, 2.6), (2.6, 5.8, 2.6), (-2.5, 5.2, 2.7), (-1.55, 8.0, 3.6)):
        lantern((x, far, z), silk, gold)
        bulb((x, far - 0.35, z - 0.35), 22, (1, 0.34, 0.12), 0.15)
    # A plum tree before the wall: dark boughs, blossoms, snow.
    for n in range(16):
        a = (-1.75 + uniform(-0.2, 0.2), 6.2, 1.2 + uniform(0, 0.9))
        b = (a[0] + uniform(-1.1, 0.9), 6.1 + uniform(-0.3, 0.3), a[2] + uniform(0.3, 1.3))
        rod(a, b, 0.025, dark, end=0.008)
        for k in range(7):
            t = random()
            at = tuple(p + (q - p) * t + uniform(-0.07, 0.07) for p, q in zip(a, b))
            sphere(at, uniform(0.025, 0.045), choice([snow, plain((0.7, 0.2, 0.24), 0.8), snow]), detail=2)
    rod((-1.8, 6.2, 0), (-1.7, 6.2, 1.5), 0.09, dark, end=0.05)
    panel((1.8, -0.5, 2.2), (0, 0, 1.5), 0.9, 22, (1, 0.7, 0.45))
    panel((-1.9, -0.6, 2.4), (0, 0, 1.5), 1.8, 20, (0.72, 0.82, 1))
