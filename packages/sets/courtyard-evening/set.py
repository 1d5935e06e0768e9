ABOUT = "An old courtyard of grey brick: a red gate, a lit window, persimmons, the first snow"

from lights import bulb, glint, panel, sky, sun
from masonry import bricks, eave, lantern, lattice
from materials import plain, shining_down, wood
from math import cos, pi, sin
from plants import grow, tuft
from random import choice, gauss, random, uniform
from shapes import box, copy, cylinder, mesh, rod, sphere

CAMERAS = {
    "gate": dict(lens=80, f=2.2, distance=2.0, z=1.5, yaw=4, exposure=1.2, soft=1.5),
    "window": dict(lens=80, f=2.0, distance=2.0, z=1.5, yaw=-4, exposure=1.2, soft=1.6),
    "persimmons": dict(lens=80, f=2.0, distance=2.0, z=1.5, yaw=3, pitch=2, exposure=1.0, soft=1.6),
    "snow": dict(lens=75, f=2.0, distance=2.0, z=1.5, yaw=-3, exposure=1.0, soft=1.6),
}

WARM = (1, 0.6, 0.28)


def gate(x, y, red, brass, dark, stone):
    """Two leaves of red lacquer with rows of studs and a ring, in a frame."""
    for side in (-1, 1):
        box((x + side * 0.66, y, 1.5), (1.28, 0.1, 3.0), red)
        for row in range(9):
            for column in range(5):
                sphere((x + side * (0.2 + column * 0.23), y - 0.07, 0.4 + row * 0.3), 0.05, brass, detail=2)
        ring = [(x + side * 0.22 + 0.085 * cos(k * pi / 8), y - 0.12, 1.36 + 0.085 * sin(k * pi / 8)) for k in range(17)]
        for a, b in zip(ring, ring[1:]):
            rod(a, b, 0.014, brass)
        cylinder((x + side * 0.22, y - 0.08, 1.45), 0.075, 0.05, brass, rotation=(pi / 2, 0, 0))
        cylinder((x + side * 1.46, y - 0.1, 1.6), 0.15, 3.2, red)
        box((x + side * 1.75, y - 0.25, 0.3), (0.5, 0.5, 0.6), stone)
    box((x, y - 0.05, 2.72), (2.9, 0.16, 0.2), dark)


def persimmons(at, side, bark, leaves, fruit, size=0.12):
    grow(at, (side, -0.05, -0.05), 0.55, 0.03, bark, leaves, size, 3, 0.06)
    for n in range(22):
        x = at[0] + side * uniform(0.1, 1.35)
        sphere((x, at[1] + gauss(-0.1, 0.25), at[2] + gauss(-0.1, 0.26)), uniform(0.04, 0.055), choice(fruit), squash=0.85, detail=2)


