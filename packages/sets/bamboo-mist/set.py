ABOUT = "A bamboo grove: tall jointed culms, their leaves, and light through the mist between them"

from lights import bulb, glint, panel, sky, sun
from masonry import lantern
from math import cos, pi, sin
from materials import air, plain, shining_down
from random import choice, gauss, random, uniform
from shapes import box, copy, mesh

CAMERAS = {
    "morning": dict(lens=75, f=3.2, distance=2.0, z=1.5, yaw=-3, pitch=2, exposure=0.95, soft=1.3),
    "noon": dict(lens=85, f=3.2, distance=2.0, z=1.5, yaw=6, pitch=4, exposure=1.0, soft=1.3),
    "dusk": dict(lens=75, f=2.8, distance=2.0, z=1.5, yaw=4, exposure=1.5, soft=1.5),
    "rain": dict(lens=80, f=3.2, distance=2.0, z=1.5, yaw=-7, exposure=1.05, soft=1.3),
}

# Air, its density; the sky's rim and height; stems; leaves; light through leaves and its power.
HOURS = {
    "morning": ((1.0, 0.98, 0.62), 0.05, (1.3, 1.22, 0.76), (0.62, 0.78, 0.6), ((0.12, 0.2, 0.05), (0.2, 0.26, 0.07)), ((0.24, 0.4, 0.06), (0.4, 0.5, 0.1)), (1, 0.92, 0.5), 0.8),
    "noon": ((0.5, 0.72, 0.28), 0.04, (0.9, 1.0, 0.6), (0.7, 0.9, 0.7), ((0.2, 0.36, 0.07), (0.32, 0.42, 0.1)), ((0.3, 0.56, 0.07), (0.46, 0.64, 0.12)), (0.9, 1, 0.5), 1.0),
    "dusk": ((0.05, 0.14, 0.14), 0.05, (0.18, 0.34, 0.34), (0.04, 0.12, 0.16), ((0.06, 0.16, 0.09), (0.09, 0.19, 0.1)), ((0.03, 0.1, 0.06), (0.05, 0.14, 0.08)), (1, 0.62, 0.26), 0.5),
    "rain": ((0.42, 0.52, 0.46), 0.06, (0.55, 0.64, 0.58), (0.5, 0.6, 0.6), ((0.07, 0.14, 0.07), (0.1, 0.17, 0.08)), ((0.1, 0.2, 0.08), (0.14, 0.26, 0.1)), (0.8, 0.95, 0.9), 0.3),
}


