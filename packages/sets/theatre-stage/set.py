ABOUT = "A theatre: the red curtain over its footlights, a beam with dust in it, golden tiers seen from the stage, a paper moon on ropes"

from lights import bulb, glint, panel, sky, spot
from materials import Nodes, plain, shining, shining_down, wood
from math import cos, pi, sin
from random import choice, gauss, random, uniform
from shapes import box, cylinder, mesh, rod, sheet, sphere

CAMERAS = {
    "curtain": dict(lens=75, f=2.2, distance=2.0, z=1.5, yaw=3, exposure=1.35, soft=1.5),
    "beam": dict(lens=75, f=2.0, distance=2.0, z=1.5, yaw=-4, exposure=1.2, soft=1.7),
    "tiers": dict(lens=75, f=2.0, distance=2.0, z=1.5, yaw=5, pitch=3, exposure=1.1, soft=1.8),
    "moon": dict(lens=70, f=3.2, distance=2.0, z=1.5, yaw=2, pitch=2, exposure=1.2, soft=1.4),
}

WARM = (1, 0.62, 0.3)


def folds(y, deep, count, seed):
    return lambda u, v: y - deep * (sin(u * count * 6.28 + 1.1 * sin(u * 8 + seed)) + 0.3 * sin(u * count * 13.7 + seed))


def velvet(x0, x1, z0, z1, y, deep, count, seed, colour=(0.2, 0.014, 0.018)):
    return sheet(x0, x1, z0, z1, folds(y, deep, count, seed), plain(colour, 0.9, vary=0.12, grain=1.5), 300, 14)


def beam(a, b, start, end, colour, strength):
    """Light in dusty air between two points: strongest where one looks through the thick of it."""
    n = Nodes("beam")
    facing = n.node("ShaderNodeLayerWeight", Blend=0.5).outputs["Facing"]
    split = n.node("ShaderNodeSeparateXYZ")
    n.link(n.node("ShaderNodeTexCoord").outputs["Generated"], split.inputs[0])
    thick = n.ramp(facing, [(0, (1, 1, 1)), (0.35, (0.55, 0.55, 0.55)), (0.8, (0.06, 0.06, 0.06)), (1, (0, 0, 0))])
    along = n.ramp(split.outputs["Z"], [(0, (1, 1, 1)), (0.3, (0.55, 0.55, 0.55)), (1, (0.08, 0.08, 0.08))])
    front = n.node("ShaderNodeMath", operation="SUBTRACT")
    front.inputs[0].default_value = 1
    n.link(n.node("ShaderNodeNewGeometry").outputs["Backfacing"], front.inputs[1])
    power = front.outputs[0]
    for part in (thick, along):
        times = n.node("ShaderNodeMath", operation="MULTIPLY")
        n.link(power, times.inputs[0])
        n.link(part, times.inputs[1])
        power = times.outputs[0]
    scale = n.node("ShaderNodeMath", operation="MULTIPLY")
    scale.inputs[1].default_value = strength
    n.link(power, scale.inputs[0])
    emission, add_ = n.node("ShaderNodeEmission"), n.node("ShaderNodeAddShader")
    emission.inputs[0].default_value = (*colour, 1)
    n.link(scale.outputs[0], emission.inputs[1])
    n.link(emission.outputs[0], add_.inputs[0])
    n.link(n.node("ShaderNodeBsdfTransparent").outputs[0], add_.inputs[1])
    n.link(add_.outputs[0], n.output.inputs[0])
    n.material.cycles.sample_as_light = False
    thing = rod(a, b, start, n.material, end=end)
    thing.data.polygons.foreach_set("use_smooth", [True] * len(thing.data.polygons))
    thing.visible_shadow = thing.visible_diffuse = False
    thing.hide_viewport = True


def curtain():
    sky([(0, (0.02, 0.012, 0.012)), (1, (0.014, 0.01, 0.012))])
    gold = plain((0.34, 0.18, 0.045), 0.9, vary=0.3, grain=30)
    velvet(-2.6, 2.6, 0.2, 4, 3.6, 0.12, 11, 1.0, (0.13, 0.009, 0.013))
    # A valance in three swags with a fringe of gold.
    for n in range(5):
        x = -2.95 + n * 1.1
        sheet(x, x + 1.14, 2.0, 3.3, lambda u, v: 3.2 - 0.07 * sin(v * 20 + 3 * sin(pi * u)) * sin(pi * u) - 0.04, plain((0.11, 0.008, 0.012), 0.9), 40, 60)
        for k in range(23):
            u = k / 22
            z = 2.42 - 0.3 * sin(pi * u)
            box((x + 1.1 * u, 3.08, z), (0.06, 0.03, 0.09), gold)
        sphere((x, 3.0, 2.46), 0.08, gold)
        cylinder((x, 3.0, 2.26), 0.09, 0.34, gold, top=0.05)
    box((0, 1.5, 0.3), (9, 4.2, 0.1), wood((0.1, 0.04, 0.016), (0.18, 0.075, 0.035), 0.35))
    for n in range(9):
        x = -2.2 + n * 0.55
        bulb((x, 2.9, 0.5), 6, WARM, 0.1)
        glint((x, 2.9, 0.56), (1, 0.6, 0.26), 0.35)
    panel((-2.2, 2.0, 2.6), (-0.2, 3.6, 1.5), 0.8, 60, (1, 0.8, 0.6))
    panel((1.6, 1.8, 3.4), (0.9, 3.2, 2.2), 0.8, 26, (1, 0.76, 0.5))


