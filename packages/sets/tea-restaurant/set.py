ABOUT = "A Hong Kong tea restaurant: green tiles, booths, round lamps, its counter in the morning"

from lights import bulb, glint, panel, sky
from materials import plain, shining, shining_down, wood
from random import choice, uniform
from shapes import box, cylinder, rod, sphere

CAMERAS = {
    "booths": dict(lens=75, f=2.0, distance=2.1, z=1.45, yaw=-8, exposure=1.1, soft=1.6),
    "window": dict(lens=80, f=2.0, distance=2.0, z=1.45, yaw=9, exposure=1.1, soft=1.6),
    "counter": dict(lens=75, f=2.0, distance=2.1, z=1.45, yaw=6, pitch=3, exposure=1.1, soft=1.6),
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


def counter():
    """The bakery's glass case full of light, jars and tins on shelves, boards of the menu, day from the door."""
    y, cream, green = 3.6, plain((0.6, 0.56, 0.42), 0.8, vary=0.06, grain=2), plain((0.1, 0.3, 0.24), 0.4, vary=0.3, grain=9)
    steel, dark = plain((0.5, 0.5, 0.48), 0.35, metal=0.7), wood((0.07, 0.03, 0.015), (0.16, 0.08, 0.04))
    sky([(0, (0.1, 0.1, 0.09)), (1, (0.2, 0.2, 0.18))])
    box((0, y + 0.9, 1.6), (9, 0.1, 3.6), green)
    for n in range(50):
        box((-4 + n * 0.16, y + 0.84, 1.6), (0.008, 0.01, 3.4), cream)
    for n in range(20):
        box((0, y + 0.84, n * 0.16), (9, 0.01, 0.008), cream)
    box((0, y, 0.55), (9, 0.7, 1.1), cream)
    box((0, y - 0.36, 0.95), (9, 0.02, 0.1), green)
    box((0, y, 1.12), (9, 0.74, 0.05), steel)
    # The case: warm light over buns in trays.
    box((-0.85, y + 0.1, 1.36), (1.15, 0.4, 0.42), shining_down([(0, (0.9, 0.5, 0.2)), (1, (1, 0.78, 0.46))], 0.95, -0.2, 0.2))
    for z in (1.16, 1.38, 1.58):
        box((-0.85, y - 0.14, z), (1.2, 0.08, 0.025), steel)
    for n in range(22):
        sphere((-1.36 + (n % 11) * 0.102, y - 0.13, 1.2 + 0.22 * (n // 11)), 0.046, plain((uniform(0.5, 0.75), uniform(0.24, 0.34), 0.06), 0.4), squash=0.7)
    for z in (1.62, 2.02):
        box((0.72, y + 0.72, z), (1.5, 0.24, 0.03), dark)
        for n in range(13):
            c = choice([(0.62, 0.08, 0.05), (0.75, 0.56, 0.14), (0.66, 0.62, 0.52), (0.1, 0.34, 0.26), (0.3, 0.13, 0.05)])
            cylinder((0.06 + n * 0.11, y + 0.7, z + 0.12), 0.042, uniform(0.14, 0.24), plain(c, 0.35))
    for n in range(5):
        shade = (0.95, 0.9, 0.74) if n % 2 else (0.72, 0.9, 0.78)
        box((-1.66 + n * 0.44, y + 0.78, 2.2), (0.4, 0.04, 0.42), shining_down([(0, shade), (1, shade)], 0.7, -0.3, 0.3))
        for row in range(5):
            box((-1.66 + n * 0.44, y + 0.75, 2.06 + row * 0.075), (uniform(0.16, 0.3), 0.01, 0.022), plain((0.5, 0.06, 0.04), 0.8))
    for x, far, z in ((-1.02, 2.9, 2.34), (0.3, 3.0, 2.44), (1.3, 2.7, 2.3)):
        sphere((x, far, z), 0.13, shining((1, 0.82, 0.56), 1.6))
        rod((x, far, z + 0.12), (x, far, 3.4), 0.012, dark)
        bulb((x, far - 0.3, z - 0.2), 14, (1, 0.8, 0.54), 0.15)
        glint((x, far - 0.2, z), (1, 0.78, 0.5), 0.4)
    for n in range(26):
        glint((uniform(-1.5, 1.5), y + uniform(-0.2, 0.6), uniform(1.15, 2.1)), choice([(1, 0.86, 0.6), (0.9, 1, 0.96)]), uniform(0.02, 0.12))
    panel((2.4, 1.4, 2.6), (0, y, 1.4), 1.6, 70, (0.9, 0.97, 1))
    panel((1.8, -0.6, 2.1), (0, 0, 1.5), 1.2, 34, (0.94, 0.98, 1))
    panel((-1.8, -0.4, 2.0), (0, 0, 1.5), 1.3, 20, (1, 0.86, 0.64))


def build(camera):
    if camera == "counter":
        counter()
        return
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
