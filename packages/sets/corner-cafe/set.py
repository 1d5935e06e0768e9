ABOUT = "A small café with lamps over the counter"

from lights import bulb, glint, panel, sky
from materials import plain, wood
from random import choice, random, uniform
from shapes import box, cylinder, rod, sphere

CAMERAS = {
    "counter": dict(lens=85, f=2.2, distance=2.0, z=1.5, yaw=-6, exposure=1.7),
}


def build(camera):
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
