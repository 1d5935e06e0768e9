ABOUT = "A land of cut paper, lit like a small stage: hills and a balloon, a night of lanterns, a sea of waves"

from lights import bulb, glint, panel, sky, spot
from materials import plain, shining
from math import cos, pi, sin
from mathutils import Vector, noise
from random import choice, uniform
from shapes import box, mesh, rod

CAMERAS = {
    "day": dict(lens=70, f=4.0, distance=2.0, z=1.5, yaw=-2, exposure=1.35, soft=1.2),
    "night": dict(lens=70, f=3.2, distance=2.0, z=1.5, yaw=3, exposure=1.4, soft=1.3),
    "sea": dict(lens=70, f=4.0, distance=2.0, z=1.5, yaw=-4, exposure=1.3, soft=1.2),
}


def paper(colour):
    return plain(colour, 0.95, vary=0.05, grain=60)


def cut(points, y, material, thick=0.012):
    """A shape of paper that stands upright at y, as thick as card: points of x and z, counted around."""
    count = len(points)
    vertices = [(x, y + d, z) for d in (0, thick) for x, z in points]
    faces = [tuple(range(count)), tuple(range(2 * count - 1, count - 1, -1))]
    faces += [(n, (n + 1) % count, count + (n + 1) % count, count + n) for n in range(count)]
    return mesh(vertices, faces, material)


def hill(y, height, wave, seed, material):
    """A sheet whose upper edge rolls."""
    xs = [-2.6 + n * 0.05 for n in range(105)]
    edge = [(x, height + wave * noise.noise(Vector((x * 0.9, seed, 0)))) for x in xs]
    cut([*edge, (2.6, -0.5), (-2.6, -0.5)], y, material)


def disc(x, y, z, radius, material):
    cut([(x + radius * cos(a * pi / 24), z + radius * sin(a * pi / 24)) for a in range(48)], y, material)


def cloud(x, y, z, size, material, thread):
    """A cloud of card that hangs from two threads."""
    puffs = ((-0.55, 0, 0.3), (-0.1, 0.14, 0.42), (0.42, 0.04, 0.33), (0.75, -0.04, 0.2))
    for n, (dx, dz, r) in enumerate(puffs):
        disc(x + dx * size, y + 0.016 * n, z + dz * size, r * size, material)
    box((x + 0.1 * size, y + 0.08, z - 0.16 * size), (1.36 * size, 0.012, 0.26 * size), material)
    for dx in (-0.3, 0.4):
        rod((x + dx * size, y, z), (x + dx * size, y, 3.4), 0.0016, thread)


def star(x, y, z, radius, material, thread):
    around = [(x + radius * (1 if n % 2 == 0 else 0.45) * sin(n * pi / 5), z + radius * (1 if n % 2 == 0 else 0.45) * cos(n * pi / 5)) for n in range(10)]
    cut(around, y, material)
    rod((x, y, z + radius), (x, y, 3.4), 0.0016, thread)


def balloon(x, y, z, radius, colours, thread):
    """A balloon of folded paper: half discs around its axis, a basket below."""
    for n in range(10):
        turn = n * pi / 5 + 0.1
        rim = [(0, -1.2 * radius)] + [(radius * cos(a) ** 0.9 if cos(a) > 0 else 0, radius * sin(a) * (1.0 if sin(a) > 0 else 1.2)) for a in (-pi / 2 + k * pi / 20 for k in range(1, 20))] + [(0, radius)]
        fold = cut(rim, 0, colours[n % len(colours)], 0.002)
        fold.location, fold.rotation_euler = (x, y, z), (0, 0, turn)
    box((x, y, z - 1.5 * radius), (0.3 * radius, 0.3 * radius, 0.22 * radius), paper((0.4, 0.24, 0.12)))
    for side in (-1, 1):
        rod((x + side * 0.13 * radius, y, z - 1.4 * radius), (x + side * 0.24 * radius, y, z - 1.02 * radius), 0.003, thread)
    rod((x, y, z + radius), (x, y, 3.4), 0.0016, thread)


def house(x, y, z, size, wall, roof, pane):
    box((x, y, z), (size, 0.3 * size, size), wall)
    cut([(x - 0.7 * size, z + 0.5 * size), (x + 0.7 * size, z + 0.5 * size), (x, z + 1.15 * size)], y - 0.2 * size, roof)
    for side in (-1, 1):
        box((x + side * 0.22 * size, y - 0.16 * size, z + 0.12 * size), (0.2 * size, 0.02, 0.26 * size), pane)


