ABOUT = "Bamboo in the morning mist"

from lights import glint, panel, sky
from materials import air, plain
from random import choice, gauss, random, uniform
from shapes import copy, cylinder, mesh, rod, sphere

CAMERAS = {
    "mist": dict(lens=75, f=2.0, distance=2.2, z=1.5, exposure=1.0),
    "sun": dict(lens=85, f=1.8, distance=2.0, z=1.5, yaw=8, exposure=0.95),
    "rain": dict(lens=85, f=2.0, distance=2.0, z=1.5, yaw=-9, exposure=0.85),
}


def build(camera):
    mist = {"mist": (0.5, 0.62, 0.52), "sun": (0.7, 0.74, 0.34), "rain": (0.22, 0.34, 0.33)}[camera]
    sky([(0, (0.1, 0.14, 0.08)), (0.48, mist), (0.56, tuple(1.15 * c for c in mist)), (1, tuple(1.4 * c for c in mist))], 0.95)
    air(mist, 0.075, 2.6)
    mesh([(-40, -5, 0), (40, -5, 0), (40, 90, 0), (-40, 90, 0)], [(0, 1, 2, 3)], plain((0.1, 0.1, 0.05), 0.9, vary=0.5, grain=1.4))
    stems = [plain(c, 0.45, vary=0.25, grain=2) for c in ((0.08, 0.17, 0.04), (0.12, 0.22, 0.06), (0.16, 0.2, 0.06), (0.05, 0.11, 0.035))]
    node = plain((0.25, 0.28, 0.16), 0.7)
    crowns = [sphere((0, -90 - n, 0), 1, plain(c, 0.8, vary=0.6, grain=5, sheer=0.5), detail=2) for n, c in enumerate(((0.08, 0.2, 0.03), (0.15, 0.28, 0.05), (0.05, 0.12, 0.03)))]
    for n in range(120):
        y = 4.2 + 26 * random() ** 1.3
        x = uniform(-0.32, 0.32) * (y + 2.2) * 1.15
        if y < 7.5 and abs(x) < 0.5:
            continue
        radius, lean = uniform(0.035, 0.07), uniform(-0.25, 0.25)
        rod((x, y, -0.1), (x + lean, y, 7), radius, choice(stems))
        for k in range(11):
            t = 0.08 + k * 0.058
            cylinder((x + lean * t, y, 7 * t), radius * 1.1, 0.03, node, sides=12)
        for _ in range(4):
            r = uniform(0.2, 0.6)
            copy(choice(crowns), (x + gauss(0, 0.6), y + gauss(0, 0.4), uniform(2.7, 5.5)), (r * 1.5, r, r * 0.5), (0, uniform(-0.5, 0.5), 0))
    for n in range(60):
        r = uniform(0.15, 0.4)
        copy(choice(crowns), (uniform(-6, 6), uniform(4.6, 12), uniform(0, 0.35)), (r * 1.7, r, r * 0.7))
    shine = {"mist": [(0.85, 1, 0.8)], "sun": [(0.95, 1, 0.45), (1, 1, 0.75), (0.75, 1, 0.35)], "rain": [(0.6, 0.85, 0.8)]}[camera]
    for n in range({"mist": 90, "sun": 330, "rain": 60}[camera]):
        away = uniform(6, 24)
        glint((gauss(0, 0.11 * away), away, 1.5 + abs(gauss(0.05, 0.13)) * away), choice(shine), uniform(0.1, 0.75) ** 1.6)
    panel((1.6, 1.6, 3.4), (0, 0, 1.5), 2.0, 60, (0.95, 1, 0.86))
    panel((-1.7, -1.2, 2.3), (0, 0, 1.5), 1.7, 26, (1, 1, 0.96))
