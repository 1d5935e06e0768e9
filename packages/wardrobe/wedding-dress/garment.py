"""A wedding dress: lace up to the throat and down the arms, over a bodice of draped satin with a heart-shaped edge."""
import numpy as np

from bands import around
from field import surface_of
from folds import body_folds, lay_folds
from lace import chantilly, scalloped
from mannequin import body_field, with_fitted_arms
from materials import material
from mesh import add_mesh, apply_modifiers, cut_away, modify, move_vertices, noise_at, normals_of, store_pattern_coordinates, surface_tree, vertices_of, wrinkle
from outerwear import hide_body
from pieces import ball, curve_through, grid, on_surface

# Upper edge of the bodice in front, from the middle to under the arm.
HEART = [(0, -14.6), (1.6, -13.6), (4.2, -11.6), (7.2, -10.9), (10.0, -11.6), (12.6, -13.4), (15.5, -14.6)]
SASH = -36.0
# How far back, how high.
THROAT = ((-6.1, -5.1, -0.6, 5.6, 8.2), (2.9, 3.7, 7.4, 10.0, 10.8))


def build(body_name, body):
    lace = material('lace', 'main', 0.85, 0.15, grey=0.5, weave=0.1, weave_scale=260, specular=0.06, pattern=chantilly(), pattern_scale=0.85, creases=0.12)
    satin = material('satin', 'second', 0.38, 0.2, grey=0.52, weave=0.05, weave_scale=300, specular=0.4, creases=0.1)
    edging = material('edging', 'third', 0.8, 0.15, grey=0.52, weave=0.3, weave_scale=120, specular=0.08, pattern=chantilly(), pattern_scale=0.85, woven=False)
    pearl = material('pearl', 'trim', 0.25, specular=0.6, grey=0.55)
    hide_body(body)
    trees = [_lace(body_name, lace, edging), _bodice(body_name, satin)]
    _heart(trees, edging, pearl)
    _sash(body_name, satin)


def throat(y):
    """Height at which the lace ends round the neck, by how far back."""
    return np.interp(y, THROAT[0], THROAT[1])


def _lace(body_name, lace, edging):
    field = with_fitted_arms(body_field(body_name, 0.3, arms=False), body_name, 0.35)
    within = body_field(body_name, 0.75, arms=False, neck=False)
    shell = add_mesh('lace', *surface_of(field, (-32, -18, -58), (32, 22, 13), 0.8), lace)
    cut_away(shell, lambda v: ((v[:, 2] > throat(v[:, 1])) & (np.abs(v[:, 0]) < 9)) | (v[:, 2] < -56.5) | ((within(v) < -0.8) & (v[:, 2] < -17)))
    wrinkle(shell, 0.22, 0.14, (1, 1, 0.7), 15, lambda v: np.clip((-v[:, 2] - 2) / 8, 0, 1))
    modify(shell, 'SUBSURF', levels=2, render_levels=2)
    apply_modifiers(shell)
    lay_folds(shell, body_folds(body_name, 17, 0.34, 0.6, waist=False))
    store_pattern_coordinates(shell, _laid(vertices_of(shell)))
    _collar(field, edging)
    return surface_tree(shell)


def _collar(field, edging):
    a = np.linspace(0, 2 * np.pi, 401)[:-1]
    ring = np.column_stack([6 * np.sin(a), 1.5 - 7 * np.cos(a), 0 * a])
    for _ in range(4):
        ring[:, 2] = throat(ring[:, 1]) - 0.7
        ring = around(field, ring, 0.05)
    out = ring * np.array([1, 1, 0]) - np.array([0, 2.2, 0])
    out /= np.linalg.norm(out, axis=1, keepdims=True)

    def rise(line, heights):
        return line + out * (0.12 - 0.2 * np.clip(heights, 0, 1))[:, None] + np.column_stack([0 * heights, 0 * heights, heights])

    scalloped('throat', ring, rise, edging, 0.7, 0.95, 0.34, closed=True)


def _laid(v):
    """Pattern coordinates of lace that follows the body without a seam at the armhole."""
    wide = 1.12 * np.abs(v[:, 0]).max()
    back = np.clip(v[:, 1] + 2, 0, 9) * np.clip((v[:, 2] + 5) / 6, 0, 1)
    return np.column_stack([wide * np.arcsin(v[:, 0] / wide) + 1.3, v[:, 2] + 0.5 * back])


