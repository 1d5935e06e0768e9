"""A shirt of linen: a stand and its collar, two buttons open, a yoke, sleeves set in."""
import numpy as np

from folds import body_folds, lay_folds
from hang import hang, seam
from mannequin import BODIES
from materials import material
from mesh import cut_away, surface_tree, vertices_of
from outerwear import hide_body, roll_of
from pattern import Pattern
from pieces import button, loft, on_surface, panel, stitches
from topstitch import stitch_loft

OPEN_TO = -9
ROLL = [(-60, -4), (OPEN_TO, -0.7), (-6.5, 0.7), (-3.2, 2.3), (0, 4.6), (4, 6.6), (12, 7.4)]
# From the front to the nape: the foot of the stand, its middle, the fold, the leaf and its edge.
COLLAR = [
    [(2.3, -6.5, -3.6), (4.9, -5.0, -0.6), (7.0, 0.3, 3.0), (5.9, 6.8, 5.4), (0, 9.8, 6.2)],
    [(2.9, -7.2, -1.5), (5.2, -5.5, 1.2), (6.9, -0.1, 5.0), (5.8, 6.5, 7.6), (0, 9.5, 8.4)],
    [(3.5, -7.8, 0.2), (5.6, -5.9, 2.7), (7.0, -0.6, 6.4), (5.9, 6.3, 9.0), (0, 9.4, 9.9)],
    [(4.0, -8.2, 0.0), (6.1, -6.3, 2.4), (7.6, -0.7, 6.1), (6.4, 6.8, 8.7), (0, 10.1, 9.5)],
    [(5.7, -8.8, -3.9), (7.4, -6.9, -0.6), (8.6, -0.5, 3.6), (7.1, 7.8, 6.4), (0, 10.9, 7.2)],
    [(7.4, -9.0, -7.7), (8.9, -7.2, -3.4), (9.5, -0.3, 1.5), (7.6, 8.3, 4.6), (0, 11.4, 5.4)],
]
AROUND, ACROSS = 80, 42
HEM = {'man': (16.4, 11.8), 'woman': (14.2, 12.6), 'child': (12.6, 9.8)}


