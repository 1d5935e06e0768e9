ABOUT = "A bamboo grove with the light coming through its mist"

from lights import bulb, glint, panel, sky, sun
from masonry import lantern
from math import cos, pi, sin
from materials import air, plain, shining_down
from plants import tuft
from random import choice, gauss, random, uniform
from shapes import box, copy, mesh

CAMERAS = {
    "morning": dict(lens=75, f=2.0, distance=2.0, z=1.5, yaw=-3, pitch=2, exposure=0.95, soft=1.6),
    "noon": dict(lens=85, f=1.8, distance=2.0, z=1.5, yaw=6, pitch=3, exposure=1.0, soft=1.6),
    "dusk": dict(lens=75, f=2.0, distance=2.0, z=1.5, yaw=4, exposure=1.5, soft=1.8),
    "rain": dict(lens=80, f=2.0, distance=2.0, z=1.5, yaw=-7, exposure=1.05, soft=1.6),
}

# Air, its density; the sky's rim and height; stems; leaves; light through leaves and its power.
HOURS = {
    "morning": ((0.86, 0.86, 0.5), 0.042, (1.1, 1.05, 0.62), (0.62, 0.78, 0.6), ((0.12, 0.2, 0.05), (0.2, 0.26, 0.07)), ((0.24, 0.4, 0.06), (0.4, 0.5, 0.1)), (1, 0.92, 0.5), 0.8),
    "noon": ((0.5, 0.72, 0.28), 0.04, (0.9, 1.0, 0.6), (0.7, 0.9, 0.7), ((0.2, 0.36, 0.07), (0.32, 0.42, 0.1)), ((0.3, 0.56, 0.07), (0.46, 0.64, 0.12)), (0.9, 1, 0.5), 1.0),
    "dusk": ((0.035, 0.1, 0.1), 0.045, (0.16, 0.3, 0.3), (0.03, 0.09, 0.13), ((0.035, 0.09, 0.06), (0.05, 0.11, 0.07)), ((0.03, 0.1, 0.06), (0.05, 0.14, 0.08)), (1, 0.62, 0.26), 0.5),
    "rain": ((0.42, 0.52, 0.46), 0.06, (0.55, 0.64, 0.58), (0.5, 0.6, 0.6), ((0.07, 0.14, 0.07), (0.1, 0.17, 0.08)), ((0.1, 0.2, 0.08), (0.14, 0.26, 0.1)), (0.8, 0.95, 0.9), 0.3),
}


def tube(rings, material, sides=12):
    """One mesh of short tubes: below, above and radius of each. Out of sight, to be copied."""
    vertices, faces = [], []
    for low, high, radius in rings:
        start = len(vertices)
        for z in (low, high):
            vertices += [(radius * cos(2 * pi * k / sides), radius * sin(2 * pi * k / sides), z) for k in range(sides)]
        faces += [(start + k, start + (k + 1) % sides, start + sides + (k + 1) % sides, start + sides + k) for k in range(sides)]
    thing = mesh(vertices, faces, material, smooth=True)
    thing.location = (0, -200, 0)
    return thing


def stem(material, node):
    """A stem of nine metres and its rings."""
    return tube([(0, 9, 0.048)], material), tube([(n * 0.37, n * 0.37 + 0.035, 0.055) for n in range(1, 24)], node)


def plant(parts, x, y, size, lean):
    for part in parts:
        copy(part, (x, y, 0), size, (0, lean, 0))