# The culms that stand near: x, how far behind the head, size.
NEAR = {
    "morning": ((-0.5, 1.5, 1.0), (-0.66, 2.3, 1.25), (0.52, 1.9, 1.1), (0.78, 2.8, 1.3), (-0.98, 3.2, 1.2), (1.0, 3.6, 1.1)),
    "noon": ((-0.3, 1.3, 0.95), (-0.52, 1.9, 1.3), (-0.8, 2.6, 1.2), (0.2, 2.4, 1.0), (0.42, 3.1, 1.3), (-0.16, 3.4, 1.2), (-1.0, 3.4, 1.1)),
    "dusk": ((0.44, 1.3, 1.05), (0.3, 2.4, 1.2), (-0.72, 2.1, 1.2), (-0.9, 2.9, 1.1), (0.6, 3.2, 1.3)),
    "rain": ((-0.3, 1.4, 1.0), (0.66, 1.6, 1.2), (0.88, 2.5, 1.2), (-0.26, 2.6, 1.1), (1.1, 3.2, 1.3), (-0.1, 3.5, 1.2)),
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


def culm(green, node):
    """A culm of nine metres: its segments, narrow in their middles, and at each node a ridge over a band of pale wax."""
    segments, ridges, wax = [], [], []
    for n in range(30):
        low, high = n * 0.3, n * 0.3 + 0.3
        segments += [(low, low + 0.05, 0.053), (low + 0.05, high - 0.05, 0.05), (high - 0.05, high, 0.053)]
        ridges.append((high - 0.012, high + 0.012, 0.061))
        wax.append((high - 0.045, high - 0.012, 0.0545))
    dark = tuple(0.4 * c for c in green)
    return tube(segments, plain(green, 0.38, vary=0.3, grain=2, stretch=(3, 3, 0.6))), tube(ridges, plain(dark, 0.7)), tube(wax, plain(node, 0.8))


def spray(material, twigs=7):
    """A twig's leaves: slender, in fans that droop, half a metre of them. Out of sight, to be copied."""
    vertices, faces = [], []
    for n in range(twigs):
        foot = (0.5 * n / twigs, gauss(0, 0.05), gauss(-0.12 * n / twigs, 0.04))
        for _ in range(5):
            turn, fall, long = gauss(0, 0.9), uniform(0.35, 1.2), uniform(0.11, 0.17)
            along = (cos(turn) * cos(fall), sin(turn) * cos(fall), -sin(fall))
            tip = tuple(f + long * a for f, a in zip(foot, along))
            middle = tuple(f + 0.4 * long * a for f, a in zip(foot, along))
            wide = 0.0085
            start = len(vertices)
            vertices += [foot, (middle[0] - wide * sin(turn), middle[1] + wide * cos(turn), middle[2] + 0.3 * wide), tip]
            vertices.append((middle[0] + wide * sin(turn), middle[1] - wide * cos(turn), middle[2] + 0.3 * wide))
            faces.append((start, start + 1, start + 2, start + 3))
    thing = mesh(vertices, faces, material)
    thing.location = (0, -200, 0)
    return thing


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
    kinds = [culm(c, tuple(min(1, 1.35 * v + 0.06) for v in c)) for c in stems]
    # Beside the person, where they are almost sharp; then a way that stays free, closed by what mist leaves of them.
    for x, away, size in NEAR[camera]:
        plant(choice(kinds), x, away, size, gauss(0, 0.012))
    for n in range(190):
        away = 3.4 + 22 * random() ** 1.25
        x = choice([-1, 1]) * (0.36 + 0.06 * away + abs(gauss(0, 0.12)) * (away + 4))
        plant(choice(kinds), x, away, uniform(0.9, 1.5), gauss(0, 0.02))
    for n in range(60):
        away = uniform(24, 44)
        plant(choice(kinds), gauss(0, 0.16) * away, away, uniform(1.0, 1.6), gauss(0, 0.02))
    sprays = [spray(plain(c, 0.55, sheer=0.5)) for c in leaves for _ in range(2)]
    for n in range(620):
        away = 3.6 + 24 * random() ** 1.1
        side = choice([-1, 1])
        z = 1.6 + (0.11 + abs(gauss(0.03, 0.08))) * (away + 2) if random() < 0.85 else uniform(0.1, 0.8)
        copy(choice(sprays), (side * (0.22 + abs(gauss(0.03, 0.12)) * (away + 2)), away, z), uniform(0.9, 1.7), (gauss(0, 0.3), gauss(0, 0.3), uniform(0, 6)))
    # Sprays that hang in from the sides, nearer.
    for side, far, z in ((-1, 1.6, 2.16), (1, 2.2, 2.4), (1, 1.4, 1.0), (-1, 2.6, 2.3)):
        for n in range(8):
            copy(choice(sprays), (side * (0.17 * (far + 2) - 0.07 * n + 0.2), far + gauss(0, 0.15), z + gauss(-0.02 * n, 0.07)), uniform(0.7, 1.1), (0, gauss(0, 0.3), 3.14 * (side > 0) + gauss(0, 0.5)))
    if is_dusk:
        silk = shining_down([(0, (1, 0.5, 0.18)), (0.5, (1, 0.62, 0.28)), (1, (1, 0.46, 0.15))], 1.5, -0.2, 0.2)
        wood_ = plain((0.03, 0.02, 0.015), 0.7)
        for side, far in ((-1, 4.6), (1, 6.0), (-1, 8.5), (1, 11), (-1, 14), (1, 18)):
            at = (side * (0.5 + 0.09 * far), far, 0.62)
            lantern(at, 0.15, silk, wood_, squash=1.3, cord=0.3)
            bulb((at[0], far - 0.35, 0.7), 16, (1, 0.56, 0.24), 0.15)
            glint((at[0], far - 0.2, 0.62), (1, 0.56, 0.22), 0.8)
    else:
        panel((-2.6, 1.2, 2.6), (0.9, 2.4, 1.6), 1.2, 10 if is_rain else 60, (1, 0.98, 0.82))
        sun((-2.2, 8, 5), {"morning": 5, "noon": 6, "rain": 0.3}[camera], (1, 0.92, 0.66), 3)
    for n in range({"morning": 130, "noon": 190, "dusk": 26, "rain": 70}[camera]):
        away = uniform(6, 34)
        up = abs(gauss(0.04, 0.09)) if not is_dusk else -abs(gauss(0.01, 0.03))
        glint((gauss(-0.03, 0.1) * (away + 2), away, 1.6 + up * away), choice([light, tuple(min(1, c * 1.2 + 0.1) for c in light)]), power * (0.05 + 0.5 * random() ** 2.5), is_whole=True)
    if is_dusk:
        panel((-2.4, 0.8, 2.8), (0.8, 2.6, 1.5), 1.2, 16, (0.6, 1, 0.95))
        bulb((0.15, 2.2, 0.75), 9, (1, 0.6, 0.28), 0.15)
        panel((-1.7, -0.8, 1.7), (0, 0, 1.5), 1.0, 20, (1, 0.76, 0.5))
        panel((1.9, 0.6, 2.3), (0, 0, 1.5), 1.4, 18, (0.62, 0.95, 0.95))
    else:
        panel((-2.2, 2.2, 2.8), (0, 0, 1.5), 1.6, 34 if is_rain else 80, (0.96, 1, 0.86))
        panel((1.6, -1.4, 2.2), (0, 0, 1.5), 1.6, 30, (1, 0.97, 0.9))