def build(body_name, body):
    man = body_name == 'man'
    linen = material('linen', 'main', 0.9, 0.12, grey=0.5, weave=0.4, weave_scale=170, uneven=0.1, specular=0.06, creases=0.4, crease_scale=4.2)
    thread = material('thread', 'main', 0.9, grey=0.36)
    pearl = material('button', 'trim', 0.35, specular=0.5, grey=0.5)
    b = BODIES[body_name]
    q, wide = b['neck'] / 6.2, 0.72 if body_name == 'child' else b['shoulder'] / 18.6
    roll = roll_of([(z, x * q) for z, x in ROLL], 'man')
    pattern = Pattern(body_name, 0.5, 2.0, 1.7 * (0.5 + 0.5 * b['arm']), HEM[body_name], 0.7 if man else 0.2, longer=0.2)
    shell, cut = _shell(pattern, linen, roll, q, 61 if man else 66)
    tree = surface_tree(shell)
    hide_body(body)
    cut_away(body, lambda v: v[:, 2] < OPEN_TO - 0.8)
    placket = [(-1.7, OPEN_TO + 0.4), (1.6, OPEN_TO + 1.0), (1.9, -30), (1.7, -56), (-1.7, -56), (-1.5, -30)]
    laid = surface_tree(panel('placket', placket, tree, linen, 0.14, 0.12, 0.2, lift=lambda x, z: 0.1 * np.sin(z * 0.6) * np.sin(x + z * 0.2), step=0.4, smooth=2))
    for x in (-1.2, 1.25):
        stitches('placket stitch', [(x, OPEN_TO), (x + 0.15, -30), (x, -55)], laid, thread, 0.02, radius=0.035)
    for k in range(5):
        button(on_surface([(0.05 * (-1) ** k, OPEN_TO - 1.6 - 9.2 * k)], laid, 0.1)[0], 0.55, pearl)
    for side in (1, -1):
        _facing(side, tree, linen, thread, roll)
        # One half lies a little lower and further out than the other.
        collar = [[(side * x * q, (y - 2.2) * q + 2.2 - 0.15 * (side > 0), z * (0.4 + 0.6 * q) + 0.3 * side * (y < 0)) for x, y, z in curve] for curve in COLLAR]
        leaf = vertices_of(loft('collar', collar, AROUND, ACROSS, linen, 0.17, keep_out=(pattern.trunk_both, [0.05, 0.1, 0.3, 0.4, 0.3, 0.25]))).reshape(AROUND, ACROSS, 3)
        stitch_loft(leaf[3:, ACROSS // 2 :], -5, 0.12, thread, 0.3, 0.14, 0.03)
        stitch_loft(leaf[:, ACROSS // 2 : -4].transpose(1, 0, 2), 3, 0.12, thread, 0.3, 0.14, 0.03)
    if man:
        _pocket(tree, linen, thread, wide)


def _pocket(tree, linen, thread, wide):
    pocket = [(5.2 * wide, -15.0), (13.6 * wide, -14.5), (13.6 * wide, -23.6), (9.4 * wide, -25.2), (5.2 * wide, -24.0)]
    pocket_tree = surface_tree(panel('pocket', pocket, tree, linen, 0.12, 0.16, 0.15, lift=lambda x, z: 0.22 + 0 * x, smooth=5))
    inner = [(x + (0.35 if x < 9 * wide else -0.35), z + 0.35) for x, z in (pocket[1], pocket[2], pocket[3], pocket[4], pocket[0])]
    stitches('pocket hem', [(5.4 * wide, -17.0), (13.4 * wide, -16.6)], pocket_tree, thread, 0.02, radius=0.035)
    for a, b in zip(inner[:-1], inner[1:]):
        stitches('pocket stitch', [a, b], pocket_tree, thread, 0.02, radius=0.035)


def _shell(pattern, linen, roll, q, seed):
    def opening(v):
        front = (np.abs(v[:, 0]) < roll(v[:, 2]) + 0.15) & (v[:, 1] < 2) & (v[:, 2] > OPEN_TO)
        return front | ((np.hypot(v[:, 0] / (7.4 * q), (v[:, 1] - 3) / (7.0 * q)) < 1) & (v[:, 2] > 0))

    def held(v):
        edge = (np.abs(v[:, 0]) < roll(v[:, 2]) + 1.6) & (v[:, 1] < 0) & (v[:, 2] > OPEN_TO - 1.5)
        placket = 0.25 * (np.abs(v[:, 0]) < 2.4) * (v[:, 1] < 0)
        return np.maximum.reduce([np.clip((v[:, 2] - 0.5) / 2.5, 0, 1) * (np.abs(v[:, 0]) < 9.5 * q), edge, placket])

    shell, cut = hang(pattern, linen, opening, held, bending=0.08, stiffness=40, seed=seed)
    lay_folds(shell, body_folds(pattern.body_name, seed, 0.28, 0.55), crooked=1.3)
    x = np.abs(cut[:, 0])
    yoke = cut[:, 2] - np.interp(x, (6 * q, pattern.arm.shoulder[0]), (4.6, -0.4))
    seam(shell, pattern.past_armhole(cut))
    seam(shell, -yoke, (cut[:, 1] < 1.5) * np.clip(-pattern.past_armhole(cut) - 0.4, 0, 1))
    return shell, cut


def _facing(side, tree, linen, thread, roll):
    """The edge of the opening, turned back a little."""
    heights = np.linspace(OPEN_TO - 1.5, -0.3, 12)
    inner = [(max(roll(z) - 0.25, -0.9 if side > 0 else -0.5), z) for z in heights]
    outer = [(roll(z) + 1.5 + 0.12 * (z - OPEN_TO), z) for z in heights[::-1]]
    fold = panel('facing', [(side * x, z) for x, z in inner + outer], tree, linen, 0.16, 0.06, 0.25, lift=lambda x, z: 0.35 * np.exp(-(((np.abs(x) - roll(z)) / 0.8) ** 2)) * np.clip((z - OPEN_TO) / 5, 0, 1), step=0.35, smooth=3)
    stitches('edge', [(side * (x - 0.4), z) for x, z in outer[1:-1]], surface_tree(fold), thread, 0.02, radius=0.035)
