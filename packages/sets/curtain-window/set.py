ABOUT = "Sheer curtains before a window"

from lights import glint, panel, sky, sun
from materials import plain, shining, wood
from math import sin
from random import choice, uniform
from shapes import box, cylinder, sheet, sphere

CAMERAS = {
    "morning": dict(lens=85, f=2.2, distance=2.0, z=1.5, yaw=4),
    "garden": dict(lens=70, f=2.0, distance=2.2, z=1.5, yaw=-14),
    "evening": dict(lens=85, f=2.0, distance=2.0, z=1.5, yaw=10),
}


def build(camera):
    is_evening = camera == "evening"
    if is_evening:
        sky([(0, (0.12, 0.1, 0.12)), (0.49, (0.6, 0.32, 0.24)), (0.54, (0.9, 0.5, 0.32)), (0.6, (0.4, 0.34, 0.5)), (1, (0.1, 0.16, 0.36))], 0.9)
    else:
        sky([(0, (0.35, 0.42, 0.25)), (0.48, (0.5, 0.6, 0.35)), (0.53, (0.95, 1, 0.92)), (1, (0.8, 0.95, 1.2))], 1.35)
    wall = plain((0.66, 0.6, 0.52), 0.9, vary=0.05, grain=1)
    box((-3.3, 3.2, 1.6), (3.4, 0.12, 3.6), wall)
    box((3.5, 3.2, 1.6), (3.4, 0.12, 3.6), wall)
    box((0, 3.2, 3.2), (9, 0.12, 0.5), wall)
    box((0, 3.2, 0.3), (9, 0.14, 0.7), wall)
    box((0, 1, -0.02), (9, 6, 0.04), wood((0.2, 0.1, 0.05), (0.36, 0.2, 0.1)))
    box((0, 1, 3.5), (9, 6, 0.04), wall)
    white = plain((0.75, 0.72, 0.68), 0.6)
    for x in (-1.6, -0.8, 0, 0.8, 1.6):
        box((x, 3.2, 1.8), (0.05, 0.08, 2.4), white)
    for z in (0.7, 1.35, 2.0, 2.65):
        box((0, 3.2, z), (3.4, 0.08, 0.045), white)
    # Two halves of a sheer curtain in folds, open in the middle.
    cloth = plain((0.86, 0.82, 0.76), 0.9, sheer=0.62)
    fold = lambda u, v: 2.95 + 0.07 * sin(u * 46 + 0.6 * sin(v * 4)) + 0.03 * sin(u * 97 + 2)
    left, right = (-2.1, -0.28) if camera != "garden" else (-2.1, -0.75), (0.5, 2.2)
    sheet(*left, 0.1, 3.05, fold, cloth, 220, 16)
    sheet(*right, 0.1, 3.05, lambda u, v: fold(u + 0.3, v), cloth, 220, 16)
    # Leaves outside.
    for n in range(80):
        c = choice([(0.1, 0.22, 0.04), (0.2, 0.34, 0.08), (0.06, 0.14, 0.04)])
        if n < 4:
            green = [plain(k, 0.8, vary=0.5, grain=4, sheer=0.4) for k in ((0.1, 0.22, 0.04), (0.2, 0.34, 0.08), (0.06, 0.14, 0.04))]
        sphere((uniform(-4, 4), uniform(5.5, 11), uniform(-0.4, 1.9)), uniform(0.2, 0.55), choice(green), detail=2)
    for n in range(90):
        colour = choice([(0.9, 1, 0.6), (1, 1, 0.9), (0.7, 0.95, 0.4)]) if not is_evening else choice([(1, 0.6, 0.3), (1, 0.75, 0.45), (1, 0.4, 0.2)])
        glint((uniform(-3.5, 3.5), uniform(6, 14), uniform(0.6, 3.2)), colour, uniform(0.1, 0.5))
    # A vase on the sill.
    cylinder((0.72, 2.72, 0.86), 0.09, 0.3, plain((0.3, 0.36, 0.4), 0.3), top=0.06)
    for n in range(26):
        sphere((0.72 + uniform(-0.2, 0.2), 2.7 + uniform(-0.1, 0.1), 1.14 + uniform(-0.04, 0.26)), uniform(0.025, 0.05), choice(green + [plain((0.8, 0.6, 0.58), 0.7)]), detail=2)
    sun((-3, 7, 4.6), 4.5 if not is_evening else 2.4, (1, 0.9, 0.74) if not is_evening else (1, 0.55, 0.3), 1.5)
    panel((-1.9, 0.6, 2.1), (0, 0, 1.5), 1.4, 46 if not is_evening else 26, (1, 0.97, 0.92) if not is_evening else (1, 0.74, 0.52))
    panel((2.0, -1.4, 1.8), (0, 0, 1.5), 2.0, 14, (1, 0.93, 0.84))