def build(camera):
    is_snow, is_day = camera in ("snow", "window"), camera in ("persimmons", "snow")
    grey = bricks((0.17, 0.18, 0.185), (0.12, 0.128, 0.135), (0.24, 0.24, 0.23))
    tile, stone = plain((0.06, 0.065, 0.07), 0.8), plain((0.2, 0.2, 0.19), 0.7, vary=0.25, grain=2)
    dark = wood((0.05, 0.018, 0.012), (0.1, 0.036, 0.022))
    red, brass = plain((0.17, 0.013, 0.01), 0.4, vary=0.2, grain=1.2), plain((0.75, 0.52, 0.2), 0.5, 0.3)
    white = plain((0.8, 0.83, 0.88), 0.85, vary=0.05, grain=3) if is_snow else None
    mesh([(-20, -5, 0), (20, -5, 0), (20, 30, 0), (-20, 30, 0)], [(0, 1, 2, 3)], white or stone)
    bark = plain((0.04, 0.03, 0.026), 0.9)
    pane = shining_down([(0, (1, 0.42, 0.13)), (1, (1, 0.64, 0.3))], 1.15, -0.7, 0.7)
    fruit = [plain(c, 0.45) for c in ((0.85, 0.2, 0.02), (0.9, 0.28, 0.03), (0.75, 0.14, 0.015))]
    autumn = [tuft(plain(c, 0.7, sheer=0.5), 16, 0.34, 0.6) for c in ((0.4, 0.14, 0.03), (0.5, 0.3, 0.06), (0.3, 0.3, 0.08))]
    if camera == "gate":
        sky([(0, (0.03, 0.035, 0.05)), (0.5, (0.2, 0.17, 0.24)), (1, (0.08, 0.12, 0.28))], 0.9)
        y = 4.6
        gate(-1.5, y, red, brass, dark, stone)
        box((2.1, y - 0.1, 1.6), (4.0, 0.4, 3.4), grey)
        eave(-4, 4, y - 0.5, 2.95, tile, dark)
        silk = shining_down([(0, (0.95, 0.14, 0.03)), (0.5, (1, 0.28, 0.08)), (1, (0.85, 0.1, 0.02))], 1.4, -0.2, 0.2)
        lantern((0.34, 3.5, 2.2), 0.17, silk, brass, squash=0.85)
        bulb((0.34, 3.1, 2.0), 26, (1, 0.5, 0.22), 0.2)
        panel((-0.6, 2.6, 3.2), (-1.2, y, 1.3), 1.2, 24, (1, 0.72, 0.46))
        persimmons((2.0, 3.4, 0.95), -1, bark, autumn, fruit, 0.1)
    elif camera == "window":
        sky([(0, (0.05, 0.06, 0.1)), (0.5, (0.14, 0.18, 0.32)), (1, (0.06, 0.1, 0.26))], 1.0)
        y = 4.2
        box((0, y, 1.6), (12, 0.3, 3.6), grey)
        eave(-4, 4, y - 0.5, 2.72, tile, dark, top=white)
        for x in (-0.16, 1.42):
            lattice((x, y - 0.22, 1.6), 0.9, 1.3, dark, pane, 6, 7)
            box((x, y - 0.3, 0.92), (1.2, 0.3, 0.09), stone)
            box((x, y - 0.32, 1.0), (1.16, 0.28, 0.09), white)
            panel((x, y - 0.5, 1.6), (x * 0.6, 0, 1.2), 0.8, 16, WARM)
        panel((0.4, 2.2, 3.0), (0.4, y, 1.3), 1.4, 30, (1, 0.8, 0.6))
        for n in range(26):
            far = uniform(0.9, 3.6)
            glint((gauss(0, 0.16) * (far + 2), far, uniform(0.7, 2.6)), (0.9, 0.92, 1), uniform(0.05, 0.16))
    elif camera == "persimmons":
        sky([(0, (0.2, 0.18, 0.15)), (0.5, (0.75, 0.66, 0.52)), (0.7, (0.45, 0.58, 0.75)), (1, (0.22, 0.42, 0.75))], 0.9)
        sun((-3, -2.2, 2.2), 4.2, (1, 0.76, 0.5), 2)
        y = 5.0
        box((0, y, 1.5), (14, 0.4, 3.2), bricks((0.34, 0.32, 0.29), (0.24, 0.235, 0.22), (0.5, 0.46, 0.4)))
        eave(-5, 5, y - 0.4, 3.05, tile, dark)
        lattice((-0.98, y - 0.25, 1.5), 0.7, 0.9, dark, plain((0.5, 0.46, 0.36), 0.7), 5, 5)
        for x, far, z, side in ((1.3, 3.4, 2.5, -1), (1.5, 4.0, 2.1, -1), (1.25, 3.2, 1.5, -1), (-1.5, 3.8, 2.75, 1), (-1.6, 3.2, 2.4, 1)):
            persimmons((x, far, z), side, bark, autumn, fruit)
        rod((1.35, 3.9, 0), (1.2, 3.9, 3.0), 0.09, bark, end=0.06)
    else:
        sky([(0, (0.4, 0.42, 0.46)), (0.5, (0.62, 0.66, 0.72)), (1, (0.5, 0.56, 0.66))], 0.9)
        y = 9.0
        box((-2.6, y, 1.5), (6.4, 0.4, 3.2), bricks((0.24, 0.25, 0.26), (0.18, 0.19, 0.2), (0.34, 0.34, 0.34)))
        gate(2.15, y + 0.1, plain((0.36, 0.03, 0.02), 0.5), brass, dark, stone)
        eave(-5, 5, y - 0.4, 3.1, tile, dark, top=white)
        lattice((-0.62, y - 0.24, 1.6), 1.1, 1.2, dark, pane, 6, 6)
        for n in range(14):
            a = (-0.95 + uniform(-0.1, 0.1), 6, 1.1 + n * 0.1)
            b = (a[0] + uniform(-1.0, 0.5), 5.9, a[2] + uniform(0.3, 1.1))
            rod(a, b, 0.016, bark, end=0.005)
            rod((a[0], 5.99, a[2] + 0.02), (b[0], 5.89, b[2] + 0.02), 0.012, white, end=0.006)
            for k in range(2):
                t = random()
                sphere(tuple(p + (q - p) * t for p, q in zip(a, b)), 0.055, choice(fruit), squash=0.85, detail=2)
        rod((-1.05, 6, 0), (-0.95, 6, 1.6), 0.07, bark, end=0.04)
        for n in range(60):
            far = 0.6 + 8 * random()
            glint((gauss(0, 0.17) * (far + 2), far, uniform(0.2, 3.2)), (0.95, 0.97, 1), uniform(0.04, 0.13))
    if is_day:
        panel((-2.0, -0.6, 2.2), (0, 0, 1.5), 1.4, 40 if camera == "persimmons" else 30, (1, 0.86, 0.66) if camera == "persimmons" else (1, 0.97, 0.92))
        panel((1.8, 1.0, 2.2), (0, 0, 1.5), 1.5, 26, (1, 0.86, 0.7) if camera == "persimmons" else (0.84, 0.92, 1))
    else:
        panel((1.7, -0.8, 2.1), (0, 0, 1.5), 1.0, 24, (1, 0.74, 0.48))
        panel((-1.9, 0.4, 2.3), (0, 0, 1.5), 1.5, 16, (0.66, 0.78, 1))