def lit_air():
    """The dark stage: two beams from above, dust that drifts through them, the curtain drawn aside."""
    sky([(0, (0.012, 0.01, 0.012)), (0.5, (0.014, 0.014, 0.02)), (1, (0.01, 0.012, 0.02))])
    box((0, 6, -0.02), (14, 16, 0.04), wood((0.05, 0.024, 0.014), (0.09, 0.045, 0.024), 0.35))
    box((0, 10, 3), (16, 0.1, 8), plain((0.03, 0.032, 0.045), 0.9, vary=0.3, grain=0.6))
    velvet(0.98, 2.9, -0.1, 4.5, 4.6, 0.11, 5, 3.0)
    velvet(-4.2, -1.75, -0.1, 5, 7.0, 0.12, 5, 1.0, (0.12, 0.01, 0.016))
    beam((-1.5, 5.4, 4.0), (0.35, 6.2, -0.3), 0.12, 0.95, (1, 0.72, 0.42), 0.5)
    beam((1.7, 7.0, 4.6), (-0.5, 7.6, -0.3), 0.12, 0.8, (1, 0.58, 0.3), 0.3)
    spot((-1.6, 5.2, 4.3), (0.3, 6.2, 0), 700, (1, 0.84, 0.6), 28, 0.6)
    for n in range(130):
        t = random() ** 0.8
        at = (-1.5 + 1.85 * t, 5.4 + 0.8 * t, 4.0 - 4.3 * t)
        r = 0.12 + 0.7 * t
        glint((at[0] + gauss(0, 0.5) * r, at[1] + gauss(0, 0.9), at[2] + gauss(0, 0.2)), (1, 0.76, 0.46), uniform(0.01, 0.11))
    for n in range(8):
        x = -2.1 + n * 0.62
        rod((x, 8, 4.3), (x, 8, 3.3), 0.02, plain((0.02, 0.02, 0.02), 0.6))
        glint((x, 7.8, 3.24), choice([(1, 0.66, 0.34), (1, 0.52, 0.22)]), 0.6)
    panel((0.2, 2.8, 3.0), (1.6, 4.6, 1.5), 0.8, 40, (1, 0.76, 0.52))
    panel((-1.0, 4.4, 3.4), (-2.6, 7.0, 1.5), 0.9, 50, (1, 0.66, 0.44))


def tiers():
    """From the stage: boxes and balconies of gold and red with lamps along them, rows of seats below."""
    sky([(0, (0.02, 0.012, 0.01)), (1, (0.03, 0.018, 0.014))])
    gold, red = plain((0.5, 0.28, 0.09), 0.8), plain((0.16, 0.012, 0.014), 0.9)
    cream, inside = plain((0.5, 0.36, 0.22), 0.8), plain((0.2, 0.03, 0.022), 0.9)
    for level in range(4):
        z = 1.15 + level * 1.75
        for n in range(40):
            turn = pi * (0.02 + 0.96 * n / 39)
            x, y = 6.4 * cos(turn), 7.5 + 8.5 * sin(turn)
            face = turn * 180 / pi - 90
            box((x, y, z), (0.85, 0.2, 0.62), cream, turn=face)
            box((x, y - 0.08, z + 0.33), (0.85, 0.26, 0.09), red, turn=face)
            box((x, y - 0.1, z - 0.1), (0.5, 0.1, 0.2), gold, turn=face)
            box((x * 1.16, y + 1.2 * sin(turn), z + 0.9), (1.0, 0.1, 1.3), inside, turn=face)
            if n % 2:
                rod((x * 1.03, y, z), (x * 1.03, y, z + 1.6), 0.06, gold)
                glint((x * 0.96, y - 0.35, z + 0.05), (1, 0.6, 0.26), 0.6)
                glint((x * 1.1, y, z + 1.1), (1, 0.5, 0.2), 0.3)
        for n in range(9):
            turn = pi * (0.1 + 0.8 * n / 8)
            bulb((5.4 * cos(turn), 7.2 + 7.2 * sin(turn), z + 0.5), 40, WARM, 0.2)
    for row in range(9):
        for n in range(24):
            box((-5.5 + n * 0.48 + (row % 2) * 0.2, 6 + row * 1.0, 0.1 + row * 0.09), (0.42, 0.14, 0.75), red)
    panel((0, 5, 6.5), (0, 9, 0), 3, 240, (1, 0.7, 0.42))


