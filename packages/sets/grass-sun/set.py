ABOUT = "High grass against a low sun in haze, and its flowers at noon"

from lights import glint, panel, sky, sun
from materials import air, plain, shining
from plants import tuft
from random import choice, gauss, random, uniform
from shapes import copy, mesh, sphere
from vapour import clouds

CAMERAS = {
    "sun": dict(lens=75, f=1.8, distance=2.0, z=1.45, pitch=1, yaw=2, exposure=1.0, soft=1.8),
    "dusk": dict(lens=75, f=1.8, distance=2.0, z=1.45, pitch=2, yaw=4, exposure=1.1, soft=1.8),
    "flowers": dict(lens=85, f=2.2, distance=2.0, z=1.3, pitch=3, yaw=-3, exposure=1.1, soft=1.6),
}

# Colour and radius of each kind of flower.
FLOWERS = (((0.8, 0.04, 0.02), 0.042), ((0.86, 0.08, 0.03), 0.036), ((0.85, 0.84, 0.78), 0.03), ((0.9, 0.88, 0.84), 0.026), ((0.16, 0.2, 0.75), 0.026), ((0.95, 0.7, 0.08), 0.022))


def blades(material, count, high):
    """A clump of grass: thin leaves that bend, from one square metre of ground."""
    vertices, faces = [], []
    for n in range(count):
        x, y, tall = uniform(-0.5, 0.5), uniform(-0.5, 0.5), high * uniform(0.5, 1.1)
        lean, deep, wide = gauss(0, 0.22) * tall, gauss(0, 0.15) * tall, uniform(0.006, 0.014)
        start = len(vertices)
        for t in (0, 0.5, 1):
            w = wide * (1 - 0.85 * t)
            vertices += [(x - w + lean * t * t, y + deep * t, tall * t), (x + w + lean * t * t, y + deep * t, tall * t)]
        faces += [(start, start + 1, start + 3, start + 2), (start + 2, start + 3, start + 5, start + 4)]
    thing = mesh(vertices, faces, material)
    thing.location = (0, -200, 0)
    return thing


def flowers():
    """Poppies, daisies and cornflowers, up to the shoulders of who stands in them."""
    kinds = [(tuft(plain(c, 0.7, sheer=0.5), 26, 0.6, 0.7), size) for c, size in FLOWERS]
    for n in range(520):
        away = 0.9 + 15 * random() ** 1.5
        x = uniform(-0.2, 0.2) * (away + 2)
        if away < 2.2 and abs(x) < 0.34:
            continue
        kind, size = choice(kinds)
        copy(kind, (x, away, uniform(0.55, 1.25)), size * uniform(0.8, 1.3), (uniform(0, 6), uniform(0, 6), 0))


def build(camera):
    is_dusk, is_noon = camera == "dusk", camera == "flowers"
    if is_noon:
        mist = (0.62, 0.8, 0.9)
        sky([(0, (0.26, 0.3, 0.16)), (0.49, (0.8, 0.92, 0.98)), (0.53, (0.6, 0.82, 1.0)), (0.62, (0.3, 0.58, 0.96)), (1, (0.1, 0.3, 0.76))], 0.95)
        light, power = (1, 1, 0.8), 0.5
        sun((-3, 2.5, 5), 4.2, (1, 0.95, 0.84), 2)
    elif is_dusk:
        mist = (0.5, 0.34, 0.42)
        sky([(0, (0.12, 0.1, 0.14)), (0.49, (0.62, 0.36, 0.36)), (0.51, (1.1, 0.58, 0.42)), (0.55, (0.7, 0.44, 0.52)), (0.62, (0.4, 0.36, 0.58)), (1, (0.13, 0.2, 0.46))], 0.9)
        light, power = (1, 0.5, 0.4), 0.35
        sun((-3, 9, 1.6), 1.2, (1, 0.55, 0.45), 4)
    else:
        mist = (1.0, 0.62, 0.26)
        sky([(0, (0.3, 0.24, 0.12)), (0.49, mist), (0.515, (1.4, 0.95, 0.5)), (0.55, (1.05, 0.72, 0.4)), (0.64, (0.72, 0.62, 0.5)), (1, (0.28, 0.42, 0.62))], 0.9)
        light, power = (1, 0.76, 0.34), 1.0
        sun((-2.6, 9, 2.0), 4.5, (1, 0.72, 0.4), 2)
        disc = sphere((-68, 400, 46), 9, shining((1, 0.62, 0.26), 14))
        disc.visible_diffuse = disc.visible_glossy = False
    air(mist, 0.014, 4)
    mesh([(-90, -5, 0), (90, -5, 0), (90, 260, 0), (-90, 260, 0)], [(0, 1, 2, 3)], plain((0.24, 0.2, 0.06), 0.9, vary=0.5, grain=0.8))
    greens = ((0.36, 0.36, 0.08), (0.5, 0.42, 0.12), (0.24, 0.3, 0.06), (0.6, 0.46, 0.2))
    clumps = [blades(plain(c, 0.7, sheer=0.55), 70, 0.75) for c in greens]
    for n in range(900):
        y = 1.6 + 34 * random() ** 1.8
        copy(choice(clumps), (uniform(-0.2, 0.2) * (y + 5), y, -0.06), (1.2, 1.2, uniform(0.7, 1.35)), (0, 0, uniform(0, 6)))
    for n in range(9):
        side = choice([-1, 1])
        copy(choice(clumps), (side * uniform(0.45, 0.8), uniform(0.9, 1.8), 0), (0.6, 0.6, uniform(1.3, 1.9)), (0, 0, uniform(0, 6)))
    seed = tuft(plain((0.8, 0.66, 0.4), 0.8, sheer=0.5), 30, 0.3, 0.4)
    for n in range(180):
        y = uniform(2.2, 9)
        copy(seed, (uniform(-0.24, 0.24) * (y + 2), y, uniform(0.7, 1.15)), (0.025, 0.025, 0.075), (uniform(-0.4, 0.4), uniform(-0.4, 0.4), 0))
    # Far trees and hills in haze.
    leaf = [tuft(plain(c, 0.8, sheer=0.3), 60, 0.2) for c in ((0.08, 0.1, 0.03), (0.12, 0.12, 0.04))]
    for n in range(130):
        x = choice([-1, 1]) * uniform(3, 26)
        copy(choice(leaf), (x, uniform(48, 66), uniform(0.5, 1.5) + 3.2 * random() * min(1, abs(x) / 9)), uniform(1.2, 2.4), (uniform(0, 6), 0, 0))
    hill = plain((0.12, 0.13, 0.08), 0.9)
    for n in range(8):
        sphere((-110 + n * 34, 190, -8), uniform(16, 24), hill, squash=0.6)
    for n in range(170):
        away = 3 + 26 * random() ** 1.6
        glint((gauss(-0.05, 0.1) * (away + 2), away, uniform(0.4, 1.0)), choice([light, (1, 0.88, 0.6), (0.9, 0.9, 0.4)]), power * (0.05 + 0.4 * random() ** 3), is_whole=True)
    if is_noon:
        flowers()
        clouds(((-30, 34, 9, 26), (26, 48, 8, 22), (4, 20, 6, 16)), 170)
    panel((-2.2, 2.4, 2.4), (0, 0, 1.5), 1.5, 34 if is_dusk else 95, (1, 0.66, 0.5) if is_dusk else (1, 0.8, 0.5))
    panel((1.6, -1.4, 2.1), (0, 0, 1.5), 1.6, 22 if is_dusk else 26, (0.95, 0.92, 1) if is_dusk else (1, 0.94, 0.84))
