"""A thick sweater: cables on the front, ribs at the neck."""
import numpy as np

from field import surface_of
from folds import body_folds, lay_folds
from knitwear import ribbed_band
from mandarin import cloth_coordinates
from mannequin import BODIES, body_field
from materials import material
from mesh import add_mesh, apply_modifiers, cut_away, modify, move_vertices, normals_of, store_pattern_coordinates, vertices_of, wrinkle
from stitch import stocking_stitch

FOOT = [(0.0, -6.8, -4.8), (4.6, -5.6, -3.0), (8.0, 0.4, 5.6), (6.2, 7.0, 7.6), (0, 10.0, 8.0)]
TOP = [(0.0, -6.0, -1.9), (4.0, -4.9, -0.2), (6.5, 0.0, 7.0), (5.4, 6.0, 9.2), (0, 8.7, 9.6)]
CREW = ((0.4, 0.1, 0.1), (0.8, 0.15, 0.2), (1.0, 0.3, 0.3), (1.05, 0.6, 0.5), (0.95, 0.9, 0.6), (0.6, 1.0, 0.7), (0.2, 1.05, 0.9), (-0.05, 1.0, 1.0), (-0.2, 0.8, 0.7))
# A child's sweater lies closer at the neck, and as much higher in front.
CHILD_NECK, CHILD_RISE = 0.98, 1.0
# Middle, half width and turns a centimetre of each cable.
CABLES = ((0.0, 2.6, 0.135), (7.6, 1.7, 0.17), (-7.6, 1.7, 0.17))


def build(body_name, body):
    wool = material('wool', 'main', 0.95, 0.4, uneven=0.2, weave=0.35, weave_scale=90, specular=0.02, pattern=stocking_stitch(), pattern_scale=1.35, woven=False)
    rib = material('rib', 'main', 0.95, 0.4, weave=0.5, weave_scale=100, uneven=0.2, specular=0.02)
    man, child = body_name == 'man', body_name == 'child'
    field = body_field(body_name, 1.5 if man else 1.2, neck=False, ease_arm=1.2, ease_waist=1.8, seam=1.6, arms_out=0.4)
    shell = add_mesh('shell', *surface_of(field, (-36, -22, -58), (36, 26, 12), 0.95), wool)
    q, high = BODIES[body_name]['neck'] / 5.0 * (CHILD_NECK if child else 1), CHILD_RISE if child else 0
    cut_away(shell, lambda v: ((np.hypot(v[:, 0] / (7.5 * q), (v[:, 1] - 1.8) / (8.2 * q)) < 1) & (v[:, 2] > -4.4 + high)) | (v[:, 2] < -56.5))
    wrinkle(shell, 0.8, 0.09, (1, 1, 0.6), 17, lambda v: np.clip((-v[:, 2] - 2) / 10, 0, 1))
    modify(shell, 'SUBSURF', levels=2, render_levels=2)
    apply_modifiers(shell)
    flat = cloth_coordinates(vertices_of(shell), body_name, 1.4)
    lay_folds(shell, body_folds(body_name, 81 if man else 88, 0.5 if child else 0.75, 1.0))
    _raise(shell, flat, q, child)
    store_pattern_coordinates(shell, flat)
    foot, top = ([_snug(point) for point in ring] for ring in (FOOT, TOP)) if child else (FOOT, TOP)
    ribbed_band(body_name, rib, CREW, foot, top, ribs=52, depth=0.13, slouch=0.1, over=field)


def _snug(point):
    x, y, z = point
    return x * CHILD_NECK, (y - 2.2) * CHILD_NECK + 2.2, z + CHILD_RISE * np.interp(y, (-6, 2), (1, 0))


def _raise(shell, flat, q, child):
    """Two strands that cross in every cable, a ridge of purl on each side of it."""
    v, n = vertices_of(shell), normals_of(shell)
    front = np.clip(0.3 - n[:, 1], 0, 1) ** 0.5
    rise = np.zeros(len(v))
    for middle, half, turns in CABLES:
        x = (flat[:, 0] - middle * (0.3 + 0.56 * q)) / half
        inside = np.clip((1.1 - np.abs(x)) * 6, 0, 1)
        phase = 2 * np.pi * turns * flat[:, 1]
        for strand in (0, 1):
            at = 0.5 * np.sin(phase + np.pi * strand)
            over = 0.75 + 0.25 * np.cos(phase + np.pi * strand)
            rise = np.maximum(rise, inside * over * np.sqrt(np.clip(1 - ((x - at) / 0.55) ** 2, 0, 1)) * 0.75)
        rise += 0.28 * np.exp(-(((np.abs(x) - 1.32) / 0.12) ** 2)) - 0.2 * np.exp(-(((np.abs(x) - 1.12) / 0.1) ** 2))
    # Under the neck's band it is plain.
    around = np.hypot(v[:, 0] / (7.5 * q), (v[:, 1] - 1.8) / (8.2 * q))
    plain = np.clip((around - (1.3 if child else 1.16)) * 6, 0, 1) + np.clip((-5.6 - v[:, 2]) / 1.5, 0, 1)
    move_vertices(shell, v + n * (rise * front * np.clip(plain, 0, 1))[:, None])
