ABOUT = "A wet street between neon signs"

from lights import glint, panel, sky
from materials import air, plain, shining
from random import choice, uniform
from shapes import box, mesh

CAMERAS = {
    "signs": dict(lens=75, f=2.0, distance=2.2, z=1.5, yaw=-2),
    "amber": dict(lens=80, f=2.0, distance=2.0, z=1.5, yaw=7, exposure=1.1, soft=1.8),
}

PINK, CYAN, AMBER, RED, VIOLET = (1, 0.08, 0.35), (0.05, 0.7, 1), (1, 0.45, 0.1), (1, 0.05, 0.03), (0.4, 0.12, 1)
GOLD, JADE = (1, 0.62, 0.2), (0.1, 0.8, 0.5)


def sign(x, y, z, width, height, colour, tube, plate):
    """A board with a frame of tubes and strokes that nobody can read."""
    box((x, y + 0.06, z), (width, 0.06, height), plate)
    for side in (-1, 1):
        box((x + side * width / 2, y, z), (0.035, 0.04, height), tube)
        box((x, y, z + side * height / 2), (width, 0.04, 0.035), tube)
    rows = max(1, round(height / width))
    for row in range(rows):
        at = z - height / 2 + (row + 0.5) * height / rows
        for n in range(3):
            box((x + uniform(-0.12, 0.12) * width, y, at + uniform(-0.3, 0.3) * height / rows), (width * uniform(0.4, 0.7), 0.04, 0.035), tube)
        box((x + uniform(-0.2, 0.2) * width, y, at), (0.035, 0.04, 0.6 * height / rows), tube)


def build(camera):
    mist = {"signs": (0.03, 0.02, 0.06), "amber": (0.05, 0.03, 0.02)}[camera]
    sky([(0, (0.01, 0.01, 0.02)), (0.5, mist), (1, (0.01, 0.01, 0.03))], 1)
    air(mist, 0.035, 4)
    colours = {"signs": [PINK, CYAN, AMBER, RED, VIOLET], "amber": [AMBER, RED, GOLD, JADE, AMBER]}[camera]
    tubes = [shining(c, 2.4) for c in colours]
    plate, wall = plain((0.02, 0.02, 0.03), 0.5), plain((0.045, 0.04, 0.05), 0.7, vary=0.3, grain=1.4)
    wet = plain((0.018, 0.018, 0.024), 0.16, vary=0.5, grain=0.9)
    mesh([(-20, -5, 0), (20, -5, 0), (20, 90, 0), (-20, 90, 0)], [(0, 1, 2, 3)], wet)
    for side in (-1, 1):
        for n in range(10):
            y = 5 + n * 5
            x = side * (2.9 + uniform(0, 0.5))
            box((x + side * 2, y + 2.4, 5), (4, 4.9, 10), wall)
            # Shop windows and signs.
            k = n % len(tubes)
            box((x - side * 0.04, y + 2, 1.15), (0.05, 2.6, 1.5), shining(choice([(1, 0.62, 0.32), GOLD if camera == "amber" else (0.8, 0.9, 1), colours[k]]), uniform(0.5, 1.2)))
            for m in range(2):
                width = uniform(0.45, 0.8)
                pick = (k + m * 2 + (side > 0)) % len(tubes)
                sign(x - side * (0.25 + width / 2), y + m * 2.2 + uniform(0, 0.7), uniform(2.3, 4.4), width, width * choice([0.6, 1.8, 2.6]), colours[pick], tubes[pick], plate)
    for n in range(120):
        away = uniform(10, 60)
        glint((uniform(-0.06, 0.06) * away + uniform(-2, 2), away, uniform(0.3, 4.5)), choice(colours + [(1, 0.85, 0.65), (1, 0.7, 0.4)]), uniform(0.06, 0.42))
    for n in range(90):
        away = uniform(5, 30)
        glint((uniform(-2.2, 2.2), away, 0.02), choice(colours), uniform(0.03, 0.14))
    key, rim = {"signs": (PINK, CYAN), "amber": (AMBER, JADE)}[camera]
    soften = lambda c: tuple(0.45 + 0.55 * v for v in c)
    panel((1.7, -0.7, 2.0), (0, 0, 1.5), 0.9, 18, soften(key))
    panel((-1.7, 0.2, 1.9), (0, 0, 1.5), 1.0, 18, soften(rim))
    panel((0.2, -1.9, 2.0), (0, 0, 1.5), 1.2, 8, (1, 0.92, 0.86))
