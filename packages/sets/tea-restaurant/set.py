ABOUT = "A Hong Kong tea restaurant: green tiles, booths, round lamps"

from lights import bulb, glint, panel, sky
from materials import plain, shining, shining_down, wood
from random import choice, uniform
from shapes import box, cylinder, rod, sphere

CAMERAS = {
    "booths": dict(lens=75, f=2.0, distance=2.1, z=1.45, yaw=-8, exposure=1.1, soft=1.6),
    "window": dict(lens=80, f=2.0, distance=2.0, z=1.45, yaw=9, exposure=1.1, soft=1.6),
}


def window(y):
    """The street's neon through steamed panes, in green iron frames."""
    night, frame = shining_down([(0, (0.05, 0.02, 0.03)), (0.5, (0.1, 0.05, 0.07)), (1, (0.03, 0.04, 0.07))], 1, -0.7, 0.7), plain((0.04, 0.16, 0.12), 0.5)
    box((-1.3, y - 0.06, 1.95), (1.7, 0.08, 1.25), night)
    for n in range(4):
        box((-2.15 + n * 0.567, y - 0.13, 1.95), (0.05, 0.06, 1.3), frame)
    for z in (1.32, 1.95, 2.58):
        box((-1.3, y - 0.13, z), (1.75, 0.06, 0.05), frame)
    for n in range(54):
        colour = choice([(1, 0.1, 0.08), (1, 0.45, 0.1), (0.1, 0.8, 0.6), (1, 0.2, 0.4), (1, 0.72, 0.42)])
        glint((-1.3 + uniform(-0.8, 0.8), y - 0.18, uniform(1.38, 2.5)), colour, uniform(0.03, 0.3))


def build(camera):
    is_night = camera == "window"
    sky([(0, (0.03, 0.03, 0.025)), (1, (0.08, 0.085, 0.075))])
    y, cream, green = 4.2, plain((0.62, 0.53, 0.38), 0.9, vary=0.08, grain=1.5), plain((0.06, 0.2, 0.15), 0.5, vary=0.3, grain=9)
    dark, leather = wood((0.05, 0.02, 0.012), (0.11, 0.05, 0.028)), plain((0.22, 0.03, 0.025), 0.6, vary=0.15, grain=2)
    box((0, y, 1.6), (9, 0.1, 3.6), cream)
    box((0, y - 0.05, 0.55), (9, 0.06, 1.5), green)
    box((0, y - 0.07, 1.32), (9, 0.08, 0.06), dark)
    for n in range(60):
        box((-4 + n * 0.15, y - 0.085, 0.55), (0.008, 0.01, 1.5), cream)
    for n in range(8):
        box((0, y - 0.085, -0.1 + n * 0.19), (9, 0.01, 0.008), cream)
    for x in (-1.6, -0.12, 1.62):
        box((x, 3.3, 0.72), (0.16, 1.6, 1.5), leather)
        box((x, 3.3, 1.5), (0.2, 1.65, 0.08), dark)
    for x in (-0.85, 0.75):
        box((x, 3.4, 0.74), (0.9, 1.3, 0.05), plain((0.5, 0.47, 0.4), 0.6))
        cylinder((x + 0.15, 3.1, 0.83), 0.04, 0.12, plain((0.7, 0.66, 0.6), 0.3))
    papers = [plain(c, 0.9) for c in ((0.7, 0.1, 0.08), (0.75, 0.5, 0.12), (0.8, 0.72, 0.6), (0.2, 0.42, 0.32))]
    for n in range(0 if is_night else 6):
        box((0.62 + n * 0.22, y - 0.07, 2.05 + uniform(-0.03, 0.03)), (0.19, 0.02, uniform(0.7, 0.9)), papers[n % 4])
    for x, far, z in ((0.02, 3.0, 2.3), (1.45, 3.6, 2.55), (-1.9, 2.6, 2.4)):
        sphere((x, far, z), 0.15, shining((1, 0.78, 0.48), 1.9))
        rod((x, far, z + 0.14), (x, far, 3.4), 0.012, dark)
        bulb((x, far - 0.3, z - 0.2), 20, (1, 0.76, 0.46), 0.15)
        glint((x, far - 0.2, z), (1, 0.74, 0.42), 0.5)
    panel((0.4, 2.2, 3.2), (0, 4.2, 1.4), 1.8, 46, (1, 0.9, 0.7))
    panel((1.7, -0.8, 2.1), (0, 0, 1.5), 1.0, 24, (1, 0.84, 0.6))
    panel((-1.9, -0.3, 2.0), (0, 0, 1.5), 1.4, 14, (0.72, 1, 0.88))
    if is_night:
        window(y)
