ABOUT = "A Hong Kong alley of the nineties: stacked neon, wet ground, a taxi"

from lights import bulb, glint, panel, sky
from materials import air, plain, shining, shining_down
from math import cos, pi, sin
from random import choice, gauss, random, uniform
from shapes import box, mesh, rod
from vapour import ball, billow, vapour

CAMERAS = {
    "alley": dict(lens=75, f=2.0, distance=2.1, z=1.5, yaw=-2, exposure=1.1, soft=1.8),
    "taxi": dict(lens=80, f=2.0, distance=2.0, z=1.5, yaw=3, exposure=1.2, soft=1.8),
    "blue-hour": dict(lens=75, f=2.0, distance=2.0, z=1.5, yaw=5, pitch=4, exposure=1.2, soft=1.8),
}

RED, AMBER, JADE, CYAN, ROSE, CREAM = (1, 0.06, 0.03), (1, 0.42, 0.08), (0.1, 0.9, 0.4), (0.1, 0.66, 0.9), (1, 0.16, 0.3), (1, 0.72, 0.42)


def tube(points, material):
    for a, b in zip(points, points[1:]):
        rod(a, b, 0.022, material)


def sign(x, y, z, width, height, first, second, plate):
    """A sign that stands out over the alley: two lines of tube around, rings and strokes that spell nothing."""
    box((x, y + 0.12, z), (width, 0.16, height), plate)
    for inset, material in ((0, first), (0.07, second)):
        w, h = width / 2 - inset, height / 2 - inset
        tube([(x - w, y, z - h), (x + w, y, z - h), (x + w, y, z + h), (x - w, y, z + h), (x - w, y, z - h)], material)
    cells = max(1, round(height / width))
    for cell in range(cells):
        at, r = z - height / 2 + (cell + 0.5) * height / cells, 0.27 * width
        if cell % 2:
            tube([(x + r * cos(k * pi / 6), y, at + r * sin(k * pi / 6)) for k in range(13)], second)
        for n in range(3):
            tube([(x - r * uniform(0.5, 0.9), y, at + (n - 1) * r * 0.6), (x + r * uniform(0.5, 0.9), y, at + (n - 1) * r * 0.6 + uniform(-0.05, 0.05))], first)


def tenements(half, wall, plate, tubes, is_blue):
    """House fronts with air conditioners and windows, signs from both sides, shops below."""
    grey, glass = plain((0.12, 0.13, 0.12), 0.7), plain((0.02, 0.03, 0.035), 0.3)
    lit = [shining(c, 0.7) for c in ((0.75, 0.95, 0.8), (1, 0.66, 0.34), (0.7, 0.85, 0.9))]
    for side in (-1, 1):
        for n in range(9):
            y, x = 4.5 + n * 5, side * (half + uniform(0, 0.3))
            box((x + side * 2, y + 2.4, 6), (4, 4.9, 12), choice(wall))
            for floor in range(3):
                for k in range(3):
                    at = (x - side * 0.03, y + 0.8 + k * 1.6, 3.2 + floor * 2.4)
                    box(at, (0.06, 1.05, 1.2), choice(lit) if random() < 0.3 else glass)
                    if random() < 0.6:
                        box((x - side * 0.2, at[1], at[2] - 0.85), (0.4, 0.6, 0.4), grey)
            box((x - side * 0.04, y + 2.2, 1.2), (0.06, 3.2, 1.7), shining_down([(0, (1, 0.5, 0.2)), (1, choice([CREAM, (0.7, 1, 0.8), (1, 0.4, 0.2)]))], uniform(0.4, 0.9), -0.9, 0.9))
            box((x - side * 0.5, y + 2.2, 2.35), (1.0, 3.4, 0.06), choice([plain((0.3, 0.03, 0.03), 0.8), plain((0.04, 0.16, 0.12), 0.8), grey]), tilt=side * 14)
            for m in range(2):
                width = uniform(0.5, 0.8)
                pick = n * 2 + m * 3 + (side > 0)
                reach = uniform(0.1, 0.3)
                sign(x - side * (reach + width / 2), y + m * 2.3 + uniform(0, 0.6), uniform(2.7, 4.6) + 0.05 * y, width, width * choice([0.7, 1.8, 2.6]), tubes[pick % len(tubes)], tubes[(pick + 2) % len(tubes)], plate)


