"""A shirt of linen, the collar open, the front buttoned."""
import numpy as np

from mannequin import BODIES
from materials import material
from mesh import surface_tree
from outerwear import coat_shell, hide_body, roll_of
from pieces import button, loft, on_surface, panel, stitches

OPEN_TO = -9
ROLL = [(-60, -4), (OPEN_TO, -0.8), (-6, 1.0), (-2, 3.2), (2, 5.8), (6, 7.4), (12, 7.6)]
# From the front to the nape: the foot of the stand, its fold, the leaf; the left half is not quite the right one.
COLLAR = [
    [(2.6, -6.0, -5.2), (4.6, -4.6, -0.8), (6.8, 0.0, 2.6), (5.7, 6.5, 5.0), (0, 9.6, 5.8)],
    [(2.9, -6.9, -3.4), (4.8, -5.4, 1.4), (6.8, -0.6, 5.6), (5.7, 6.1, 8.4), (0, 9.3, 9.4)],
    [(3.4, -7.5, -3.2), (5.5, -6.0, 1.6), (7.4, -0.8, 5.6), (6.2, 6.6, 8.3), (0, 9.9, 9.3)],
    [(5.6, -8.2, -5.4), (7.2, -6.8, -1.6), (8.4, -0.8, 3.4), (7.0, 7.4, 6.4), (0, 10.8, 7.2)],
    [(8.6, -8.4, -9.4), (9.6, -7.0, -5.0), (9.4, -0.6, 1.6), (7.6, 8.0, 5.0), (0, 11.4, 5.6)],
]


def build(body_name, body):
    man = body_name == 'man'
    linen = material('linen', 'main', 0.9, 0.15, grey=0.5, weave=0.4, weave_scale=170, uneven=0.1, specular=0.06, creases=0.42, crease_scale=3.4)
    thread = material('thread', 'main', 0.9, grey=0.36)
    pearl = material('button', 'trim', 0.35, specular=0.5, grey=0.5)
    q = BODIES[body_name]['neck'] / 6.2
    roll = roll_of([(z, x * q) for z, x in ROLL], 'man')
    tree, field = coat_shell(body_name, linen, roll, -30, 61 if man else 66, 7.6 * q / (BODIES[body_name]['shoulder'] / 18.6), 0.5, 0.6, 0.9 if man else 0.6, padded=False, waisted=False)
    hide_body(body)
    placket = [(-1.7, OPEN_TO + 0.4), (1.6, OPEN_TO + 1.0), (1.9, -30), (1.7, -56), (-1.7, -56), (-1.5, -30)]
    laid = surface_tree(panel('placket', placket, tree, linen, 0.14, 0.03, 0.2, lift=lambda x, z: 0.1 * np.sin(z * 0.6) * np.sin(x + z * 0.2), step=0.4, smooth=3))
    for x in (-1.2, 1.25):
        stitches('placket stitch', [(x, OPEN_TO), (x + 0.15, -30), (x, -55)], laid, thread, 0.02, radius=0.035)
    for k in range(5):
        button(on_surface([(0.05 * (-1) ** k, OPEN_TO - 1.6 - 9.2 * k)], laid, 0.1)[0], 0.58, pearl)
    for side in (1, -1):
        _facing(side, tree, linen, thread, roll)
        collar = [[(side * x * q, (y - 2.2) * q + 2.2 - 0.15 * (side > 0), z * (0.4 + 0.6 * q) + 0.25 * side * (y < 0)) for x, y, z in curve] for curve in COLLAR]
        loft('collar', collar, 70, 26, linen, 0.16, keep_out=(field, [0.05, 0.1, 0.3, 0.4, 0.28]))
        sleeve = BODIES[body_name]['shoulder']
        stitches('armhole', [(side * (sleeve - 1.6), 0.6), (side * (sleeve - 2.2), -4), (side * (sleeve - 3.2), -9)], tree, thread, 0.03, radius=0.035)
    wide = 0.72 if body_name == 'child' else BODIES[body_name]['shoulder'] / 18.6
    pocket = [(5.4 * wide, -15.0), (14.2 * wide, -14.4), (14.2 * wide, -23.6), (9.8 * wide, -25.4), (5.4 * wide, -24.0)]
    pocket_tree = surface_tree(panel('pocket', pocket, tree, linen, 0.1, 0.03, 0.15, smooth=3))
    inner = [(x + (0.35 if x < 9 * wide else -0.35), z + 0.35) for x, z in (pocket[1], pocket[2], pocket[3], pocket[4], pocket[0])]
    for a, b in zip(inner[:-1], inner[1:]):
        stitches('pocket stitch', [a, b], pocket_tree, thread, 0.02, radius=0.035)


def _facing(side, tree, linen, thread, roll):
    """The edge of the opening, turned back a little."""
    heights = np.linspace(OPEN_TO - 1.5, -1.0, 10)
    inner = [(max(roll(z) - 0.25, -0.9 if side > 0 else -0.5), z) for z in heights]
    outer = [(roll(z) + 1.5 + 0.12 * (z - OPEN_TO), z) for z in heights[::-1]]
    fold = panel('facing', [(side * x, z) for x, z in inner + outer], tree, linen, 0.16, 0.06, 0.25, lift=lambda x, z: 0.35 * np.exp(-(((np.abs(x) - roll(z)) / 0.8) ** 2)) * np.clip((z - OPEN_TO) / 5, 0, 1), step=0.35, smooth=3)
    stitches('edge', [(side * (x - 0.4), z) for x, z in outer[1:-1]], surface_tree(fold), thread, 0.02, radius=0.035)
