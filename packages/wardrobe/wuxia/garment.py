"""What a wandering swordsman wears: a dark robe crossed over two others, a mantle of leather on the shoulders, the strap of a sword, a broad belt."""
import numpy as np

from bands import band, lay_on, support
from crossed import beside, crossing, edges, opening
from mannequin import BODIES, body_field
from materials import material
from mesh import Layers, surface_tree
from pieces import ball, cord, curve_through, grid
from robe import robe
from straps import BELT, belt, strap
from topstitch import stitch_loft

# Of a man, from the breast over the shoulder to its back: at the collar, between, and the hem.
MANTLE = [
    [(7.6, -7.5, -7.4), (8.8, -3.5, -1.5), (8.8, 2.0, 3.4), (7.0, 8.0, 4.6), (3.0, 11.5, 4.6)],
    [(9.6, -8.5, -10.2), (13.2, -5.5, -4.4), (14.4, 2.0, 1.4), (12.0, 9.5, 1.6), (6.0, 12.5, 2.0)],
    [(11.0, -9.0, -12.4), (17.0, -7.2, -8.8), (19.8, 2.0, -2.8), (17.0, 9.5, -2.4), (9.0, 13.0, -2.0)],
    [(12.6, -9.0, -14.2), (19.4, -7.6, -12.4), (23.6, 2.0, -8.6), (20.0, 9.5, -8.0), (11.0, 13.0, -7.0)],
]
AROUND, ACROSS = 110, 44
# The lower lame reaches so far beyond the upper one.
LOWER = 0.3


def build(body_name, body):
    man = body_name == 'man'
    cloth = material('cloth', 'main', 0.85, 0.15, weave=0.45, weave_scale=190, uneven=0.12, specular=0.06, creases=0.36, crease_scale=3.4)
    facing = material('collar', 'second', 0.75, 0.25, weave=0.35, weave_scale=230, uneven=0.08, specular=0.1, creases=0.14, crease_scale=4)
    white = material('under', 'third', 0.9, 0.15, grey=0.55, weave=0.2, weave_scale=240, creases=0.15, crease_scale=4)
    leather = material('leather', 'lining', 0.45, weave=0.22, weave_scale=62, uneven=0.08, specular=0.4, grey=0.34, creases=0.45, crease_scale=4.5)
    metal = material('metal', 'trim', 0.32, specular=0.7, grey=0.45, weave=0.15, weave_scale=40)
    gold = material('piping', 'trim', 0.5, specular=0.4, grey=0.42, weave=0.4, weave_scale=220)
    thread = material('thread', 'lining', 0.7, grey=0.2)
    at_band, torso = beside(body_name), body_field(body_name, 0.8, arms=False, neck=False)

    def bound(v):
        at_belt = np.clip((5.0 - np.abs(v[:, 2] - sum(BELT) / 2)) / 1.5, 0, 1) * (torso(v) < 2.4)
        return np.maximum(at_band(v), at_belt)

    ease = dict(grow=1.2, ease_arm=0.7, ease_waist=0.4, arms_out=-0.2) if man else dict(grow=0.9, ease_arm=1.3, ease_waist=0.5, arms_out=0.4)
    tree, field = robe(body_name, body, cloth, opening(body_name), bound, seed=63 if man else 71, **ease)
    ground, end = support(body_name, field), crossing(body_name)
    for side, off in ((-1, 0.05), (1, 0.2)):
        band('under', edges(body_name, side, 1.9, 0.5), ground, off, white, end, 0.16, 0.04, 3 + side, seam=off)
    for side, off in ((-1, 0.35), (1, 0.55)):
        middle, _ = band('middle', edges(body_name, side, 1.0, 0.55), ground, off, cloth, end if side < 0 else 1, 0.2, 0.08, 5 + side, seam=off)
    for side, off in ((-1, 0.7), (1, 1.0)):
        collar, g = band('collar', _soft(edges(body_name, side, 0, 0.84)), ground, off, facing, 1 if side > 0 else end, 0.28, 0.12, 7 + side)
        for row in (0, -1):
            cord('piping', g[::2, row] + np.array([0, -0.14, 0]), 0.1, gold, 300)
        stitch_loft(g[2:-2], -3, 0.17, thread, 0.32, 0.16, 0.035)
    under_strap = Layers(tree, surface_tree(middle), surface_tree(collar))
    q = BODIES[body_name]['shoulder'] / 18.6
    for side in (1, -1):
        _mantle(side, field, leather, thread, metal, q)
    strap(under_strap, leather, thread, metal, q)
    belt(body_name, leather, thread, metal)


def _soft(pair):
    """Edges without the turns that a plain collar has where it leaves the neck and the breast."""
    out = [line.copy() for line in pair]
    for line in out:
        for _ in range(40):
            line[1:-1] = (line[:-2] + 2 * line[1:-1] + line[2:]) / 4
    return out


def _mantle(side, field, leather, thread, metal, q):
    """Two lames of leather, the upper over the lower, their edges bound and studded."""
    c = np.stack([curve_through([(side * x * q, y, z) for x, y, z in curve], AROUND) for curve in MANTLE])
    whole = np.stack([curve_through(c[:, i], ACROSS) for i in range(AROUND)])
    for lame, (start, stop) in enumerate(((0.0, 1 - LOWER), (1 - 2 * LOWER, 1.0))):
        rows = np.linspace(start, stop, ACROSS) * (ACROSS - 1)
        low = np.clip(rows.astype(int), 0, ACROSS - 2)
        g = whole[:, low] * (1 - (rows - low))[None, :, None] + whole[:, low + 1] * (rows - low)[None, :, None]
        t = np.linspace(0, 1, ACROSS)
        off = (1.95 if lame == 0 else 1.45) + 0.25 * np.sin(np.pi * t) + 0.12 * np.sin(5 * t + side + lame)
        g = lay_on(field, g.reshape(-1, 3), np.tile(off, AROUND)).reshape(g.shape)
        for _ in range(4):
            g[1:-1, 1:-1] = g[1:-1, 1:-1] * 0.5 + 0.125 * (g[:-2, 1:-1] + g[2:, 1:-1] + g[1:-1, :-2] + g[1:-1, 2:])
        grid('lame', g if side < 0 else g[:, ::-1], leather, 0.32)
        out = g * np.array([1, 1, 0.6]) - np.array([side * 8 * q, 2, -6])
        out /= np.linalg.norm(out, axis=2, keepdims=True)
        rim = np.vstack([g[0, 4:], g[1:, -1]])
        cord('binding', rim[::2], 0.2, leather, 240)
        for row in (-4, -6):
            stitch_loft(g[3:], row, 0.2, thread, 0.34, 0.16, 0.035)
        for i in range(8, AROUND - 40, 11):
            ball(0.34, g[i, -9] + out[i, -9] * 0.2, metal, 0.7)
