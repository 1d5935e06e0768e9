"""A graduate's gown with a hood, over shirt and tie or over a blouse."""
import numpy as np

from bands import band, edge_pair, support
from cloth import drape, finish, fold
from field import surface_of
from mannequin import BODIES, body_field
from materials import material
from mesh import add_mesh, cut_away, surface_tree, wrinkle
from pieces import ball, on_surface, panel, stitches
from shirt import shirt, shirt_collar, tie

# The hood from the nape down to its point, the viewer's right half: edge at the neck, where the lining is turned over, where the velvet ends.
NECK = [(0, 9.6, 4.8), (4.4, 7.2, 4.4), (6.8, 2.2, 2.9), (6.9, -3.2, -0.2), (5.8, -6.4, -3.9), (3.4, -9, -9.4), (0, -10.5, -16.4)]
TURNED = [(0, 10.8, 4.2), (5.0, 8.4, 3.9), (8.1, 2.8, 2.3), (8.4, -3.4, -1.2), (7.3, -7, -5.2), (4.6, -9.5, -11.4), (0, -11, -19.0)]
VELVET = [(0, 13.8, 0.8), (7.8, 11.2, 1.2), (12.2, 3.2, 0.8), (12.7, -3.8, -4.0), (11.4, -8, -8.7), (7.4, -10.5, -16.6), (0, -12, -26.0)]
SHELL = [(0, 14.6, -0.4), (8.8, 12.0, 0.4), (13.8, 3.4, 0.1), (14.3, -3.8, -5.0), (12.8, -8.4, -10.1), (8.4, -10.8, -18.6), (0, -12.4, -29.0)]
Z, HALF = np.array([(-60, 0), (-17, 0), (-16.4, 0.4), (-9.4, 3.8), (-3.6, 6.4), (0.4, 7.6), (5, 8)]).T


def half(at):
    """Half the opening's width at a height."""
    return np.interp(at, Z, HALF)


def flutes():
    """The gown's fullness falls from the yoke in folds, no two alike."""
    random = np.random.default_rng(12)
    for side in (1, -1):
        for x in (7.4, 10.2, 12.9, 15.6, 18.4, 21.2):
            top, end = -9.5 - 0.35 * abs(x - 11) + random.uniform(-2, 2), x * 1.08 + random.uniform(-1.2, 1.2)
            yield (side * x, top), (side * end, -70), random.uniform(0.55, 0.95), random.uniform(0.9, 1.3)


def build(body_name, body):
    man = body_name == 'man'
    cloth = material('gown', 'main', 0.9, 0.35, weave=0.3, weave_scale=230, uneven=0.12, specular=0.08, creases=0.22)
    cotton = material('cotton', 'second', 0.9, 0.1, grey=0.55, weave=0.12, weave_scale=260, creases=0.16)
    velvet = material('velvet', 'trim', 1.0, 0.9, weave=0.3, weave_scale=330, uneven=0.12, specular=0.02, creases=0.14)
    satin = material('satin', 'lining', 0.42, 0.2, weave=0.1, weave_scale=300, specular=0.4, creases=0.16)
    thread = material('thread', 'main', 0.8, grey=0.3)
    field = body_field(body_name, 1.6, neck=False, ease_arm=0.8 if man else 2.0, ease_waist=2.6, seam=1.2, pad=0.3, arms_out=-0.3 if man else 0.9)
    shell = add_mesh('gown', *surface_of(field, (-38, -22, -58), (38, 26, 12), 0.95), cloth)
    q = BODIES[body_name]['neck'] / 5.0
    cut_away(shell, lambda v: ((np.abs(v[:, 0]) < half(v[:, 2]) + 1.4) & (v[:, 1] < 3) & (v[:, 2] > -17)) | (np.hypot(v[:, 0] / (8.4 * q), (v[:, 1] - 3) / 8.6) < 1) & (v[:, 2] > -3) | (v[:, 2] < -56.5))
    wrinkle(shell, 0.8, 0.09, (1, 1, 0.4), 17, lambda v: np.clip((-v[:, 2] - 5) / 10, 0, 1))
    drape(shell, body, lambda v: np.maximum((v[:, 2] + 9) / 5, (np.abs(v[:, 0]) < half(v[:, 2]) + 3) & (v[:, 2] > -18)), frames=18, grow=0.05, stiffness=16, bending=0.7, mass=0.5)
    fold(finish(shell), tuple(flutes()), lambda v: np.clip((-v[:, 2] - 6) / 9, 0, 1))
    tree = surface_tree(shell)
    for side, lift in ((-1, 0.05), (1, 0.35)):
        facing = [(-0.5 * side, -15), (4.6 * side, -15), (5.4 * side, -57), (-0.5 * side, -57)]
        piece = panel('facing', facing, tree, cloth, 0.22, lift, 0.35, smooth=3)
        stitches('facing stitch', [(4.1 * side, -16), (4.9 * side, -56)], surface_tree(piece), thread, 0.02)
    under = shirt(body_name, cotton, half, -26)
    shirt_collar(body_name, cotton)
    if man:
        tie(under, material('silk', 'third', 0.5, 0.3, weave=0.2, weave_scale=300, specular=0.3))
    else:
        for z in (-4.8, -9.6, -14.4):
            ball(0.5, on_surface([(0, z)], under, 0.25)[0], cotton, 0.6)
    _hood(body_name, support(body_name, field, 1.2, 2.2), cloth, velvet, satin)


def _hood(body_name, ground, cloth, velvet, satin):
    for side in (1, -1):
        def strip(name, near, far, *rest, **more):
            pair = [line * np.array([side, 1, 1]) for line in edge_pair(body_name, near, far)]
            band(name, pair, ground, *rest, **more)

        strip('hood shell', TURNED, SHELL, 0.5, cloth, thickness=0.3, round_=0.1, seed=2 + side, seam=0.5)
        strip('velvet', TURNED, VELVET, 0.85, velvet, thickness=0.3, round_=0.35, seed=5 + side, rows=16, seam=0.75)
        strip('lining', NECK, TURNED, 0.15, satin, thickness=0, round_=0.95, seed=8 + side, rows=14, seam=0.8)
