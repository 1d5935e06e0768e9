"""A kimono. For a woman figured silk with an obi; for a man plain cloth under a haori."""
import numpy as np

from bands import around, band, edge_pair, support, under_arm
from brocade import blossoms
from crossed import beside, crossing, edges, opening
from field import surface_of
from mannequin import body_field
from materials import material
from mesh import add_mesh, cut_away, modify, store_pattern_coordinates, wrinkle
from pieces import ball, cord, curve_through, grid, on_surface
from robe import FOLDS, robe

# The haori's edge, folded over: from the nape down, the viewer's right. Its inner side, its outer side.
LAPEL = [(0, 10.2, 6.8), (4.8, 7.8, 5.8), (7.6, 2.4, 4.0), (7.6, -3.4, 0.6), (6.6, -6.6, -4.0), (5.4, -9, -12), (4.6, -9.5, -24), (4.2, -9.5, -40), (4.0, -9, -62)]
LAPEL_OUT = [(0, 13.4, 4.6), (6.4, 10.4, 4.0), (10.6, 3.2, 2.6), (11.0, -3.6, -2.6), (10.4, -7, -7.0), (9.4, -9.5, -14), (8.6, -10, -25), (8.2, -10, -40), (8.0, -9, -62)]
GAP_Z, GAP = np.array([(-62, 5.0), (-40, 5.2), (-24, 5.7), (-12, 6.6), (-4, 7.9), (0.6, 9), (5, 9)]).T


def _collars(body_name, field, white, cloth, until, over=0.8):
    ground, end = support(body_name, field), crossing(body_name)
    for side, off in ((-1, 0.1), (1, 0.3)):
        band('under', edges(body_name, side, 1.7, 0.55), ground, off, white, end, 0.2, 0.05, 3 + side, seam=off)
    for side, off in ((-1, 0.4), (1, over)):
        piece = band('collar', edges(body_name, side, 0, 0.86), ground, off, cloth, until if side > 0 else end, 0.28, 0.12, 7 + side)
        _follow(piece)