def trees(y, base, count, seed, colours):
    """Round trees on sticks of card."""
    for n in range(count):
        x = -1.3 + 2.6 * (n + 0.5) / count + 0.1 * sin(seed + 3 * n)
        tall = 0.2 + 0.08 * sin(seed * 2 + 5 * n)
        rod((x, y, base), (x, y, base + tall), 0.012, paper((0.3, 0.18, 0.1)))
        disc(x, y - 0.01, base + tall + 0.06, 0.1 + 0.02 * sin(n), colours[n % len(colours)])


def build(camera):
    sky([(0, (0.16, 0.16, 0.16)), (1, (0.3, 0.3, 0.31))], 0.7 if camera != "night" else 0.12)
    {"day": day, "night": night, "sea": sea}[camera]()


def day():
    thread = plain((0.6, 0.6, 0.6), 0.9)
    box((0, 4.1, 1.5), (9, 0.05, 5), paper((0.2, 0.56, 0.86)))
    disc(0.74, 3.9, 2.2, 0.24, paper((0.95, 0.68, 0.16)))
    for y, height, wave, seed, c in ((3.7, 1.32, 0.34, 1.0, (0.5, 0.72, 0.44)), (3.3, 1.16, 0.3, 2.6, (0.34, 0.6, 0.27)), (2.8, 0.98, 0.26, 4.2, (0.2, 0.46, 0.2)), (2.2, 0.8, 0.2, 6.1, (0.1, 0.32, 0.16))):
        hill(y, height, wave, seed, paper(c))
    white = paper((0.9, 0.9, 0.88))
    for x, y, z, size in ((-0.72, 3.2, 2.24, 0.3), (0.9, 2.7, 1.86, 0.26), (0.1, 3.6, 2.5, 0.2), (-1.05, 2.4, 1.72, 0.22)):
        cloud(x, y, z, size, white, thread)
    red, cream = paper((0.8, 0.18, 0.12)), paper((0.92, 0.84, 0.68))
    balloon(-0.5, 2.6, 2.0, 0.25, (red, cream, paper((0.95, 0.6, 0.2)), cream), thread)
    house(0.66, 2.95, 1.24, 0.2, cream, red, paper((0.3, 0.5, 0.6)))
    trees(2.7, 1.0, 7, 1.3, [paper(c) for c in ((0.14, 0.4, 0.2), (0.36, 0.56, 0.2), (0.85, 0.5, 0.5))])
    spot((-1.6, -0.4, 4.4), (0.2, 3.2, 1.4), 520, (1, 0.94, 0.82), 60, 0.6, 0.4)
    panel((2.2, 0.2, 2.6), (0, 3.2, 1.5), 1.8, 50, (0.94, 0.97, 1))
    panel((-1.8, -0.8, 2.2), (0, 0, 1.5), 1.3, 40, (1, 0.96, 0.9))
    panel((1.9, 0.2, 2.0), (0, 0, 1.5), 1.4, 24, (0.94, 0.98, 1))


