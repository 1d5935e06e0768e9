"""A thick sweater: cables on the front, ribs at the neck."""
import numpy as np

from folds import body_folds, lay_folds
from hang import hang, seam
from knitwear import ribbed_band
from mannequin import BODIES
from materials import material
from mesh import cut_away, move_vertices, normals_of, store_pattern_coordinates, vertices_of
from outerwear import hide_body
from pattern import Pattern
from stitch import stocking_stitch

FOOT = [(0.0, -6.8, -4.8), (4.6, -5.6, -3.0), (8.0, 0.4, 5.6), (6.2, 7.0, 7.6), (0, 10.0, 8.0)]
TOP = [(0.0, -6.0, -1.9), (4.0, -4.9, -0.2), (6.5, 0.0, 7.0), (5.4, 6.0, 9.2), (0, 8.7, 9.6)]
CREW = ((0.4, 0.1, 0.1), (0.8, 0.15, 0.2), (1.0, 0.3, 0.3), (1.05, 0.6, 0.5), (0.95, 0.9, 0.6), (0.6, 1.0, 0.7), (0.2, 1.05, 0.9), (-0.05, 1.0, 1.0), (-0.2, 0.8, 0.7))
# A child's sweater lies closer at the neck, and as much higher in front.
CHILD_NECK, CHILD_RISE = 0.98, 1.0
# Middle, half width and turns a centimetre of each cable.
CABLES = ((0.0, 2.6, 0.135), (7.6, 1.7, 0.17), (-7.6, 1.7, 0.17))
# A narrower one runs down each sleeve, so far from its front outwards.
SLEEVE_CABLE = (3.2, 1.5, 0.17)
HEM = {'man': (17.0, 12.6), 'woman': (14.8, 13.2), 'child': (13.2, 10.4)}


def build(body_name, body):
    wool = material('wool', 'main', 0.95, 0.4, uneven=0.2, weave=0.35, weave_scale=90, specular=0.02, pattern=stocking_stitch(), pattern_scale=2.0, woven=False, pattern_relief=0.7)
    rib = material('rib', 'main', 0.95, 0.4, weave=0.5, weave_scale=100, uneven=0.2, specular=0.02)
    b, man, child = BODIES[body_name], body_name == 'man', body_name == 'child'
    q, high = b['neck'] / 5.0 * (CHILD_NECK if child else 1), CHILD_RISE if child else 0
    pattern = Pattern(body_name, 1.2, 2.4, 2.0 * (0.4 + 0.6 * b['arm']), HEM[body_name], 0.3, 1.2, 0.2)

    def around(v):
        return np.hypot(v[:, 0] / (7.5 * q), (v[:, 1] - 1.8) / (8.2 * q))

    shell, cut = hang(
        pattern,
        wool,
        lambda v: (around(v) < 1) & (v[:, 2] > -4.4 + high),
        lambda v: np.clip((1.45 - around(v)) * 4, 0, 1) * (v[:, 2] > -8),
        bending=1.2,
        grow=0.04,
        seed=17 if man else 23,
    )
    hide_body(body)
    cut_away(body, lambda v: v[:, 2] < -7)
    flat, is_sleeve = pattern.flat(cut)
    lay_folds(shell, body_folds(body_name, 81 if man else 88, 0.3, 1.0))
    seam(shell, pattern.past_armhole(cut), height=0.07)
    # Under the neck's band it is plain.
    plain = np.clip((around(cut) - (1.3 if child else 1.16)) * 6, 0, 1) + np.clip((-5.6 - cut[:, 2]) / 1.5, 0, 1)
    _raise(shell, flat, is_sleeve, q, np.clip(plain, 0, 1))
    store_pattern_coordinates(shell, flat)
    foot, top = ([_snug(point) for point in ring] for ring in (FOOT, TOP)) if child else (FOOT, TOP)
    ribbed_band(body_name, rib, CREW, foot, top, ribs=52, depth=0.13, slouch=0.1, over=pattern.trunk_both)


def _snug(point):
    x, y, z = point
    return x * CHILD_NECK, (y - 2.2) * CHILD_NECK + 2.2, z + CHILD_RISE * np.interp(y, (-6, 2), (1, 0))


def _raise(shell, flat, is_sleeve, q, weight):
    """Two strands that cross in every cable, a ridge of purl on each side of it."""
    v, n = vertices_of(shell), normals_of(shell)
    rise = np.zeros(len(v))
    for middle, half, turns in CABLES:
        rise += np.where(is_sleeve, 0, _cable((flat[:, 0] - middle * (0.3 + 0.56 * q)) / half, flat[:, 1], turns))
    middle, half, turns = SLEEVE_CABLE
    # It begins below the folds of the armhole, and is flatter where cloth gathers.
    strength = 0.65 * np.clip((-flat[:, 1] - 11) / 5, 0, 1)
    rise += np.where(is_sleeve, strength * _cable((flat[:, 0] * np.sign(v[:, 0]) - middle) / half, flat[:, 1], turns), 0)
    move_vertices(shell, v + n * (rise * weight)[:, None])


def _cable(x, up, turns):
    """Relief of a cable where `x` is -1 to 1 across it."""
    inside = np.clip((1.1 - np.abs(x)) * 6, 0, 1)
    rise, phase = np.zeros(len(x)), 2 * np.pi * turns * up
    for strand in (0, 1):
        at = 0.5 * np.sin(phase + np.pi * strand)
        over = 0.75 + 0.25 * np.cos(phase + np.pi * strand)
        rise = np.maximum(rise, inside * over * np.sqrt(np.clip(1 - ((x - at) / 0.55) ** 2, 0, 1)) * 0.75)
    return rise + 0.28 * np.exp(-(((np.abs(x) - 1.32) / 0.12) ** 2)) - 0.2 * np.exp(-(((np.abs(x) - 1.12) / 0.1) ** 2))