def _follow(piece):
    """The pattern runs along a band, as it is cut."""
    thing, v = piece
    run = np.r_[0, np.cumsum(np.linalg.norm(np.diff(v[:, 5], axis=0), axis=1))]
    across = np.cumsum(np.r_[0, np.linalg.norm(np.diff(v[len(v) // 2], axis=0), axis=1)])
    store_pattern_coordinates(thing, np.column_stack([np.tile(across + 3.1, len(v)), np.repeat(-run, v.shape[1])]))


def build(body_name, body):
    (_man if body_name == 'man' else _woman)(body_name, body)


def _woman(body_name, body):
    silk = material('silk', 'main', 0.55, 0.35, weave=0.2, weave_scale=240, uneven=0.06, specular=0.22, pattern=blossoms(), pattern_scale=0.5, creases=0.25)
    white = material('under', 'second', 0.9, 0.15, grey=0.55, weave=0.2, weave_scale=240, creases=0.15, crease_scale=4)
    obi = material('obi', 'trim', 0.55, 0.35, weave=0.5, weave_scale=130, uneven=0.12, specular=0.25, creases=0.1)
    scarf = material('scarf', 'third', 0.7, 0.4, weave=0.3, weave_scale=200, uneven=0.06, specular=0.12, creases=0.4)
    tie = material('cord', 'lining', 0.6, 0.3, weave=0.5, weave_scale=200, specular=0.2)
    at_band, torso = beside(body_name), body_field(body_name, 0.8, arms=False, neck=False)

    def bound(v):
        at_obi = np.clip((8.8 - np.abs(v[:, 2] + 33.6)) / 1.5, 0, 1) * (torso(v) < 2.2)
        return np.maximum(at_band(v), at_obi)

    _, field = robe(body_name, body, silk, opening(body_name), bound, 0.8, seed=41, ease_arm=1.5, ease_waist=0.6, seam=2.0, has_seam=False)
    near = edges(body_name, 1)[0]
    _collars(body_name, field, white, silk, np.argmax(near[:, 2] < -25.5) / len(near))
    _obi(body_name, obi, scarf, tie)


def _obi(body_name, obi, scarf, tie):
    torso = body_field(body_name, 1.4, arms=False, neck=False)

    def ring(heights, off, sway, reach=2.2):
        a, k = np.meshgrid(np.linspace(-reach, reach, 200), np.arange(len(heights)), indexing='ij')
        z = np.asarray(heights)[k] + 0.25 * np.sin(a + 0.4) + sway * np.sin(a * 7 + k)
        start = np.column_stack([(16 * np.sin(a)).ravel(), (3 - 16 * np.cos(a)).ravel(), z.ravel()])
        return around(torso, start, (np.asarray(off)[k] - under_arm(a)).ravel()).reshape(*a.shape, 3)

    rows = np.linspace(0, 1, 16)
    grid('obi', ring(-26.0 - 15 * rows, 1.15 + 0.35 * np.sin(np.pi * rows) ** 0.4, 0), obi, 0.35)
    grid('fold', ring(-29.5 - 11.5 * rows, 1.5 + 0.35 * np.sin(np.pi * rows) ** 0.4, 0), obi, 0.35)
    t = np.linspace(0, np.pi, 12)
    grid('scarf', ring(-25.2 - 1.6 * t / np.pi, 0.75 + 1.1 * np.sin(t), 0.06), scarf, 0.1)
    middle = ring([-33.6], [2.25], 0, 1.1)[:, 0]
    cord('tie', middle, 0.42, tie, 160)
    knot = middle[len(middle) // 2]
    ball(0.75, knot + np.array([0, -0.3, 0]), tie, 0.8)


def _man(body_name, body):
    wool = material('haori', 'main', 0.8, 0.3, weave=0.3, weave_scale=220, uneven=0.12, specular=0.1, creases=0.25)
    silk = material('kimono', 'third', 0.8, 0.3, weave=0.3, weave_scale=220, uneven=0.1, specular=0.1, creases=0.15)
    white = material('under', 'second', 0.9, 0.15, grey=0.55, weave=0.2, weave_scale=240, creases=0.15, crease_scale=4)
    braid = material('braid', 'trim', 0.7, 0.3, weave=0.5, weave_scale=220, specular=0.15)

    def half(z):
        return np.interp(z, GAP_Z, GAP)

    field = _under(body_name, silk, half)
    pair = edges(body_name, 1)
    _collars(body_name, field, white, silk, np.argmax(pair[0][:, 0] < -8.5) / len(pair[0]), 0.65)

    def is_open(v):
        front = (np.abs(v[:, 0]) < half(v[:, 2])) & (v[:, 1] < 4)
        return front | ((np.hypot(v[:, 0] / 9.6, (v[:, 1] - 3) / 9.4) < 1) & (v[:, 2] > -3))

    def held(v):
        return np.where(v[:, 1] < 2, np.clip((half(v[:, 2]) + 4.2 - np.abs(v[:, 0])) / 1.2, 0, 1), 0)

    tree, outer = robe(body_name, body, wool, is_open, held, 2.0, seed=33, folds=[fold for fold in FOLDS if abs(fold[0][0]) > 9], ease_arm=0.2, ease_waist=1.2, arms_out=-0.3)
    pair = edge_pair(body_name, LAPEL, LAPEL_OUT, of='man')
    for side in (1, -1):
        band('edge', tuple(line * np.array([side, 1, 1]) for line in pair), support(body_name, outer, 2.0, 2.6), 0.35, wool, 1, 0.35, 0.3, 12 + side, seam=0.3)
    _himo(tree, braid)


def _under(body_name, silk, half):
    """The kimono as far as the haori shows it."""
    field = body_field(body_name, 0.3, neck=False, arms=False)
    shell = add_mesh('kimono', *surface_of(field, (-24, -18, -58), (24, 22, 12), 0.8), silk)
    is_open = opening(body_name)
    cut_away(shell, lambda v: is_open(v) | (v[:, 1] > 4) | ((np.abs(v[:, 0]) > half(v[:, 2]) + 4) & (v[:, 2] < -3)) | (v[:, 2] < -57))
    wrinkle(shell, 0.5, 0.12, (1, 1, 0.45), 3, lambda v: np.clip((-v[:, 2] - 7) / 10, 0, 1))
    modify(shell, 'SUBSURF', levels=2, render_levels=2)
    return field


def _himo(tree, braid):
    """The braid that ties a haori: from both edges to a knot, its tassel below."""
    left, right = on_surface([(-6.6, -20.5), (6.6, -20.5)], tree, 0.9)
    knot = (left + right) / 2 + np.array([0.2, -1.0, -2.6])
    for end in (left, right):
        for apart in (0.18, -0.18):
            cord('braid', curve_through([end + np.array([0, 0, apart]), (end + knot) / 2 + np.array([0, -0.3, apart - 0.7]), knot], 40), 0.22, braid)
    ball(0.7, knot, braid)
    for x, length in ((-0.35, 4.2), (0.35, 3.9), (0.0, 4.4)):
        cord('tassel', [knot, knot + np.array([x, -0.2, -length / 2]), knot + np.array([x * 1.5, 0, -length])], 0.24, braid)
