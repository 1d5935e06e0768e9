"""An aviator's jacket of leather: a collar of shearling, the zip open at the throat, flaps on the pockets."""
import numpy as np

from bands import lay_on
from field import push_out
from fur import shearling
from mannequin import BODIES
from materials import material
from mesh import surface_tree, wrinkle
from outerwear import coat_shell, hide_body, roll_of
from pieces import ball, button, cord, curve_through, grid, on_surface, panel, stitches
from round_top import round_top
from topstitch import double_row, fell, inset

OPEN_TO = -19
ROLL = [(-60, -3), (-17, -0.8), (-14.5, 0.9), (-10, 3.7), (-5, 6.4), (0, 7.6), (12, 7.8)]
# From the front to the nape: foot, fold, the leaf, its edge, what is turned under.
COLLAR = [
    [(1.2, -9.6, -17.2), (4.2, -8.4, -10.2), (7.4, -3.4, -1.0), (7.3, 2.4, 4.6), (5.5, 7.4, 7.0), (0, 10.4, 7.8)],
    [(1.4, -10.6, -16.2), (4.5, -9.4, -8.6), (7.9, -4.2, 1.2), (7.7, 2.0, 7.0), (5.9, 7.6, 9.4), (0, 11.0, 10.2)],
    [(4.2, -11.4, -15.8), (7.0, -9.8, -7.4), (10.2, -4.6, 1.2), (9.7, 2.4, 6.4), (7.3, 9.0, 8.4), (0, 12.4, 9.2)],
    [(9.6, -11.0, -17.4), (13.0, -8.2, -10.4), (14.6, -4.6, -2.6), (12.8, 3.0, 2.8), (9.2, 10.4, 4.8), (0, 13.8, 5.4)],
    [(9.3, -10.6, -17.7), (12.6, -8.0, -10.9), (14.2, -4.4, -3.0), (12.6, 3.2, 2.4), (9.0, 10.2, 4.2), (0, 13.6, 4.8)],
]
AROUND, ACROSS = 90, 30
# How much of the leaf's width a body has.
LEAF = {'man': 1, 'woman': 0.84}
FLAP = [(5.6, -27.2), (15.2, -26.2), (15.3, -30.2), (10.6, -32.6), (5.5, -31.0)]


def build(body_name, body):
    man = body_name == 'man'
    leather = material('leather', 'main', 0.42, weave=0.2, weave_scale=62, uneven=0.06, specular=0.45, grey=0.32, creases=0.5, crease_scale=4.5)
    wool = material('shearling', 'second', 0.9, 0.2, grey=0.55, specular=0.05)
    jersey = material('jersey', 'third', 0.9, 0.1, grey=0.55, weave=0.12, weave_scale=260, creases=0.25)
    thread = material('thread', 'main', 0.7, grey=0.17)
    metal = material('metal', 'trim', 0.25, specular=0.8, grey=0.5)
    tape = material('tape', 'lining', 0.8, weave=0.5, weave_scale=150, grey=0.3)
    q, sleeve = BODIES[body_name]['shoulder'] / 18.6, BODIES[body_name]['shoulder']
    roll = roll_of(ROLL, body_name)
    seams = [[(side * x, z) for x, z in ((sleeve - 1.0, 1.4), (sleeve - 1.5, -4), (sleeve - 2.9, -10.4))] for side in (1, -1)]
    tree, field = coat_shell(body_name, leather, roll, OPEN_TO, 63 if man else 75, 8.6, 0.8, 0.7, 1.6 if man else 1.2, padded=False, waisted=False, detail=lambda shell: fell(shell, seams, 0.5, 0.12))
    hide_body(body)
    round_top(body_name, jersey, roll, OPEN_TO - 6)
    for line in seams:
        double_row('armhole', line, tree, thread, 0.7)
    _zip(tree, leather, thread, metal, tape)
    for side in (1, -1):
        _collar(side, field, wool, q, LEAF[body_name])
        _flap(side, tree, leather, thread, metal, q, 0.22 if man else 0.5)


