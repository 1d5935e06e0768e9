"""A harness of webbing: a strap down each side of the breast with its buckle, one across with a clasp."""
import numpy as np

from mesh import Layers, surface_tree
from pieces import cord, on_surface, panel, stitches

# Of a man: a strap from the shoulder to the waist, by (x, z), and half its width.
STRAP, HALF = [(9.4, -4.2), (8.6, -12), (8.2, -24), (8.6, -38), (9.2, -57)], 1.5
ACROSS = -24.0


def harness(tree, webbing, thread, metal, wide):
    """`wide` is the body's share of a man's shoulders."""
    laid = [_strap(side, tree, webbing, thread, metal, wide) for side in (1, -1)]
    _across(Layers(tree, *laid), webbing, thread, metal, wide)


def _strap(side, tree, webbing, thread, metal, wide):
    line = [(side * x * wide, z) for x, z in STRAP]
    outline = [(x - HALF, z) for x, z in line] + [(x + HALF, z) for x, z in line[::-1]]
    laid = surface_tree(panel('harness', outline, tree, webbing, 0.22, 0.3, 0.2, step=0.4, smooth=3, bridges=True))
    for off in (-1, 1):
        stitches('harness stitch', [(x + off * (HALF - 0.35), z) for x, z in line], laid, thread, 0.02, length=0.34, gap=0.16)
    x = float(np.interp(10.0, [-z for _, z in line], [x for x, _ in line]))
    _buckle(x, -10.0, laid, Layers(laid, tree), webbing, metal)
    return laid


def _buckle(x, z, laid, around, webbing, metal):
    """A sliding bar buckle with the webbing folded back through it."""

    def over(points, lift):
        """What is broader than the strap goes on beside it as high as on it."""
        laid_on = on_surface([(np.clip(px, x - 1.3, x + 1.3), pz) for px, pz in points], laid, lift)
        y = np.minimum(laid_on[:, 1], on_surface(points, around, lift)[:, 1])
        return np.column_stack([[px for px, _ in points], y, laid_on[:, 2]])

    ring = [(x - 2.1, z + 1.5), (x, z + 1.55), (x + 2.1, z + 1.5), (x + 2.15, z), (x + 2.1, z - 1.5), (x, z - 1.55), (x - 2.1, z - 1.5), (x - 2.15, z)]
    cord('buckle', over([*ring, ring[0]], 0.5), 0.28, metal, 100)
    cord('bar', over([(x - 2.1, z), (x, z), (x + 2.1, z)], 0.45), 0.24, metal, 30)
    panel('fold', [(x - 1.3, z - 0.2), (x + 1.3, z - 0.2), (x + 1.3, z - 4.4), (x - 1.3, z - 4.4)], laid, webbing, 0.18, 0.1, 0.15, step=0.35, smooth=4)


def _across(tree, webbing, thread, metal, wide):
    z, reach = ACROSS, 8.3 * wide
    outline = [(-reach, z + 1.2), (reach, z + 1.2), (reach, z - 1.2), (-reach, z - 1.2)]
    strap = surface_tree(panel('chest strap', outline, tree, webbing, 0.2, 0.3, 0.2, step=0.42, smooth=4))
    for off in (-0.9, 0.9):
        stitches('strap stitch', [(-reach + 0.6, z + off), (reach - 0.6, z + off)], strap, thread, 0.02, length=0.34, gap=0.16)
    plate = [(-2.6, z + 1.9), (2.6, z + 1.9), (3.0, z + 1.4), (3.0, z - 1.4), (2.6, z - 1.9), (-2.6, z - 1.9), (-3.0, z - 1.4), (-3.0, z + 1.4)]
    top = surface_tree(panel('clasp', plate, strap, metal, 0.4, 0.15, 0.3, step=0.32, smooth=8))
    button = [(-1.5, z + 0.8), (1.5, z + 0.8), (1.5, z - 0.8), (-1.5, z - 0.8)]
    panel('clasp button', button, top, webbing, 0.12, 0.06, 0.2, step=0.3, smooth=8)