def star(at, size, material, points=5):
    """A star of card."""
    x, y, z = at
    rim = [(size * (1 if n % 2 == 0 else 0.42), pi / 2 + n * pi / points) for n in range(2 * points)]
    front = [(x + r * cos(a), y, z + r * sin(a)) for r, a in rim]
    mesh([*front, (x, y, z)], [(n, (n + 1) % len(front), len(front)) for n in range(len(front))], material)


def paper_moon():
    """A crescent of card and stars on threads before a painted night, the curtain drawn to both sides, clouds of board."""
    sky([(0, (0.02, 0.02, 0.04)), (1, (0.03, 0.03, 0.06))])
    night = shining_down([(0, (0.2, 0.13, 0.34)), (0.35, (0.09, 0.12, 0.36)), (1, (0.018, 0.035, 0.17))], 0.8, -1.6, 1.6)
    box((0, 4.6, 1.9), (8, 0.1, 3.4), night)
    card, gold = plain((0.86, 0.62, 0.26), 0.8, vary=0.06, grain=3), plain((0.8, 0.55, 0.2), 0.6)
    cx, cz, r, y = 0.62, 1.86, 0.52, 3.2
    outer = [(cx + r * cos(a), cz + r * sin(a)) for a in (pi * (0.36 + 1.2 * n / 40) + 0.5 for n in range(41))]
    inner = [(cx + 0.24 * cos(0.36) + 0.43 * r / 0.52 * cos(a), cz + 0.16 + 0.43 * r / 0.52 * sin(a)) for a in (pi * (0.36 + 1.2 * n / 40) + 0.5 for n in range(41))]
    vertices = [(x, y, z) for x, z in outer] + [(x, y, z) for x, z in inner]
    mesh(vertices, [(n, n + 1, 42 + n, 41 + n) for n in range(40)], card)
    for x in (cx - 0.3, cx + 0.1):
        rod((x, y + 0.02, cz + 0.3), (x, y + 0.02, 3.6), 0.006, gold)
    for x, z, size, away in ((-0.8, 2.24, 0.11, 3.4), (-0.5, 1.86, 0.07, 3.8), (-0.98, 1.66, 0.08, 3.0), (-0.28, 2.36, 0.08, 3.7), (0.1, 2.44, 0.06, 3.9), (1.12, 2.2, 0.09, 3.6), (-0.66, 1.36, 0.06, 3.9), (1.05, 1.28, 0.06, 3.7)):
        star((x, away, z), size, gold)
        rod((x, away + 0.01, z), (x, away + 0.01, 3.6), 0.003, gold)
    for _ in range(70):
        glint((uniform(-1.5, 1.5), 4.4, uniform(1.0, 2.8)), choice([(1, 0.9, 0.7), (0.8, 0.88, 1)]), 0.16 * random() ** 2.5)
    for x, z, away, shade in ((-0.8, 0.86, 3.3, 0.5), (0.9, 0.8, 3.4, 0.44), (0.1, 0.7, 3.7, 0.34), (-1.2, 1.0, 3.9, 0.3), (1.2, 1.0, 3.9, 0.28)):
        board = plain((shade * 0.8, shade * 0.85, shade * 1.2), 0.9)
        for dx, radius in ((-0.3, 0.2), (-0.05, 0.28), (0.24, 0.22), (0.45, 0.15)):
            cylinder((x + dx, away + 0.02 * dx, z), radius, 0.02, board, rotation=(pi / 2, 0, 0))
    for side in (-1, 1):
        velvet(0.72 if side > 0 else -2.4, 2.4 if side > 0 else -0.72, -0.1, 3.6, 2.9, 0.08, 5, 2.0 + side, (0.2, 0.012, 0.02))
    for n in range(8):
        glint((-1.2 + n * 0.34, 2.7, 0.7), (1, 0.62, 0.28), 0.4)
        bulb((-1.2 + n * 0.34, 2.8, 0.5), 5, WARM, 0.1)
    panel((-1.2, 1.4, 2.9), (0.5, 3.2, 1.8), 0.7, 26, (1, 0.84, 0.6))
    panel((1.4, 1.6, 2.6), (1.5, 2.9, 1.5), 0.6, 9, (1, 0.7, 0.5))
    panel((-1.5, 1.6, 2.6), (-1.5, 2.9, 1.5), 0.6, 9, (1, 0.7, 0.5))


def build(camera):
    {"curtain": curtain, "beam": lit_air, "tiers": tiers, "moon": paper_moon}[camera]()
    panel((-1.7, -0.8, 2.3), (0, 0, 1.5), 0.9, 30, (1, 0.84, 0.64))
    panel((1.8, 0.7, 2.2), (0, 0, 1.5), 1.0, 18, (1, 0.66, 0.44) if camera != "beam" else (0.8, 0.86, 1))
