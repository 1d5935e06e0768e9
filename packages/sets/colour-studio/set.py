ABOUT = "A coloured studio: plaster arches in the sun, yellow paper with a palm's shadow, ribs between two filters, a coral disc, rolls and folds of paper, leaning boards"

from lights import panel, sky, spot, sun
from materials import plain
from math import cos, pi, sin
from shapes import box, cylinder, mesh, sheet, sphere
from stencil import Stencil

CAMERAS = {
    "arches": dict(lens=62, f=3.5, distance=2.0, z=1.5, yaw=2, exposure=1.0, soft=1.3),
    "paper": dict(lens=85, f=2.8, distance=2.0, z=1.5, pitch=1, exposure=1.1, soft=1.3),
    "gel": dict(lens=85, f=3.5, distance=2.0, z=1.5, pitch=1, exposure=1.2, soft=1.3),
    "disc": dict(lens=70, f=3.5, distance=2.0, z=1.5, exposure=1.1, soft=1.3),
    "rolls": dict(lens=60, f=2.8, distance=2.0, z=1.5, yaw=-3, exposure=1.1, soft=1.3),
    "pleats": dict(lens=85, f=4.0, distance=2.0, z=1.5, exposure=1.1, soft=1.3),
    "boards": dict(lens=85, f=3.5, distance=2.0, z=1.5, exposure=1.1, soft=1.3),
}

DAY = (1, 0.95, 0.88)
SUN = (1, 0.84, 0.64)


def plaster(colour):
    return plain(colour, 0.9, vary=0.07, grain=2.5)


def paper_of(colour):
    return plain(colour, 0.9, vary=0.03, grain=0.8)


def arch(at, width, height, deep, material, opening=0.0):
    """A slab with a round head, by the middle of its foot; `opening` cuts a smaller arch out of it."""
    x, y, z = at

    def outline(half, top):
        turns = [pi * k / 32 for k in range(33)]
        return [(x + half, z)] + [(x + half * cos(a), z + top - half + half * sin(a)) for a in turns] + [(x - half, z)]

    outer, n = outline(width / 2, height), 35
    if opening:
        inner = outline(opening / 2, height - (width - opening) / 2)
        rings = [(px, y + d, pz) for points, d in ((outer, -deep), (inner, -deep), (inner, 0), (outer, 0)) for px, pz in points]
        faces = [(r * n + k, r * n + k + 1, (r + 1) % 4 * n + k + 1, (r + 1) % 4 * n + k) for r in range(4) for k in range(n - 1)]
    else:
        rings = [(px, y + d, pz) for d in (-deep, 0) for px, pz in outer]
        faces = [tuple(range(n))] + [(k, k + 1, n + k + 1, n + k) for k in range(n - 1)]
    return mesh(rings, faces, material)


def arches():
    """Plaster arches, steps and balls; the sun lies slantwise over them."""
    wall = 3.3
    sand, peach, sage, clay = plaster((0.64, 0.5, 0.4)), plaster((0.72, 0.4, 0.29)), plaster((0.36, 0.45, 0.38)), plaster((0.5, 0.2, 0.13))
    box((0, wall + 0.05, 1.5), (8, 0.1, 5), sand)
    mesh([(-4, -3, 0.42), (4, -3, 0.42), (4, wall, 0.42), (-4, wall, 0.42)], [(0, 1, 2, 3)], sand)
    arch((0.58, wall - 0.25, 0.42), 1.0, 1.85, 0.22, peach, 0.66)
    arch((0.58, wall, 0.42), 0.66, 1.68, 0.02, clay)
    arch((-0.72, wall - 0.05, 0.42), 0.72, 1.5, 0.2, sage)
    arch((-0.42, wall - 0.42, 0.42), 0.5, 0.86, 0.16, peach)
    for k in range(4):
        box((0.98, wall - 0.62, 0.48 + 0.12 * k), (1.25 - 0.26 * k, 0.34, 0.12), plaster((0.74, 0.62, 0.5)))
    sphere((0.66, wall - 0.66, 0.79), 0.13, plaster((0.74, 0.5, 0.2)))
    sphere((-0.14, wall - 0.75, 0.53), 0.11, plaster((0.34, 0.42, 0.52)))
    way = (-2.4, -2.2, 1.5)
    stencil = Stencil(way, 1.8, wall)
    stencil.frame(-0.62, 0.75, -0.9, 0.7)
    stencil.bar(-0.02, 0.03, -0.9, 0.7)
    sun(way, 3.6, SUN, 1.2)
    panel((0.6, 0.9, 3.2), (0, wall, 1.4), 2.2, 60, (0.92, 0.96, 1))


def paper():
    """One wide yellow paper in hard sun, a palm's shadow on its sides."""
    wall = 3.1
    sheet(-4, 4, 0.3, 4.2, lambda u, v: wall + 0.01 * sin(u * 15), paper_of((0.92, 0.45, 0.008)), 80, 8)
    way = (2.2, -2.4, 1.4)
    stencil = Stencil(way, 1.2, wall)
    for a, b, turn, length, bend in ((-1.15, 0.55, 0.15, 1.15, -0.9), (-1.1, -0.5, 0.5, 1.1, -0.8), (1.15, 0.35, 3.2, 1.0, 0.8), (1.05, -0.7, 2.6, 1.05, 0.6)):
        stencil.frond(a, b, turn, length, bend)
    sun(way, 3.8, (1, 0.88, 0.72), 0.7)
    panel((0.2, 1.0, 3.4), (0, wall, 1.4), 2.0, 34, (0.94, 0.97, 1))


