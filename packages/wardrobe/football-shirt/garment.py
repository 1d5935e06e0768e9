"""A football shirt with long sleeves: a V collar of rib, stripes, bands round the sleeves, a crest."""
import numpy as np

from bands import band, edge_pair, lay_on, support
from brocade import Tile, tile_image
from field import surface_of
from folds import body_folds, lay_folds
from mandarin import cloth_coordinates
from mannequin import BODIES, body_field
from materials import material
from mesh import add_mesh, apply_modifiers, cut_away, modify, store_pattern_coordinates, surface_tree, vertices_of, wrinkle
from pieces import cord, panel, stitches
from topstitch import fell

# The collar from the nape to the point of the V: its edge at the neck, and where it is sewn on.
UPPER = [(0, 8.8, 7.4), (4.3, 6.0, 6.2), (6.1, 1.4, 4.2), (5.3, -3.4, 0.8), (2.8, -6.6, -3.8), (0, -8.4, -8.2)]
LOWER = [(0, 10.4, 6.2), (5.2, 7.4, 5.4), (7.6, 2.0, 3.0), (7.0, -4.2, -1.0), (4.1, -7.6, -6.0), (0, -9.6, -11.0)]
V_TO = -9.6
STRIPE = {'man': 6.6, 'woman': 6.4, 'child': 5.2}
# Along the sleeve, from the shoulder down: plain cloth, a broad band, a narrow one.
SLEEVE = [(-60, 0), (-31.5, 0), (-31.1, 0.5), (-29.3, 0.5), (-28.9, 0), (-27.5, 0), (-27.1, 0.5), (-22.9, 0.5), (-22.5, 0), (20, 0)]
SHIELD = [(-2.7, 3.0), (-1.3, 3.3), (0, 3.6), (1.3, 3.3), (2.7, 3.0), (2.75, 0.2), (2.2, -1.5), (1.3, -2.8), (0, -3.7), (-1.3, -2.8), (-2.2, -1.5), (-2.75, 0.2)]


def build(body_name, body):
    man = body_name == 'man'
    jersey = material('jersey', 'main', 0.6, 0.2, weave=0.3, weave_scale=280, uneven=0.06, specular=0.16, pattern=_stripes(), pattern_scale=1, creases=0.26, crease_scale=2.2)
    rib = material('rib', 'second', 0.9, 0.2, weave=0.6, weave_scale=140, uneven=0.12, specular=0.05)
    line = material('line', 'trim', 0.6, 0.2, weave=0.4, weave_scale=200, specular=0.15)
    thread = material('thread', 'main', 0.8, grey=0.34)
    q, sleeve = BODIES[body_name]['neck'] / 5.0, BODIES[body_name]['shoulder']
    field = body_field(body_name, 1.4 if man else 1.0, neck=False, ease_arm=0.7, ease_waist=1.6 if man else 1.8, seam=1.2, arms_out=0.2)
    shell = add_mesh('shell', *surface_of(field, (-36, -22, -58), (36, 26, 12), 0.95), jersey)

    def hole(v):
        neck = (np.hypot(v[:, 0] / (6.9 * q), (v[:, 1] - 1.8) / (7.4 * q)) < 1) & (v[:, 2] > -2)
        front = (np.abs(v[:, 0]) < np.interp(v[:, 2], (V_TO, 2), (0.2, 6.6 * q))) & (v[:, 1] < 2) & (v[:, 2] > V_TO)
        return neck | front | (v[:, 2] < -56.5)

    wrinkle(shell, 0.8, 0.09, (1, 1, 0.6), 21 if man else 29, lambda v: np.clip((-v[:, 2] - 2) / 10, 0, 1))
    modify(shell, 'SUBSURF', levels=2, render_levels=2)
    cut_away(apply_modifiers(shell), hole)
    store_pattern_coordinates(shell, _printed(vertices_of(shell), body_name))
    lay_folds(shell, body_folds(body_name, 15 if man else 24, 0.55 if body_name == 'child' else 0.8, 0.9), 1.4)
    armholes = [[(side * x, z) for x, z in ((sleeve - 0.4, 1.4), (sleeve - 0.8, -3), (sleeve - 1.6, -7), (sleeve - 3.0, -11.5))] for side in (1, -1)]
    fell(shell, armholes, 0.3, 0.06)
    tree = surface_tree(shell)
    for seam in armholes:
        stitches('armhole', seam, tree, thread, 0.03, length=0.28, gap=0.14, radius=0.03)
    _collar(body_name, support(body_name, field, 0.5), rib, line, thread)
    _crest(9.4 * (0.35 + 0.65 * sleeve / 18.6), -16.5 if body_name != 'child' else -15, tree, rib, line)


def _stripes():
    tile = Tile()
    tile.add(np.abs(tile.x - 0.5) - 0.25)
    return tile_image('stripes', tile)


def _printed(v, body_name):
    """Stripes down the body; on the sleeves bands, which are stripes that run round."""
    flat = cloth_coordinates(v, body_name, 1.3)
    on_sleeve = np.abs(v[:, 0]) > BODIES[body_name]['shoulder'] - 3.6 + 0.30 * np.clip(-6 - v[:, 2], 0, 12)
    z, share = np.array(SLEEVE).T
    # Both are plain where they are sewn together: no stripe may lie between.
    sleeve = np.interp(v[:, 2] + 0.1 * (np.abs(v[:, 0]) - 18), z, share) + 2
    body = np.minimum(np.abs(flat[:, 0]) / STRIPE[body_name], 2.12)
    flat[:, 0] = np.sign(v[:, 0]) * np.where(on_sleeve, sleeve, body) * 10
    return flat


def _collar(body_name, ground, rib, line, thread):
    for side in (1, -1):
        pair = [edge * np.array([side, 1, 1]) for edge in edge_pair(body_name, UPPER, LOWER)]
        thing, g = band('collar', pair, ground, 0.35, rib, 1, 0.22, 0.16, 3 + side, seam=0.3)
        cord('line', lay_on(ground, g[::4, 6], np.full(len(g[::4]), 0.6)), 0.14, line, 200)


def _crest(x, z, tree, rib, line):
    """A shield with a chevron and a star."""

    def laid(name, outline, cloth, thickness, base, size=1.0):
        return panel(name, [(x + a * size, z + b * size) for a, b in outline], tree, cloth, thickness, base, 0.12, step=0.22, smooth=3)

    laid('shield', SHIELD, line, 0.12, 0.05)
    laid('shield field', SHIELD, rib, 0.1, 0.16, 0.86)
    laid('chevron', [(-2.0, -1.0), (0, 0.6), (2.0, -1.0), (1.7, -1.9), (0, -0.6), (-1.7, -1.9)], line, 0.1, 0.28)
    turn = np.pi / 2 + np.arange(10) * np.pi / 5
    laid('star', [(r * np.cos(a), 1.7 + r * np.sin(a)) for a, r in zip(turn, (1.0, 0.42) * 5)], line, 0.1, 0.28)
