"""What tang jacket and qipao share: a brocade shell, a stand-up collar with piping, frog buttons of cord."""
import numpy as np

from brocade import brocade
from cloth import drape, finish
from field import blend, surface_of
from mannequin import BODIES, body_field
from materials import material
from mesh import add_mesh, cut_away, store_pattern_coordinates, surface_tree, vertices_of, wrinkle
from pieces import ball, cord, loft, on_surface

# From the front's middle to the nape: the foot of the stand-up collar, two curves between, its upper edge with a round corner.
STAND = [
    [(0.05, -4.9, -3.0), (3.2, -4.4, -2.5), (6.1, 0.2, 0.6), (5.2, 6.2, 3.8), (0, 8.9, 4.8)],
    [(0.12, -5.3, -1.2), (3.1, -4.6, -0.6), (5.75, 0, 2.6), (4.9, 5.6, 5.8), (0, 8.3, 6.8)],
    [(0.45, -5.45, 0.6), (3.1, -4.7, 1.3), (5.55, -0.3, 4.3), (4.75, 5.2, 7.4), (0, 7.9, 8.4)],
    [(1.35, -5.4, 1.5), (3.3, -4.7, 2.15), (5.5, -0.5, 5.0), (4.7, 5.0, 8.1), (0, 7.7, 9.1)],
]


def silk_and_cord(pattern_scale):
    silk = material('brocade', 'main', 0.55, 0.35, weave=0.15, weave_scale=260, specular=0.3, pattern=brocade(), pattern_scale=pattern_scale, creases=0.2)
    return silk, material('cord', 'second', 0.45, 0.3, weave=0.2, weave_scale=300, specular=0.35)


def shell_of(body_name, body, silk, grow, hang, **ease):
    """The draped body of the garment, its surface and its field."""
    field = body_field(body_name, grow, neck=False, seam=1.6, pad=0.2, **ease)
    shell = add_mesh('shell', *surface_of(field, (-34, -20, -58), (34, 24, 12), 0.95), silk)
    q = BODIES[body_name]['neck'] / 5.0
    # A child's shoulders rise nearer to the neck than a grown-up's.
    hole = q * (1.14 if body_name == 'child' else 1)
    cut_away(shell, lambda v: ((np.hypot(v[:, 0] / (6.3 * hole), (v[:, 1] - 2.2) / (6.6 * hole)) < 1) & (v[:, 2] > -3)) | (v[:, 2] < -56.5))
    wrinkle(shell, 0.55, 0.1, (1, 1, 0.6), 11, lambda v: np.clip((-v[:, 2] - 6) / 10, 0, 1))
    drape(shell, body, lambda v: (v[:, 2] + hang) / 6, frames=18, grow=0.035, stiffness=18, bending=0.7, mass=0.35)
    tree = surface_tree(finish(shell))
    store_pattern_coordinates(shell, cloth_coordinates(vertices_of(shell), body_name, grow))
    return tree, field


def cloth_coordinates(v, body_name, grow):
    """Arc length round the torso and round each sleeve: the pattern follows the form and jumps at the sleeve's seam, as sewn."""
    b = BODIES[body_name]
    x, r = np.abs(v[:, 0]), (16.5 * b['chest'] + grow) * 1.25
    torso = r * np.arcsin(np.clip(x / r, -0.98, 0.98))
    middle, arm = b['shoulder'] + 0.6, 6.6 * max(b['arm'], 0.8) + grow
    sleeve = r * np.arcsin(min(middle / r, 0.95)) + 3 + arm * np.arcsin(np.clip((x - middle) / arm, -0.97, 0.97))
    on_sleeve = x > b['shoulder'] - 3.6 + 0.30 * np.clip(-6 - v[:, 2], 0, 12)
    slope = 0.35 * np.clip(v[:, 1] + 2, 0, 9) * np.clip((v[:, 2] + 5) / 6, 0, 1)
    up = v[:, 2] + np.where(on_sleeve, 0.12 * (x - middle), 0) + slope
    return np.column_stack([np.sign(v[:, 0]) * np.where(on_sleeve, sleeve, torso), up])


def stand_collar(body_name, field, silk, piping):
    """Two halves that meet at the throat. Returns where the first button lies."""
    q = BODIES[body_name]['neck'] / 5.0
    body = body_field(body_name, 0)

    def keep_out(p):
        return blend(body(p) - 0.55, field(p) + 0.35, 0.5)

    for side in (1, -1):
        curves = [[(side * x * q, (y - 2.2) * q + 2.2, z) for x, y, z in curve] for curve in STAND]
        stand = loft('stand', curves, 70, 14, silk, 0.3, keep_out=(keep_out, [0.15, 0.15, 0.2, 0.3, 0.3]))
        v = vertices_of(stand).reshape(70, 14, 3)
        run = np.r_[0, np.cumsum(np.linalg.norm(np.diff(v[:, 7], axis=0), axis=1))]
        store_pattern_coordinates(stand, np.column_stack([np.repeat(run * side, 14), np.tile(np.linspace(0, 5, 14), 70) + 2.2]))
        cord('edge', np.vstack([v[0], v[1:, -1]])[::2] + np.array([0, -0.06, 0.03]), 0.2, piping, 200)
        cord('foot', v[:, 1][::2] * np.array([1.01, 1, 1]) + np.array([0, -0.12, 0]), 0.15, piping, 120)
    return np.array([0, v[0, 5, 1] - 0.3, v[0, 5, 2]])


def frog(x, z, tree, material_of, angle=0.0, size=1.0):
    """A button of cord: a knot, a bar and three loops on both sides."""
    c, s = np.cos(angle), np.sin(angle)

    def turned(points):
        return [(x + size * (a * c - b * s), z + size * (a * s + b * c)) for a, b in points]

    t = np.linspace(0, 2 * np.pi, 22)
    for side in (1, -1):
        for up in (0.15, -0.15):
            cord('bar', on_surface(turned([(0, up), (side * 1.2, up), (side * 2.4, up)]), tree, 0.22), 0.15 * size, material_of)
        for cx, cz, r in ((3.0, 0.62, 0.62), (3.0, -0.62, 0.62), (3.75, 0, 0.6)):
            loop = turned([(side * cx + r * np.cos(k), cz + r * np.sin(k)) for k in t])
            cord('loop', on_surface(loop, tree, 0.22), 0.15 * size, material_of)
    ball(0.48 * size, on_surface([(x, z)], tree, 0.45)[0], material_of)