def gel():
    """A wall of upright ribs between a magenta lamp on the left and a blue one on the right."""
    wall = 2.5
    sheet(-2, 2, 0, 3.4, lambda u, v: wall - 0.045 * abs(sin(u * 120)), plain((0.5, 0.49, 0.5), 0.8), 1400, 2)
    spot((-1.8, 1.6, 1.9), (-0.5, wall, 1.55), 190, (1, 0.03, 0.26), 62, 1.0, 0.2)
    spot((1.8, 1.6, 1.7), (0.5, wall, 1.5), 260, (0.02, 0.1, 1), 62, 1.0, 0.2)
    panel((-1.9, 0.5, 1.7), (0, 0, 1.55), 0.7, 26, (1, 0.1, 0.42))
    panel((1.9, 0.5, 1.7), (0, 0, 1.55), 0.7, 26, (0.12, 0.25, 1))


def disc():
    """A round coral board hung before a teal wall, its soft shadow beside it."""
    wall = 2.9
    box((0, wall + 0.05, 1.5), (8, 0.1, 5), plaster((0.02, 0.17, 0.18)))
    cylinder((0.02, wall - 0.2, 1.62), 0.6, 0.03, paper_of((0.8, 0.24, 0.15)), sides=120, rotation=(pi / 2, 0, 0))
    spot((-2.0, -0.2, 3.0), (0.1, wall, 1.5), 620, DAY, 56, 1.0, 0.1)
    panel((1.6, 0.9, 2.4), (0.3, wall, 1.4), 1.4, 16, (0.9, 0.96, 1))


def drop(x, width, y, top, material):
    """Paper that falls from above and runs out over the floor; its edges curl a little."""
    floor, bend, cells = 0.42, 0.28, 12
    line = [(y, top), (y, floor + bend)] + [(y - bend + bend * cos(a), floor + bend - bend * sin(a)) for a in (pi / 2 * k / 10 for k in range(1, 11))] + [(y - bend - 0.5, floor + 0.005), (y - bend - 0.58, floor + 0.06)]
    curl = lambda k: 0.035 * (2 * k / cells - 1) ** 4
    vertices = [(x + width * (k / cells - 0.5), py - curl(k), pz) for py, pz in line for k in range(cells + 1)]
    n = cells + 1
    mesh(vertices, [(j * n + k, j * n + k + 1, (j + 1) * n + k + 1, (j + 1) * n + k) for j in range(len(line) - 1) for k in range(cells)], material, smooth=True)


def rolls():
    """Five papers side by side."""
    wall = 3.2
    white = plaster((0.6, 0.57, 0.53))
    box((0, wall + 0.05, 1.5), (8, 0.1, 5), white)
    mesh([(-4, -3, 0.42), (4, -3, 0.42), (4, wall, 0.42), (-4, wall, 0.42)], [(0, 1, 2, 3)], white)
    for k, colour in enumerate([(0.8, 0.42, 0.04), (0.72, 0.16, 0.07), (0.66, 0.3, 0.32), (0.16, 0.26, 0.5), (0.05, 0.3, 0.24)]):
        drop(-0.75 + k * 0.44, 0.49, wall - 0.3 - 0.13 * (k % 2), 3.2, paper_of(colour))
    spot((-2.4, 0.2, 3.2), (0.1, wall, 1.4), 760, DAY, 60, 1.0, 0.12)
    panel((1.6, 0.6, 3.0), (0, wall, 1.3), 1.6, 40, (0.92, 0.96, 1))


def pleats():
    """Deep-blue paper in sharp folds, light from one side."""
    wall, folds = 2.5, 44
    zigzag = lambda u, v: wall - 0.05 * abs((u * folds) % 2 - 1)
    thing = sheet(-2, 2, 0, 3.4, zigzag, paper_of((0.03, 0.075, 0.5)), folds, 1)
    thing.data.polygons.foreach_set("use_smooth", [False] * len(thing.data.polygons))
    spot((-2.1, 0.8, 2.8), (0, wall, 1.55), 560, DAY, 56, 1.0, 0.1)
    panel((1.8, 0.9, 1.8), (0.5, wall, 1.4), 0.9, 14, (0.7, 0.8, 1))


def boards():
    """A tangerine board leans over a rose one and throws its shadow on it."""
    wall = 2.7
    box((0, wall + 0.05, 1.5), (8, 0.1, 5), paper_of((0.82, 0.33, 0.36)))
    box((1.02, wall - 0.16, 1.5), (1.7, 0.03, 5), paper_of((0.84, 0.17, 0.035)), tilt=9)
    box((-1.35, wall - 0.1, 0.5), (1.7, 0.03, 2.2), paper_of((0.84, 0.5, 0.4)), tilt=24)
    spot((1.9, 0.0, 3.0), (0.0, wall, 1.5), 540, DAY, 56, 1.0, 0.08)
    panel((-1.6, 0.6, 2.2), (-0.2, wall, 1.4), 1.4, 26, (0.94, 0.97, 1))


def build(camera):
    sky([(0, (0.05, 0.048, 0.046)), (1, (0.07, 0.07, 0.072))] if camera != "gel" else [(0, (0.012, 0.01, 0.02)), (1, (0.02, 0.016, 0.03))])
    {"arches": arches, "paper": paper, "gel": gel, "disc": disc, "rolls": rolls, "pleats": pleats, "boards": boards}[camera]()
    side = 1 if camera in ("paper", "boards") else -1
    panel((side * 1.6, -0.9, 2.2), (0, 0, 1.5), 1.0, 26 if camera == "gel" else 36, (1, 0.96, 0.91))
    if camera != "gel":
        panel((-side * 2.0, -0.4, 1.8), (0, 0, 1.5), 1.8, 12, (0.95, 0.97, 1))
