ABOUT = "A garden at night: lanterns, osmanthus and a large moon, a round gate, lights that drift on its pond"

from lights import bulb, glint, panel, sky, sun
from materials import air, plain, shining_down, wood
from math import cos, pi, sin
from plants import grow, tuft
from random import choice, gauss, random, uniform
from shapes import box, copy, cylinder, mesh, rod, sphere

CAMERAS = {
    "moon": dict(lens=75, f=1.8, distance=2.0, z=1.5, pitch=3, yaw=4, exposure=1.35, soft=1.8),
    "gate": dict(lens=75, f=2.0, distance=2.0, z=1.5, yaw=-9, exposure=1.5, soft=1.8),
    "pond": dict(lens=75, f=1.8, distance=2.0, z=1.6, yaw=3, pitch=-1, exposure=1.35, soft=1.8),
}


def lantern(at, size, silk, wood_, power):
    x, y, z = at
    sphere(at, 0.17 * size, silk, squash=0.92)
    for top in (-1, 1):
        cylinder((x, y, z + top * 0.155 * size), 0.075 * size, 0.035, wood_)
    rod((x, y, z + 0.16 * size), (x, y, z + 1.4), 0.006, wood_)
    rod((x, y, z - 0.17 * size), (x, y, z - 0.4 * size), 0.02, silk, end=0.03)
    bulb((x, y - 0.3, z - 0.15), power, (1, 0.5, 0.22), 0.15)


def pond():
    """Paper lights drift on the water; behind it a pavilion, its windows lit, and willows."""
    mist = (0.05, 0.07, 0.12)
    sky([(0, (0.015, 0.02, 0.03)), (0.5, (0.1, 0.11, 0.2)), (0.54, (0.12, 0.14, 0.28)), (0.64, (0.05, 0.08, 0.2)), (1, (0.015, 0.03, 0.1))], 1.0)
    air(mist, 0.012, 8)
    dark, stone = wood((0.05, 0.016, 0.01), (0.1, 0.034, 0.018)), plain((0.14, 0.15, 0.16), 0.6, vary=0.3, grain=2)
    mesh([(-60, 1.5, 0), (60, 1.5, 0), (60, 33, 0), (-60, 33, 0)], [(0, 1, 2, 3)], plain((0.012, 0.022, 0.035), 0.1, vary=0.4, grain=0.6, stretch=(0.25, 1, 1)))
    mesh([(-60, 33, 0), (60, 33, 0), (60, 120, 0.6), (-60, 120, 0.6)], [(0, 1, 2, 3)], plain((0.03, 0.05, 0.03), 0.9))
    box((0, 33, 0.2), (80, 0.5, 0.5), stone)
    # The pavilion at the left, over the water.
    x, y = -4.6, 34.0
    pane = shining_down([(0, (1, 0.46, 0.15)), (1, (1, 0.6, 0.26))], 1.3, -1.2, 1.2)
    box((x, y, 0.5), (5.4, 3, 0.9), stone)
    for n in range(6):
        box((x - 2.2 + n * 0.88, y - 0.2, 2.1), (0.7, 0.06, 2.1), pane)
        rod((x - 2.6 + n * 1.04, y - 1.4, 0.9), (x - 2.6 + n * 1.04, y - 1.4, 3.3), 0.1, dark)
    tile = plain((0.05, 0.055, 0.07), 0.6)
    for z, wide, deep, rise in ((3.3, 3.6, 2.4, 0.9), (4.9, 2.4, 1.7, 1.3)):
        corners = [(x - wide, y - deep, z + 0.25), (x + wide, y - deep, z + 0.25), (x + wide, y + deep, z + 0.25), (x - wide, y + deep, z + 0.25)]
        inner = [(x - 0.5 * wide, y - 0.5 * deep, z + rise), (x + 0.5 * wide, y - 0.5 * deep, z + rise), (x + 0.5 * wide, y + 0.5 * deep, z + rise), (x - 0.5 * wide, y + 0.5 * deep, z + rise)]
        mesh(corners + inner, [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 6, 7)], tile)
    for k in range(7):
        glint((x - 3.2 + k * 1.05, y - 2.6, 3.2), (1, 0.4, 0.14), 0.8)
    bulb((x, y - 4, 2.0), 400, (1, 0.52, 0.22), 0.5).visible_glossy = False
    leaves = [tuft(plain(c, 0.6, sheer=0.3), 70, 0.16, 0.45) for c in ((0.03, 0.07, 0.04), (0.04, 0.09, 0.05), (0.02, 0.05, 0.035))]
    for n in range(190):
        side = choice([-1, 1])
        copy(choice(leaves), (-1.6 + side * uniform(4.6, 12), uniform(36, 42), abs(gauss(1.5, 2.0))), uniform(0.7, 1.5), (uniform(0, 6), 0, 0))
    # Lights on the water, near ones at the sides.
    paper = shining_down([(0, (1, 0.62, 0.28)), (1, (1, 0.42, 0.14))], 1.6, -0.09, 0.09)
    for n in range(64):
        away = 3.2 + 26 * random() ** 1.5
        at = gauss(-0.04, 0.11) * (away + 2)
        if away < 8 and abs(at + 0.05 * away) < 0.55:
            continue
        if away < 12:
            box((at, away, 0.1), (0.16, 0.16, 0.17), paper, turn=uniform(0, 90))
            box((at, away, 0.015), (0.26, 0.26, 0.02), dark, turn=uniform(0, 90))
        glint((at, away - 0.12, 0.13), choice([(1, 0.56, 0.22), (1, 0.66, 0.32), (1, 0.45, 0.2)]), uniform(0.35, 0.9))
        for k in range(3):
            glint((at + gauss(0, 0.02), away - 0.5 - 0.35 * k, 0.01), (1, 0.5, 0.2), 0.09)
    bark = plain((0.03, 0.022, 0.018), 0.9)
    gold = tuft(plain((0.95, 0.5, 0.08), 0.8, sheer=0.4), 60, 0.06, 0.9)
    for bx, far, z, side in ((-1.6, 4.2, 2.75, 1), (1.9, 4.8, 3.0, -1), (2.0, 4.2, 2.6, -1)):
        grow((bx, far, z), (side, -0.1, 0.02), 0.5, 0.028, bark, leaves + [gold], 0.22, 3, 0.06)
        for n in range(26):
            copy(gold, (bx + side * uniform(0.1, 1.2), far + gauss(-0.1, 0.2), z + gauss(0.0, 0.25)), uniform(0.05, 0.1), (uniform(0, 6), 0, 0))
        panel((bx + side * 0.8, far - 1.6, 1.3), (bx + side * 0.8, far, z), 0.8, 16, (1, 0.74, 0.48))
    panel((1.7, -0.8, 1.7), (0, 0, 1.5), 1.0, 22, (1, 0.72, 0.45))
    panel((-1.9, 0.4, 2.4), (0, 0, 1.5), 1.4, 18, (0.66, 0.78, 1))


