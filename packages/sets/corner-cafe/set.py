ABOUT = "A small café: lamps over the counter, a window seat in the morning, strings of bulbs before bricks at night"

from lights import bulb, glint, panel, sky
from masonry import bricks
from materials import air, plain, wood
from math import sin
from plants import tuft
from random import choice, gauss, random, uniform
from shapes import box, copy, cylinder, rod, sheet, sphere

CAMERAS = {
    "counter": dict(lens=85, f=2.2, distance=2.0, z=1.5, yaw=-6, exposure=1.7),
    "window": dict(lens=85, f=1.8, distance=2.0, z=1.5, yaw=-4, exposure=1.3, soft=1.8),
    "bricks": dict(lens=80, f=1.6, distance=2.0, z=1.5, yaw=-1, exposure=1.2, soft=2.0),
}


def build(camera):
    {"counter": counter, "window": window, "bricks": brick_wall}[camera]()


def window():
    """A seat at the window; before it the street on a fine morning."""
    sky([(0, (0.3, 0.29, 0.27)), (0.5, (0.8, 0.86, 0.86)), (1, (0.75, 0.85, 1.0))], 0.7)
    far = 3.0
    plaster, oak = plain((0.6, 0.48, 0.35), 0.9, vary=0.08, grain=2), wood((0.16, 0.075, 0.035), (0.3, 0.15, 0.07))
    green = plain((0.05, 0.13, 0.11), 0.5, vary=0.15, grain=3)
    box((1.6, far, 1.6), (1.9, 0.12, 3.4), plaster)
    box((-1.2, far - 0.04, 0.3), (3.9, 0.2, 0.9), green)
    box((-1.2, far - 0.2, 0.77), (3.9, 0.5, 0.05), oak)
    for x in (-1.55, -0.32, 0.62):
        box((x, far, 1.8), (0.08, 0.09, 2.4), green)
    for z in (2.18, 2.95):
        box((-1.2, far, z), (3.7, 0.09, 0.06), green)
    # The street: light façades with windows, a tree, its leaves in the sun.
    air((0.86, 0.88, 0.84), 0.012, 6)
    street = [plain(c, 0.9, vary=0.08, grain=0.5) for c in ((0.78, 0.68, 0.54), (0.72, 0.7, 0.64), (0.7, 0.54, 0.44))]
    pane = plain((0.22, 0.26, 0.3), 0.5)
    for n, x in enumerate((-7.4, -4.0, -0.6, 2.8)):
        box((x, 16.5, 4), (3.4, 1, 9), street[n % 3])
        for k in range(2):
            for floor in range(3):
                box((x - 0.8 + 1.6 * k, 15.98, 1.1 + 2.2 * floor), (0.75, 0.05, 1.3), pane)
    box((0, 12, -0.05), (40, 16, 0.1), plain((0.3, 0.29, 0.27), 0.9))
    rod((-2.9, 9.5, 0), (-2.7, 9.5, 3.0), 0.12, plain((0.1, 0.075, 0.05), 0.9), end=0.08)
    leaves = [tuft(plain(c, 0.75, sheer=0.5), 60, 0.18, 0.7) for c in ((0.16, 0.34, 0.06), (0.26, 0.44, 0.1), (0.1, 0.25, 0.06))]
    for n in range(70):
        copy(choice(leaves), (-2.2 + gauss(0, 1.1), 9.5 + gauss(0, 0.7), 3.1 + gauss(0, 0.7)), uniform(0.4, 0.8), (uniform(0, 6), uniform(0, 6), 0))
    for n in range(60):
        glint((-1.9 + gauss(0, 1.0), 8.6, 2.9 + gauss(0, 0.6)), choice([(1, 0.92, 0.6), (0.9, 1, 0.6), (1, 0.98, 0.8)]), uniform(0.08, 0.5))
    panel((-2.5, 7.0, 7.0), (-1.5, 14, 2.5), 3.0, 1300, (1, 0.88, 0.68))
    # What stands on the seat and hangs beside it.
    clay, cup = plain((0.42, 0.18, 0.1), 0.8), plain((0.8, 0.78, 0.73), 0.4)
    plant = [tuft(plain(c, 0.6, sheer=0.4), 30, 0.34, 0.5) for c in ((0.06, 0.17, 0.05), (0.12, 0.25, 0.07))]
    for x, size in ((-1.02, 0.16), (0.38, 0.13)):
        cylinder((x, far - 0.2, 0.89), 0.08, 0.18, clay, top=0.11)
        for _ in range(10):
            copy(choice(plant), (x + gauss(0, 0.07), far - 0.2, 1.06 + uniform(0, 0.18)), size, (uniform(0, 6), 0, 0))
    for x in (-0.55, -0.4):
        cylinder((x, far - 0.25, 0.84), 0.045, 0.08, cup, top=0.055, sides=20)
    box((1.05, far - 0.14, 1.42), (0.62, 0.2, 0.04), oak)
    for n in range(6):
        cylinder((0.84 + n * 0.085, far - 0.15, 1.5), 0.032, 0.12, cup if n % 3 else clay, top=0.036, sides=16)
    rod((0.98, far - 0.5, 3.4), (0.98, far - 0.5, 2.42), 0.006, green)
    cylinder((0.98, far - 0.5, 2.35), 0.17, 0.17, plain((0.6, 0.5, 0.33), 0.4), top=0.04, caps=False)
    glint((0.98, far - 0.5, 2.25), (1, 0.7, 0.4), 0.7)
    bulb((0.98, far - 0.5, 2.2), 5, (1, 0.66, 0.36))
    panel((0.6, 0.6, 2.6), (1.2, far, 1.5), 1.0, 34, (1, 0.88, 0.7))
    panel((-2.0, 0.5, 2.2), (0, 0, 1.5), 1.4, 44, (1, 0.97, 0.92))
    panel((1.8, -0.9, 2.0), (0, 0, 1.5), 1.4, 22, (1, 0.92, 0.82))