def _bodice(body_name, satin):
    field = body_field(body_name, 0.75, arms=False, neck=False, ease_waist=0.2)
    shell = add_mesh('bodice', *surface_of(field, (-24, -18, -58), (24, 22, 12), 0.7), satin)
    z, x = np.array(HEART)[:, 1], np.array(HEART)[:, 0]
    cut_away(shell, lambda v: (v[:, 2] > np.interp(np.abs(v[:, 0]), x, z) + 0.1) | (v[:, 2] < -57))
    modify(shell, 'SUBSURF', levels=2, render_levels=2)
    apply_modifiers(shell)
    v, n = vertices_of(shell), normals_of(shell)
    # Pleats that run together at the wearer's right hip.
    far = np.hypot(v[:, 0] + 14, v[:, 2] + 39)
    turns = np.arctan2(v[:, 2] + 39, v[:, 0] + 14) * 5.2 + 0.45 * noise_at(v * np.array([1, 0.2, 1]), 0.07, 8)
    pleat = np.abs(np.sin(np.pi * turns)) ** 0.7 - 0.6 + 0.2 * noise_at(v, 0.16, 2)
    below = np.clip((np.interp(np.abs(v[:, 0]), x, z) - v[:, 2]) / 4, 0.1, 1)
    above = below * np.clip((v[:, 2] - SASH + 1) / 3, 0, 1) * np.clip((far - 5) / 10, 0, 1)
    skirt = np.clip((SASH - 3 - v[:, 2]) / 6, 0, 1) * np.sin(v[:, 0] * 1.35 + 1.2 * noise_at(v * np.array([1, 1, 0.15]), 0.1, 4) * 3)
    move_vertices(shell, v + n * (0.4 * pleat * above + 0.5 * skirt)[:, None])
    return surface_tree(shell)


def _heart(trees, edging, pearl):
    """Lace and pearls along the edge of the bodice, on whichever of lace and satin is nearer."""
    half = curve_through([(x, z, 0) for x, z in HEART], 160)[:, :2]
    half = half[half[:, 0] < 13.4]
    line = np.vstack([half[::-1] * np.array([-1, 1]), half[1:]]) - np.array([0, 0.7])

    def rise(at, heights, lift=0.14):
        flat = at + np.column_stack([0 * heights, heights])
        y = np.min([on_surface(flat, tree, lift)[:, 1] for tree in trees], axis=0)
        # Nowhere under a fold that is near.
        for _ in range(4):
            y = np.minimum(y, np.minimum(np.r_[y[1:], y[-1]], np.r_[y[0], y[:-1]]))
        for _ in range(10):
            y[1:-1] = y[1:-1] * 0.5 + 0.25 * (y[:-2] + y[2:])
        return np.column_stack([flat[:, 0], y, flat[:, 1]])

    scalloped('heart', line, rise, edging, 1.6, 1.25, 0.45)
    scalloped('heart foot', line, rise, edging, -1.0, 1.25, 0.4)
    laid = rise(line, np.zeros(len(line)), 0.3)
    run = np.r_[0, np.cumsum(np.linalg.norm(np.diff(laid, axis=0), axis=1))]
    for s in np.arange(0.2, run[-1], 0.62):
        ball(0.17, [np.interp(s, run, laid[:, k]) for k in range(3)], pearl)


def _sash(body_name, satin):
    torso = body_field(body_name, 0.95, arms=False, neck=False)
    rows = np.linspace(0, 1, 24)
    a, k = np.meshgrid(np.linspace(-2.2, 2.2, 160), np.arange(24), indexing='ij')
    z = SASH - 5.2 * rows[k] + 0.3 * np.sin(a * 1.3 + 0.5)
    start = np.column_stack([(16 * np.sin(a)).ravel(), (3 - 16 * np.cos(a)).ravel(), z.ravel()])
    fold = 0.22 * np.abs(np.sin(np.pi * (4 * rows[k] + 0.3 * np.sin(a * 1.7) + 0.12 * np.sin(a * 5)))) * np.clip(np.sin(np.pi * rows[k]) * 3, 0, 1)
    off = 0.35 + 0.3 * np.sin(np.pi * rows[k]) ** 0.5 + fold
    grid('sash', around(torso, start, off.ravel()).reshape(*a.shape, 3), satin, 0.2)
