"""A robe with a round collar in the way of the Tang: closed at the wearer's right shoulder, silk with roundels, a belt with plaques."""
import numpy as np

from bands import around, band, edge_pair, support, under_arm
from brocade import roundels
from mannequin import BODIES, body_field
from materials import material
from mesh import surface_tree
from pieces import ball, cord, curve_through, grid, on_surface, panel, stitches
from robe import robe

# The collar from the nape round to the front: its edge at the neck, and where it is sewn to the robe. A woman's is narrow and close, a man's
# broad and open; so is how far it stands off, and how much it is padded.
UPPER = {
    'woman': [(0, 8.7, 7.2), (4.2, 6.0, 6.0), (5.9, 1.4, 4.3), (5.1, -3.1, 2.2), (3.1, -5.2, 0.0), (0, -6.0, -0.9)],
    'man': [(0, 8.7, 7.2), (4.2, 6.0, 6.0), (5.9, 1.4, 4.3), (5.0, -3.2, 1.6), (3.0, -5.4, -1.2), (0, -6.3, -2.3)],
}
LOWER = {
    'woman': [(0, 9.9, 6.0), (4.8, 7.2, 5.2), (6.8, 2.0, 3.6), (6.3, -3.3, 0.7), (3.9, -6.1, -2.0), (0, -7.0, -3.1)],
    'man': [(0, 10.8, 5.4), (5.3, 8.0, 4.8), (7.6, 2.4, 3.4), (7.2, -3.4, -1.0), (4.4, -7.0, -4.5), (0, -8.1, -5.9)],
}
BAND = {
    'woman': dict(off=0.4, thickness=0.2, round_=0.1, seam=0.26),
    'man': dict(off=0.45, thickness=0.28, round_=0.22, seam=0.3),
}
OPENING = [(-6.6, -2.0), (-8.8, -5.2), (-11.4, -10.5), (-12.8, -17), (-13.2, -30), (-13.4, -56)]
BELT = -40.5


def build(body_name, body):
    man = body_name == 'man'
    silk = material('silk', 'main', 0.55, 0.35, weave=0.2, weave_scale=240, uneven=0.06, specular=0.24, pattern=roundels(), pattern_scale=0.6 if man else 0.68, creases=0.26)
    edge = material('edge', 'second', 0.6, 0.3, weave=0.35, weave_scale=200, uneven=0.1, specular=0.2, creases=0.1, crease_scale=4)
    white = material('under', 'third', 0.9, 0.15, grey=0.55, weave=0.2, weave_scale=240, creases=0.15, crease_scale=4)
    leather = material('belt', 'lining', 0.45, grey=0.4, weave=0.2, weave_scale=70, specular=0.4)
    gold = material('gold', 'trim', 0.3, specular=0.7, grey=0.5)
    q = BODIES[body_name]['neck'] / 5.0
    ease = dict(grow=1.2, ease_arm=0.8, arms_out=-0.2) if man else dict(grow=0.9, ease_arm=1.3)
    torso = body_field(body_name, ease['grow'] + 1.8, arms=False, neck=False)
    near, far = _ring(body_name, UPPER[body_name], LOWER[body_name])
    middle = near + (far - near) * 0.6
    order = np.argsort(np.arctan2(middle[:, 0], 1.5 - middle[:, 1]))
    angle, reach, height = (of[order] for of in (np.arctan2(middle[:, 0], 1.5 - middle[:, 1]), np.hypot(middle[:, 0], middle[:, 1] - 1.5), middle[:, 2]))

    def beyond(v):
        """How many times as far from the neck's middle as the collar a place lies."""
        return np.hypot(v[:, 0], v[:, 1] - 1.5) / np.interp(np.arctan2(v[:, 0], 1.5 - v[:, 1]), angle, reach)

    def hole(v):
        return (beyond(v) < 1) & (v[:, 2] > np.interp(np.arctan2(v[:, 0], 1.5 - v[:, 1]), angle, height) - 0.6)

    def held(v):
        waist = np.clip((4.2 - np.abs(v[:, 2] - BELT)) / 1.5, 0, 1) * (torso(v) < 1)
        return np.maximum(np.clip((1.5 - beyond(v)) / 0.2, 0, 1) * (v[:, 2] > -8), waist)

    tree, field = robe(body_name, body, silk, hole, held, seed=52 if man else 57, **ease)
    ground = support(body_name, field, 0.6)
    inner = near - (far - near) * 0.3
    band('under', (inner, near + (far - near) * 0.3), ground, 0.1, white, 1, 0.2, 0.05, 4, seam=0.1)
    band('collar', (near, far), ground, cloth=edge, seed=7, **BAND[body_name])
    _closing(tree, edge, gold, q)
    _belt(torso, leather, gold)


def _ring(body_name, upper, lower):
    """Both edges all the way round, from nape to nape."""
    full = [list(half) + [(-x, y, z) for x, y, z in half[-2::-1]] for half in (upper, lower)]
    return edge_pair(body_name, *full)


def _closing(tree, edge, gold, q):
    """The edge of the front over the wearer's right side, and its buttons."""
    line = [(x * (0.5 + 0.5 * q), z) for x, z in OPENING]
    fine = curve_through([(x, z, 0) for x, z in line], 200)[:, :2]
    strip = [(x, z) for x, z in fine[::8]] + [(x + 1.9, z - 0.5) for x, z in fine[::-8]]
    piece = surface_tree(panel('facing', strip, tree, edge, 0.16, 0.3, 0.2, step=0.4, smooth=5))
    stitches('facing stitch', [(x + 1.6, z - 0.4) for x, z in fine[::20]], piece, edge, 0.02)
    turn = np.linspace(0, 2 * np.pi, 24)
    for along in (0.03, 0.22):
        x, z = fine[int(along * len(fine))] + np.array([0.7, -0.5])
        ball(0.46, on_surface([(x, z)], piece, 0.35)[0], gold)
        loop = np.column_stack([x - 0.25 + 0.62 * np.cos(turn), z + 0.12 + 0.55 * np.sin(turn)])
        cord('loop', on_surface(loop, piece, 0.16), 0.13, edge, 40)


def _belt(torso, leather, gold):
    rows = np.linspace(0, 1, 8)
    a, k = np.meshgrid(np.linspace(-2.2, 2.2, 160), np.arange(8), indexing='ij')
    z = BELT + 1.3 - 2.6 * rows[k] + 0.3 * np.sin(a + 0.4)
    start = np.column_stack([(16 * np.sin(a)).ravel(), (3 - 16 * np.cos(a)).ravel(), z.ravel()])
    off = 0.45 + 0.2 * np.sin(np.pi * rows[k]) ** 0.5 - 0.5 * under_arm(a)
    belt = surface_tree(grid('belt', around(torso, start, off.ravel()).reshape(*a.shape, 3), leather, 0.3))
    for x in (-9.6, -6.4, -3.2, 0, 3.2, 6.4, 9.6):
        z, half = BELT + 0.3 * np.sin(x / 14 + 0.4), 0.95
        plaque = [(x - half, z - half), (x + half, z - half), (x + half, z + half * 0.6), (x + half * 0.5, z + half), (x - half * 0.5, z + half), (x - half, z + half * 0.6)]
        panel('plaque', plaque, belt, gold, 0.14, 0.05, 0.15, step=0.3)