def build(camera):
    mist, density, rim, high, stems, leaves, light, power = HOURS[camera]
    is_dusk, is_rain = camera == "dusk", camera == "rain"
    sky([(0, tuple(c * 0.4 for c in mist)), (0.48, mist), (0.54, rim), (0.7, high), (1, high)], 0.9)
    air(mist, density, 3)
    floor = plain(tuple(0.25 * c + 0.03 for c in leaves[0]), 0.4 if is_rain else 0.9, vary=0.5, grain=1.4)
    mesh([(-60, -5, 0), (60, -5, 0), (60, 160, 0), (-60, 160, 0)], [(0, 1, 2, 3)], floor)
    path = plain((0.3, 0.3, 0.25) if not is_dusk else (0.09, 0.1, 0.09), 0.35 if is_rain else 0.8, vary=0.3, grain=2)
    for n in range(34):
        box((0.1 * gauss(0, 1) + 0.02 * n, 3 + n * 0.9, 0.02), (1.3, 0.74, 0.05), path, turn=gauss(0, 5))
    kinds = [stem(plain(c, 0.4, vary=0.25, grain=1.5), plain(tuple(min(1, 1.9 * v) for v in c), 0.6)) for c in stems]
    for n in range(120):
        away = 3.2 + 26 * random() ** 1.3
        # A way is free in the middle: no stem stands on a head.
        x = choice([-1, 1]) * (0.5 + 0.075 * away + abs(gauss(0, 0.13)) * (away + 4))
        plant(choice(kinds), x, away, uniform(0.75, 1.3), gauss(0, 0.02))
    for n in range(60):
        away = uniform(26, 46)
        plant(choice(kinds), gauss(0, 0.16) * away, away, uniform(0.9, 1.4), gauss(0, 0.02))
    tufts = [tuft(plain(c, 0.6, sheer=0.55), 46, 0.24, 0.16) for c in leaves]
    for n in range(330):
        away = 4.5 + 26 * random() ** 1.2
        side = choice([-1, 1])
        z = 1.6 + (0.05 + abs(gauss(0.02, 0.1))) * (away + 2) if random() < 0.75 else uniform(0.1, 0.9)
        copy(choice(tufts), (side * (0.3 + abs(gauss(0.03, 0.12)) * (away + 2)), away, z), uniform(0.25, 0.6), (uniform(0, 6), uniform(0, 6), 0))
    # Sprays that hang in from the sides, nearer.
    for side, far, z in ((-1, 3.0, 2.25), (1, 3.6, 2.5), (1, 2.6, 0.9), (-1, 4.2, 1.5)):
        for n in range(9):
            copy(choice(tufts), (side * (0.17 * (far + 2) - 0.08 * n + 0.25), far + gauss(0, 0.2), z + gauss(-0.03 * n, 0.08)), uniform(0.16, 0.26), (uniform(0, 6), uniform(0, 6), 0))
    if is_dusk:
        silk = shining_down([(0, (1, 0.5, 0.18)), (0.5, (1, 0.62, 0.28)), (1, (1, 0.46, 0.15))], 1.5, -0.2, 0.2)
        wood_ = plain((0.03, 0.02, 0.015), 0.7)
        for side, far in ((-1, 4.6), (1, 6.0), (-1, 8.5), (1, 11), (-1, 14), (1, 18)):
            at = (side * (0.5 + 0.09 * far), far, 0.62)
            lantern(at, 0.15, silk, wood_, squash=1.3, cord=0.3)
            bulb((at[0], far - 0.35, 0.7), 16, (1, 0.56, 0.24), 0.15)
            glint((at[0], far - 0.2, 0.62), (1, 0.56, 0.22), 0.8)
    else:
        sun((-2.2, 8, 5), {"morning": 5, "noon": 6, "rain": 0.3}[camera], (1, 0.92, 0.66), 3)
    for n in range({"morning": 130, "noon": 190, "dusk": 26, "rain": 70}[camera]):
        away = uniform(6, 34)
        up = abs(gauss(0.04, 0.09)) if not is_dusk else -abs(gauss(0.01, 0.03))
        glint((gauss(-0.03, 0.1) * (away + 2), away, 1.6 + up * away), choice([light, tuple(min(1, c * 1.2 + 0.1) for c in light)]), power * (0.05 + 0.5 * random() ** 2.5), is_whole=True)
    if is_dusk:
        panel((-1.7, -0.8, 1.7), (0, 0, 1.5), 1.0, 20, (1, 0.76, 0.5))
        panel((1.9, 0.6, 2.3), (0, 0, 1.5), 1.4, 18, (0.62, 0.95, 0.95))
    else:
        panel((-2.2, 2.2, 2.8), (0, 0, 1.5), 1.6, 34 if is_rain else 80, (0.96, 1, 0.86))
        panel((1.6, -1.4, 2.2), (0, 0, 1.5), 1.6, 30, (1, 0.97, 0.9))