def night():
    thread = plain((0.3, 0.3, 0.4), 0.9)
    box((0, 4.1, 1.5), (9, 0.05, 5), paper((0.035, 0.05, 0.2)))
    for n in range(90):
        glint((uniform(-1.6, 1.6), 4.05, uniform(1.2, 2.9)), choice([(1, 0.86, 0.6), (0.9, 0.92, 1)]), uniform(0.02, 0.18), is_whole=True)
    moon = [(0.54 + 0.26 * sin(a), 2.16 + 0.26 * cos(a)) for a in (k * pi / 20 for k in range(-3, 24))]
    moon += [(0.47 + 0.2 * sin(a), 2.19 + 0.21 * cos(a)) for a in (k * pi / 20 for k in range(22, -2, -1))]
    cut(moon, 3.7, shining((1, 0.8, 0.46), 1.25))
    for y, height, wave, seed, c in ((3.7, 1.36, 0.34, 2.0, (0.1, 0.1, 0.36)), (3.3, 1.2, 0.3, 3.6, (0.07, 0.08, 0.29)), (2.8, 1.0, 0.26, 5.2, (0.045, 0.06, 0.22)), (2.2, 0.8, 0.2, 7.1, (0.025, 0.035, 0.14))):
        hill(y, height, wave, seed, paper(c))
    gold = shining((1, 0.68, 0.28), 0.75)
    for x, y, z, r in ((-0.62, 2.6, 2.1, 0.075), (-0.34, 3.0, 2.42, 0.06), (0.24, 2.8, 2.5, 0.05), (0.86, 2.4, 1.82, 0.06), (-0.9, 2.9, 1.76, 0.06), (0.98, 3.1, 2.4, 0.05)):
        star(x, y, z, r, gold, thread)
    for x, y, z, size in ((-0.86, 3.3, 2.34, 0.24), (0.3, 3.5, 1.82, 0.2)):
        cloud(x, y, z, size, paper((0.28, 0.28, 0.5)), thread)
    pane = shining((1, 0.6, 0.24), 1.5)
    for x, y, z, size in ((-0.62, 2.95, 1.22, 0.2), (-0.3, 3.2, 1.3, 0.15), (0.82, 2.95, 1.14, 0.18)):
        house(x, y, z, size, paper((0.24, 0.2, 0.4)), paper((0.4, 0.12, 0.2)), pane)
        bulb((x, y - 0.3, z), 1.6, (1, 0.6, 0.28), 0.06)
    for n in range(26):
        glint((uniform(-1.0, 1.0), uniform(1.6, 2.6), uniform(0.9, 1.5)), (1, 0.74, 0.36), uniform(0.05, 0.4))
    spot((1.6, -0.2, 4.2), (-0.2, 3.4, 1.6), 560, (0.72, 0.78, 1), 60, 0.6, 0.4)
    panel((-2.2, 0.2, 2.4), (0, 3.2, 1.5), 1.8, 24, (0.8, 0.8, 1))
    panel((-1.8, -0.8, 2.0), (0, 0, 1.5), 1.2, 24, (1, 0.84, 0.64))
    panel((1.9, 0.8, 2.2), (0, 0, 1.5), 1.4, 20, (0.66, 0.74, 1))


def waves(y, height, step, material):
    """A row of scalloped crests."""
    edge = [(x / 40, height + 0.05 * abs(sin(pi * (x / 40) / step + y)) ** 0.7) for x in range(-104, 105)]
    cut([*edge, (2.6, -0.5), (-2.6, -0.5)], y, material)


def sea():
    thread = plain((0.6, 0.6, 0.6), 0.9)
    box((0, 4.1, 1.5), (9, 0.05, 5), paper((0.92, 0.6, 0.5)))
    disc(-0.5, 3.9, 1.76, 0.34, paper((0.96, 0.4, 0.22)))
    for n, c in enumerate(((0.3, 0.6, 0.66), (0.16, 0.48, 0.58), (0.08, 0.36, 0.5), (0.04, 0.25, 0.4), (0.02, 0.15, 0.28))):
        waves(3.6 - 0.36 * n, 1.4 - 0.14 * n, 0.22 + 0.03 * n, paper(c))
    cream, red = paper((0.92, 0.86, 0.74)), paper((0.78, 0.2, 0.14))
    # A boat of folded paper with two sails, and gulls.
    cut([(0.42, 1.3), (1.02, 1.3), (0.92, 1.14), (0.52, 1.14)], 3.05, red)
    cut([(0.7, 1.34), (0.7, 1.86), (0.98, 1.34)], 3.04, cream)
    cut([(0.67, 1.38), (0.67, 1.74), (0.48, 1.38)], 3.03, cream)
    for x, y, z, size in ((0.62, 3.3, 2.36, 0.3), (-0.84, 2.9, 2.2, 0.26), (1.2, 2.6, 2.0, 0.22)):
        cloud(x, y, z, size, paper((0.95, 0.88, 0.82)), thread)
    for x, z in ((-0.3, 2.34), (-0.12, 2.2), (0.2, 2.46)):
        for side in (-1, 1):
            cut([(x, z), (x + side * 0.06, z + 0.04), (x + side * 0.12, z + 0.01), (x + side * 0.06, z + 0.02)], 3.2, cream)
    spot((-1.6, -0.4, 4.4), (0.2, 3.2, 1.4), 480, (1, 0.9, 0.76), 60, 0.6, 0.4)
    panel((2.2, 0.2, 2.6), (0, 3.2, 1.5), 1.8, 70, (1, 0.94, 0.95))
    panel((-1.8, -0.8, 2.2), (0, 0, 1.5), 1.3, 38, (1, 0.93, 0.86))
    panel((1.9, 0.2, 2.0), (0, 0, 1.5), 1.4, 24, (0.96, 0.96, 1))