def build(camera):
    if camera == "pond":
        return pond()
    mist = (0.035, 0.06, 0.1)
    sky([(0, (0.015, 0.02, 0.03)), (0.5, mist), (0.54, (0.07, 0.11, 0.2)), (0.62, (0.035, 0.06, 0.15)), (1, (0.012, 0.02, 0.07))], 1.0)
    air(mist, 0.02, 5)
    white, tile = plain((0.42, 0.44, 0.46), 0.9, vary=0.12, grain=1.4), plain((0.035, 0.04, 0.05), 0.6)
    dark = wood((0.04, 0.014, 0.009), (0.09, 0.03, 0.016))
    stone = plain((0.11, 0.12, 0.13), 0.4, vary=0.3, grain=2)
    mesh([(-60, -5, 0), (60, -5, 0), (60, 160, 0), (-60, 160, 0)], [(0, 1, 2, 3)], stone)
    leaves = [tuft(plain(c, 0.6, sheer=0.3), 70, 0.16, 0.45) for c in ((0.02, 0.06, 0.03), (0.03, 0.085, 0.035), (0.014, 0.04, 0.025))]
    gold = tuft(plain((0.95, 0.5, 0.08), 0.8, sheer=0.4), 60, 0.06, 0.9)
    sun((-3, -3, 5), 0.35, (0.6, 0.75, 1), 6)
    if camera == "moon":
        # The moon over a lake with hills behind it; a low white wall at the right.
        disc = sphere((-23, 150, 27), 5.5, shining_down([(0, (1, 0.74, 0.4)), (1, (1, 0.88, 0.62))], 34, -5, 5), detail=5)
        disc.visible_diffuse = disc.visible_glossy = False
        hill = plain((0.012, 0.022, 0.04), 0.9)
        for n in range(9):
            sphere((-100 + n * 24, 140, -6), uniform(16, 24), hill, squash=0.6)
        mesh([(-60, 9, 0.03), (60, 9, 0.03), (60, 130, 0.03), (-60, 130, 0.03)], [(0, 1, 2, 3)], plain((0.012, 0.025, 0.04), 0.25, vary=0.4, grain=0.6, stretch=(0.25, 1, 1)))
        for n in range(120):
            away = 10 + 90 * random() ** 1.8
            glint((-0.15 * away + gauss(0, 0.3 + 0.03 * away), away, 0.05), (1, 0.78, 0.45), 0.04 + 0.4 * random() ** 3)
        box((2.3, 7.2, 1.0), (4.4, 0.4, 2.0), white)
        box((2.3, 7.2, 2.05), (4.6, 0.8, 0.12), tile)
        for n in range(20):
            cylinder((0.05 + n * 0.25, 6.95, 2.14), 0.075, 0.55, tile, rotation=(1.2, 0, 0), sides=10)
    else:
        # A white wall with a round gate, and a lit garden behind it.
        y, turn, gate, steps = 7.5, 1.2, (1.22, 1.6), 40
        vertices, faces = [], []
        for n in range(steps + 1):
            a = 2 * pi * n / steps
            for reach in (turn, 7):
                vertices.append((gate[0] + reach * cos(a), y, max(0, min(3.4, gate[1] + reach * sin(a)))))
        for n in range(steps):
            faces.append((2 * n, 2 * n + 1, 2 * n + 3, 2 * n + 2))
        mesh(vertices, faces, white)
        for n in range(48):
            a = 2 * pi * n / 48
            box((gate[0] + 1.22 * cos(a), y - 0.06, gate[1] + 1.22 * sin(a)), (0.17, 0.2, 0.09), tile, tilt=90 - a * 180 / pi)
        panel((1.2, 9.6, 3.4), (1.2, 13, 1.2), 2.0, 700, (1, 0.6, 0.3))
        box((1.6, 14, 2), (12, 0.1, 4), plain((0.34, 0.26, 0.18), 0.9, vary=0.2, grain=1))
        for n in range(60):
            copy(choice(leaves), (1.2 + gauss(0, 1.4), uniform(9.5, 13), abs(gauss(0.2, 0.9))), uniform(0.25, 0.6), (uniform(0, 6), 0, 0))
        for n in range(24):
            glint((1.2 + gauss(0, 0.7), uniform(9, 13), uniform(0.7, 2.9)), (1, 0.6, 0.26), uniform(0.2, 0.7), is_whole=True)
        panel((0.2, 4.8, 3.4), (1.2, 7.5, 1.7), 1.6, 45, (1, 0.66, 0.4))
    # Osmanthus: dark leaves with gold in them, before the wall and over it.
    bark = plain((0.03, 0.022, 0.018), 0.9)
    both = leaves + [gold]
    if camera == "moon":
        boughs = ((2.0, 4.4, 2.75, -1), (1.9, 5.4, 2.2, -1), (2.2, 6.0, 3.1, -1), (-2.6, 4.4, 0.7, 1))
    else:
        boughs = ((-1.0, 4.4, 2.7, 1), (-1.2, 5.4, 2.1, 1), (3.0, 5.0, 2.9, -1), (3.2, 6.2, 1.4, -1))
    for x, far, z, side in boughs:
        grow((x, far, z), (side, -0.1, 0.05), 0.55, 0.03, bark, both, 0.25, 3, 0.04)
        for n in range(34):
            copy(gold, (x + side * uniform(0.1, 1.4), far + gauss(-0.1, 0.25), z + gauss(0.05, 0.3)), uniform(0.05, 0.11), (uniform(0, 6), 0, 0))
        panel((x + side * 0.8, far - 1.6, 1.3), (x + side * 0.8, far, z), 0.8, 16, (1, 0.74, 0.48))
    silk = shining_down([(0, (1, 0.42, 0.13)), (0.5, (1, 0.55, 0.22)), (1, (0.95, 0.36, 0.1))], 1.5, -0.17, 0.17)
    if camera == "moon":
        places = ((0.52, 5.0, 2.28), (-0.1, 6.6, 2.6), (0.95, 6.4, 2.5), (-2.1, 8.4, 1.3))
    else:
        places = ((0.15, 5.4, 2.35), (1.75, 5.7, 2.62), (-0.35, 6.9, 2.2), (2.6, 6.8, 2.3))
    for at in places:
        lantern(at, 1.0, silk, dark, 40)
    for n in range(46 if camera == "moon" else 0):
        away = uniform(24, 70)
        glint((gauss(-0.07, 0.1) * away, away, 0.6 + abs(gauss(0, 0.012)) * away), choice([(1, 0.52, 0.2), (1, 0.66, 0.32), (1, 0.4, 0.14)]), uniform(0.06, 0.4))
    panel((1.7, -0.8, 2.0), (0, 0, 1.5), 1.0, 22, (1, 0.74, 0.48))
    panel((-1.9, 0.4, 2.4), (0, 0, 1.5), 1.4, 18, (0.66, 0.78, 1))
