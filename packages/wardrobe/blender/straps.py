"""Belts and straps of leather, stitched along their edges, with their buckles."""
import numpy as np

from bands import around
from mannequin import body_field
from mesh import surface_tree
from pieces import ball, cord, curve_through, grid, on_surface, panel, stitches
from topstitch import inset, stitch_loft

# Of a man: the strap's middle from the shoulder to the hip, by (x, z), and half its width.
STRAP, HALF = [(-11.8, -1.0), (-9.6, -8.0), (-5.6, -16.5), (0.4, -25.0), (6.6, -32.2), (12.4, -38.5)], 1.55
# From where to where down the body the belt lies.
BELT = (-36.4, -42.6)


def strap(tree, leather, thread, metal, q):
    """The strap of a sword, from the viewer's left shoulder to under the belt; `q` is the body's share of a man's shoulders."""
    line = curve_through([(x * q, 0, z) for x, z in STRAP], 60)[:, [0, 2]]
    along = np.gradient(line, axis=0)
    across = np.column_stack([-along[:, 1], along[:, 0]]) / np.linalg.norm(along, axis=1, keepdims=True)
    outline = np.vstack([line + across * HALF, (line - across * HALF)[::-1]])
    laid = surface_tree(panel('strap', outline, tree, leather, 0.3, 0.4, 0.25, lift=lambda x, z: 0.05 * np.sin(z * 0.8) - 1.1 * np.clip((-34.6 - z) / 2, 0, 1), step=0.4, smooth=7, bridges=True))
    for side in (-1, 1):
        stitches('strap stitch', (line + across * side * (HALF - 0.35))[1:-1], laid, thread, 0.02, length=0.36, gap=0.18)
    at, way, beside = line[24], along[24] / np.linalg.norm(along[24]), across[24]

    def of(a, b):
        return at + way * a + beside * b

    def over(points, lift):
        """What is broader than the strap goes on beside it as high as on it."""
        laid_on = on_surface([of(a, np.clip(b, -HALF + 0.2, HALF - 0.2)) for a, b in points], laid, lift)
        at_sides = np.array([of(a, b) for a, b in points])
        return np.column_stack([at_sides[:, 0], laid_on[:, 1], at_sides[:, 1]])

    ring = [(-1.5, -2.1), (-1.55, 0), (-1.5, 2.1), (0, 2.15), (1.5, 2.1), (1.55, 0), (1.5, -2.1), (0, -2.15)]
    cord('buckle', over([*ring, ring[0]], 0.28), 0.3, metal, 120)
    cord('prong', over([(-1.5, 0), (0, 0), (1.7, 0)], 0.42), 0.2, metal, 30)
    keeper = [of(a, b) for a, b in ((3.4, -1.9), (4.4, -1.9), (4.4, 1.9), (3.4, 1.9))]
    panel('keeper', keeper, laid, leather, 0.2, 0.06, 0.2, step=0.3, smooth=4)


def belt(body_name, leather, thread, metal):
    """A broad belt with a plate of metal."""
    torso = body_field(body_name, 1.4, arms=False, neck=False)
    a, k = np.meshgrid(np.linspace(-2.2, 2.2, 220), np.linspace(0, 1, 18), indexing='ij')
    z = BELT[0] + (BELT[1] - BELT[0]) * k + 0.2 * np.sin(a + 0.4)
    start = np.column_stack([(16 * np.sin(a)).ravel(), (3 - 16 * np.cos(a)).ravel(), z.ravel()])
    off = 2.5 + 0.2 * np.sin(np.pi * k) ** 0.5
    g = around(torso, start, off.ravel()).reshape(*a.shape, 3)
    laid = surface_tree(grid('belt', g, leather, 0.36))
    for row in (2, -3):
        stitch_loft(g, row, 0.22, thread, 0.36, 0.18, 0.04)
    middle = sum(BELT) / 2
    plate = [(-2.9, middle + 2.5), (2.9, middle + 2.5), (3.4, middle), (2.9, middle - 2.5), (-2.9, middle - 2.5), (-3.4, middle)]
    panel('plate', plate, laid, metal, 0.3, 0.2, 0.4, step=0.35, smooth=6)
    cord('plate rim', on_surface([*inset(plate, 0.5), inset(plate, 0.5)[0]], laid, 0.56), 0.14, metal, 120)
    ball(0.9, on_surface([(0, middle)], laid, 0.6)[0], metal, 0.6)
    for x in (-8.2, -5.6, 5.6, 8.2):
        ball(0.42, on_surface([(x, middle)], laid, 0.2)[0], metal, 0.7)