def brick_wall():
    """The other end of the room at night: a bench, a board with the day's dishes, strings of bulbs."""
    sky([(0, (0.02, 0.016, 0.012)), (1, (0.03, 0.024, 0.02))])
    far = 3.6
    oak, black = wood((0.1, 0.045, 0.02), (0.2, 0.09, 0.04)), plain((0.02, 0.022, 0.022), 0.8, vary=0.3, grain=3)
    box((0, far, 1.6), (7, 0.1, 3.6), bricks((0.3, 0.16, 0.11), (0.15, 0.075, 0.055), (0.34, 0.29, 0.25), 0.3, 0.1))
    box((0, 1, -0.02), (9, 9, 0.04), oak)
    leather = plain((0.07, 0.2, 0.19), 0.45)
    for n in range(9):
        box((-1.6 + n * 0.42, far - 0.2, 0.72), (0.405, 0.14, 0.62), leather)
    box((0, far - 0.22, 1.06), (4.2, 0.2, 0.05), oak)
    # The board, chalk on it.
    box((-0.64, far - 0.1, 1.82), (0.66, 0.05, 0.92), oak)
    box((-0.64, far - 0.13, 1.82), (0.58, 0.03, 0.84), black)
    chalk = plain((0.6, 0.58, 0.52), 0.9)
    for row in range(7):
        wide = uniform(0.2, 0.42)
        box((-0.86 + wide / 2, far - 0.15, 2.1 - row * 0.1), (wide, 0.004, 0.022), chalk)
    # Pictures.
    for x, z, w, h, colour in ((0.56, 1.78, 0.3, 0.4, (0.6, 0.55, 0.44)), (0.9, 1.7, 0.24, 0.3, (0.25, 0.36, 0.36))):
        box((x, far - 0.09, z), (w, 0.03, h), oak)
        box((x, far - 0.11, z), (w * 0.8, 0.02, h * 0.8), plain(colour, 0.8, vary=0.4, grain=5))
    for line, (z, sag, off) in enumerate(((2.5, 0.2, 0.0), (2.28, 0.24, 0.5))):
        for n in range(15):
            x = -1.7 + n * 0.24 + 0.1 * line
            at = (x, far - 0.5 - 0.3 * line, z - sag * abs(sin(1.5 * x + off)))
            glint(at, (1, 0.6, 0.27), 1.3)
            sphere((at[0], at[1] + 0.03, at[2] + 0.07), 0.022, black, detail=2)
            if n % 3 == 1:
                bulb((x, far - 0.6, at[2] - 0.06), 4.5, (1, 0.6, 0.3))
    # Tables before the bench, a candle on each.
    for x in (-0.72, 0.78):
        box((x, 2.6, 0.74), (0.62, 0.5, 0.04), oak)
        glint((x * 0.88, 2.5, 0.86), (1, 0.55, 0.2), 0.9)
        bulb((x * 0.88, 2.6, 0.92), 2.2, (1, 0.55, 0.24))
    panel((0, 1.8, 3.2), (0, far, 1.3), 2.0, 60, (1, 0.78, 0.56))
    panel((1.7, -0.7, 2.0), (0, 0, 1.5), 1.0, 22, (1, 0.76, 0.5))
    panel((-2.1, 0.2, 2.0), (0, 0, 1.5), 1.3, 11, (0.78, 0.86, 1))