def street(camera):
    is_blue, is_taxi = camera == "blue-hour", camera == "taxi"
    mist = (0.07, 0.1, 0.19) if is_blue else (0.035, 0.045, 0.045)
    if is_blue:
        sky([(0, (0.03, 0.04, 0.06)), (0.5, (0.2, 0.2, 0.32)), (0.6, (0.1, 0.15, 0.34)), (1, (0.04, 0.08, 0.24))], 1)
    else:
        sky([(0, (0.01, 0.012, 0.014)), (0.5, mist), (1, (0.01, 0.014, 0.022))], 1)
    air(mist, 0.03, 4)
    colours = [RED, AMBER, JADE, ROSE, CREAM, CYAN] if not is_blue else [ROSE, CYAN, AMBER, RED, CYAN, CREAM]
    tubes = [shining(c, 2.3) for c in colours]
    wall = [plain(c, 0.85, vary=0.3, grain=1.2) for c in ((0.09, 0.11, 0.09), (0.12, 0.11, 0.09), (0.08, 0.1, 0.11))]
    half = 2.9 if is_taxi else 2.0
    mesh([(-20, -5, 0), (20, -5, 0), (20, 90, 0), (-20, 90, 0)], [(0, 1, 2, 3)], plain((0.02, 0.024, 0.026), 0.3, vary=0.5, grain=0.9))
    tenements(half, wall, plain((0.02, 0.02, 0.024), 0.5), tubes, is_blue)
    for n in range(44):
        away = uniform(5, 30)
        glint((uniform(-1, 1) * half * 0.9, away, 0.02), choice(colours), uniform(0.03, 0.16))
    for n in range(34):
        away = uniform(22, 70)
        glint((gauss(0, 0.05) * away, away, uniform(0.4, 3.2)), choice([*colours, CREAM, AMBER]), uniform(0.05, 0.34))
    if is_taxi:
        traffic()
    else:
        steam = [ball(vapour((0.5, 0.3, 0.18), (0.2, 0.24, 0.24), 0.4, 0.9))]
        billow(steam, (-1.3, 6.5, 1.3), 0.7, 12, (0.5, 0.5, 0.9))
        billow(steam, (1.4, 11, 1.6), 1.1, 14, (0.5, 0.5, 0.9))
        bulb((-1.3, 6.0, 1.4), 26, AMBER, 0.2)


def traffic():
    """A red taxi with its lamp, a tram with lit windows behind it."""
    red, silver, black = plain((0.3, 0.018, 0.016), 0.6), plain((0.5, 0.5, 0.5), 0.4), plain((0.015, 0.015, 0.016), 0.5)
    box((-1.3, 12, 0.62), (1.7, 4, 0.6), red)
    box((-1.3, 12.2, 1.14), (1.45, 2, 0.5), silver)
    box((-1.3, 11.18, 1.12), (1.25, 0.05, 0.36), black)
    box((-1.3, 11.6, 1.47), (0.5, 0.2, 0.16), shining(CREAM, 2.4))
    glint((-1.3, 11.4, 1.47), CREAM, 0.9)
    for side in (-0.68, 0.68):
        glint((-1.3 + side, 9.9, 0.72), (1, 0.05, 0.02), 2.2)
        glint((-1.3 + side, 6.6, 0.02), (1, 0.05, 0.02), 0.3)
    green, pane = plain((0.02, 0.12, 0.07), 0.5), shining_down([(0, (1, 0.56, 0.24)), (1, (1, 0.8, 0.5))], 1.0, -0.35, 0.35)
    box((1.35, 17, 2.1), (1.9, 8, 3.9), green)
    for z in (1.55, 3.2):
        for n in range(3):
            box((0.76 + n * 0.59, 12.97, z), (0.5, 0.05, 0.75), pane)
        for n in range(7):
            box((0.38, 13.6 + n * 1.05, z), (0.05, 0.9, 0.75), pane)
    for side in (-0.5, 0.5):
        glint((1.35 + side, 12.8, 0.75), (1, 0.85, 0.6), 1.2)
    for n in range(26):
        away = uniform(16, 60)
        glint((gauss(-0.03, 0.04) * away, away, 0.7), choice([(1, 0.08, 0.03), (1, 0.85, 0.62)]), uniform(0.1, 0.5))


def build(camera):
    street(camera)
    key, rim = {"alley": ((1, 0.7, 0.48), (0.5, 1, 0.85)), "taxi": ((1, 0.78, 0.56), (1, 0.5, 0.42)), "blue-hour": ((1, 0.66, 0.7), (0.55, 0.8, 1))}[camera]
    panel((1.7, -0.7, 2.0), (0, 0, 1.5), 0.9, 20, key)
    panel((-1.7, 0.3, 1.9), (0, 0, 1.5), 1.0, 20, rim)
    panel((0.2, -1.9, 2.0), (0, 0, 1.5), 1.2, 8, (1, 0.94, 0.88))
