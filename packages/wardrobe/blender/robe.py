"""A loose robe, as hanfu, kimono and the robes of the Tang have it: wide sleeves, no armhole, folds from shoulder to armpit."""
import numpy as np

from cloth import drape, finish, fold
from field import surface_of
from mandarin import cloth_coordinates
from mannequin import body_field
from mesh import add_mesh, cut_away, store_pattern_coordinates, surface_tree, vertices_of, wrinkle

# Where the cloth breaks between shoulder and armpit, over the breast and along the sleeve: from, to (x, z), height, width.
FOLDS = (
    ((14.5, -3), (9.5, -17), 0.55, 1.3),
    ((16.8, -7), (12.0, -24), 0.75, 1.5),
    ((-15.5, -2), (-11.5, -15), 0.6, 1.4),
    ((-17.2, -8), (-12.8, -27), 0.7, 1.5),
    ((-13.2, -17), (-3.5, -30), 0.4, 1.7),
    ((12.5, -21), (3.0, -33), 0.5, 1.8),
    ((9.5, -30), (4.5, -56), 0.6, 2.0),
    ((-9, -36), (-5, -57), 0.6, 2.0),
    ((20.5, -12), (18.5, -40), 0.55, 1.7),
    ((-20, -15), (-18.4, -44), 0.6, 1.7),
)


def robe(body_name, body, cloth, is_open, held, grow, seed=31, folds=FOLDS, ease_arm=1.6, ease_waist=1.8, seam=3.0, arms_out=1.0, has_seam=True):
    """The draped robe. `is_open` says which vertices are cut away, `held` how firmly bands hold the cloth flat. A plate is 56 cm
    wide: a man has little ease at the arms. Without `has_seam` the
    pattern goes on over the sleeve. Returns its surface and its field."""
    field = body_field(body_name, grow, neck=False, ease_arm=ease_arm, ease_waist=ease_waist, seam=seam, arms_out=arms_out)
    shell = add_mesh('robe', *surface_of(field, (-36, -20, -58), (36, 24, 12), 0.95), cloth)
    cut_away(shell, lambda v: is_open(v) | (v[:, 2] < -56.5))
    wrinkle(shell, 0.9, 0.1, (1, 1, 0.5), seed, lambda v: np.clip((-v[:, 2] - 5) / 10, 0, 1))
    drape(shell, body, lambda v: np.maximum((v[:, 2] + 7) / 5, held(v)), frames=20, grow=0.055, stiffness=15, bending=0.5, mass=0.4)
    finish(shell)
    fold(shell, folds, lambda v: 1 - held(v))
    store_pattern_coordinates(shell, cloth_coordinates(vertices_of(shell), body_name, 1.2) if has_seam else _round(vertices_of(shell)))
    return surface_tree(shell), field


def _round(v):
    """Pattern coordinates of one piece, as if laid round a wide roll."""
    wide = 1.06 * np.abs(v[:, 0]).max()
    slope = 0.35 * np.clip(v[:, 1] + 2, 0, 9) * np.clip((v[:, 2] + 5) / 6, 0, 1)
    return np.column_stack([wide * np.arcsin(v[:, 0] / wide), v[:, 2] + slope])