def counter():
    sky([(0, (0.3, 0.3, 0.3)), (0.5, (0.8, 0.85, 0.9)), (1, (0.7, 0.85, 1.1))], 0.12)
    plaster = plain((0.34, 0.24, 0.17), 0.9, vary=0.12, grain=2)
    green = plain((0.06, 0.16, 0.13), 0.5, vary=0.2, grain=3)
    oak, dark = wood((0.14, 0.06, 0.025), (0.28, 0.14, 0.06)), wood((0.05, 0.022, 0.01), (0.1, 0.045, 0.02))
    box((0, 2, -0.02), (12, 12, 0.04), oak)
    box((0, 2, 3.4), (12, 12, 0.04), plaster)
    box((-1.5, 4.6, 1.7), (5.2, 0.1, 3.4), plaster)
    # The window at the right: mullions before the street.
    for n in range(70):
        glint((uniform(2, 14), uniform(14, 40), uniform(-0.5, 5)), choice([(1, 0.6, 0.3), (1, 0.8, 0.55), (1, 0.2, 0.12), (0.5, 0.75, 1)]), uniform(0.1, 0.5))
    for x in (1.15, 2.1, 3.05, 4.0):
        box((x, 4.6, 1.7), (0.07, 0.09, 3.4), dark)
    for z in (0.85, 2.5):
        box((2.6, 4.6, z), (3.1, 0.09, 0.06), dark)
    box((2.6, 4.6, 0.4), (3.1, 0.1, 0.85), green)
    # Shelves with bottles, cups and plants.
    glass = [plain(c, 0.15) for c in ((0.05, 0.12, 0.05), (0.2, 0.08, 0.02), (0.35, 0.3, 0.22), (0.02, 0.05, 0.08), (0.4, 0.12, 0.05))]
    cup = plain((0.75, 0.7, 0.62), 0.4)
    leaf = plain((0.05, 0.14, 0.04), 0.5, vary=0.4, grain=8)
    for z in (1.45, 1.85, 2.25):
        box((-1.3, 4.4, z), (3.6, 0.28, 0.04), oak)
        x = -3
        while x < 0.4:
            x += uniform(0.09, 0.17)
            kind = random()
            if kind < 0.45:
                cylinder((x, 4.38, z + 0.15), 0.04, 0.26, choice(glass), top=0.03, sides=16)
            elif kind < 0.8:
                cylinder((x, 4.36, z + 0.07), 0.045, 0.1, cup, top=0.055, sides=16)
            elif kind < 0.88:
                for _ in range(5):
                    sphere((x + uniform(-0.1, 0.1), 4.3, z + uniform(0.05, 0.2)), uniform(0.05, 0.09), leaf, detail=2)
    # The counter with a machine and cakes.
    box((-1.0, 3.3, 0.5), (4.4, 0.6, 1.0), green)
    box((-1.0, 3.25, 1.03), (4.6, 0.75, 0.06), oak)
    box((-1.75, 3.3, 1.25), (0.6, 0.4, 0.4), plain((0.5, 0.5, 0.5), 0.25, 0.8))
    for x in (-0.7, -0.45, 0.25):
        cylinder((x, 3.15, 1.13), 0.09, 0.14, choice([cup, plain((0.35, 0.14, 0.05), 0.6)]), sides=20)
    for x in (-1.9, -1.05, -0.2, 0.65):
        rod((x, 3.1, 3.4), (x, 3.1, 2.2), 0.008, dark)
        cylinder((x, 3.1, 2.14), 0.16, 0.16, plain((0.03, 0.06, 0.055), 0.4), top=0.04, caps=False)
        glint((x, 3.1, 2.02), (1, 0.66, 0.34), 2.6)
        bulb((x, 3.1, 1.95), 9, (1, 0.62, 0.32))
    # A table with chairs behind the person.
    cylinder((1.5, 2.7, 0.75), 0.38, 0.035, oak)
    rod((1.5, 2.7, 0), (1.5, 2.7, 0.74), 0.03, dark)
    sphere((1.55, 2.65, 0.86), 0.05, cup)
    for _ in range(7):
        sphere((1.42 + uniform(-0.07, 0.07), 2.75, 0.98 + uniform(0, 0.18)), 0.035, choice([plain((0.75, 0.35, 0.35), 0.7), leaf]), detail=2)
    panel((-1.3, 3.4, 3.2), (-1.3, 4.5, 1.6), 2.4, 70, (1, 0.66, 0.36), height=0.4)
    panel((-1.9, -0.7, 2.1), (0, 0, 1.5), 1.1, 18, (1, 0.8, 0.56))
    panel((2.3, 0.3, 2.0), (0, 0, 1.5), 1.3, 10, (0.8, 0.88, 1))