def _collar(side, field, wool, q, leaf_share):
    curves = np.array(COLLAR)
    curves[3:] = curves[2] + (curves[3:] - curves[2]) * leaf_share
    wide = [[(side * x * (0.25 + 0.75 * q if x < 5 else q), y + 0.2 * (side < 0), z + 0.3 * side * (y < 0)) for x, y, z in curve] for curve in curves]
    c = np.stack([curve_through(curve, AROUND) for curve in wide])
    g = np.stack([curve_through(c[:, i], ACROSS) for i in range(AROUND)])
    share = np.linspace(0, 1, ACROSS)
    g = push_out(field, g.reshape(-1, 3), np.tile(np.interp(share, (0, 0.25, 0.5, 0.75, 1), (0.3, 0.8, 1.2, 0.9, 0.1)), AROUND)).reshape(g.shape)
    # The leaf lies on the shoulders and the breast.
    leaf = slice(int(ACROSS * 0.55), ACROSS)
    off = np.interp(share[leaf], (0.55, 0.75, 0.95, 1), (1.3, 0.9, 0.6, 0.05))
    lying = lay_on(field, g[:, leaf].reshape(-1, 3), np.tile(off, AROUND)).reshape(g[:, leaf].shape)
    weight = np.interp(share[leaf], (0.55, 0.7), (0, 1))[:, None]
    g[:, leaf] = g[:, leaf] * (1 - weight) + lying * weight
    for _ in range(6):
        g[1:-1, 1:-1] = g[1:-1, 1:-1] * 0.5 + 0.125 * (g[:-2, 1:-1] + g[2:, 1:-1] + g[1:-1, :-2] + g[1:-1, 2:])
    # Strands grow along the normals: outward.
    collar = grid('collar', g if side < 0 else g[:, ::-1], wool, 0)
    wrinkle(collar, 0.35, 0.7, (1, 1, 1), 4 + side)
    shearling(collar, 0.7)


def _zip(tree, leather, thread, metal, tape):
    panel('tape', [(-0.9, OPEN_TO + 2.2), (0.9, OPEN_TO + 2.2), (0.9, -56), (-0.9, -56)], tree, tape, 0.1, 0.05, 0.1, deepest=0, smooth=6)
    laid = None
    for side in (1, -1):
        edge = [(side * 0.38, OPEN_TO + 1.6), (side * 2.5, OPEN_TO + 3.2), (side * 2.7, -34), (side * 2.6, -56), (side * 0.38, -56)]
        laid = surface_tree(panel('edge', edge, tree, leather, 0.24, 0.12, 0.25, deepest=0, lift=lambda x, z: 0.1 * np.sin(z * 0.7 + side), smooth=6))
        for x in (0.75, 2.2):
            stitches('edge stitch', [(side * x, OPEN_TO), (side * (x + 0.1), -34), (side * x, -55)], laid, thread, 0.02)
    heights = np.linspace(OPEN_TO - 0.5, -55, 90)
    y = on_surface([(0, z) for z in heights], tree, 0.42)[:, 1]
    stitches('teeth', [(0, z) for z in heights[::6]], tree, metal, 0.3, length=0.26, gap=0.16, radius=0.17)
    top = np.array([0, y[0] - 0.15, OPEN_TO - 0.4])
    cord('slider', [top, top + np.array([0, -0.05, -1.1])], 0.36, metal, 12)
    cord('puller', [top + np.array([0, -0.3, -0.9]), top + np.array([0.25, -0.3, -3.0])], 0.2, metal, 20)
    ball(0.3, top + np.array([0.27, -0.3, -3.1]), metal, 0.6)


def _flap(side, tree, leather, thread, metal, q, off):
    outline = [(side * x * q, z) for x, z in FLAP]
    laid = surface_tree(panel('flap', outline, tree, leather, 0.24, off, 0.25, lift=lambda x, z: 0.25 * np.clip((-27 - z) / 5, 0, 1) * (1 + 0.4 * np.sin(x + side)), step=0.4, smooth=10))
    for within in (0.35, 0.8):
        rim = inset(outline, within)
        for a, b in zip(rim[1:], [*rim[2:], rim[0]]):
            stitches('flap stitch', [a, b], laid, thread, 0.02)
    at = on_surface([(side * 10.6 * q, -31.0)], laid, 0.2)[0]
    button(at, 0.6, metal)
    ball(0.3, at + np.array([0, -0.12, 0]), metal, 0.5)
