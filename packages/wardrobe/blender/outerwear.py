"""What coat and trench share: a long shell that opens to a V, lapels laid on it, a top beneath."""
import numpy as np

from field import push_out, surface_of
from folds import body_folds, lay_folds
from gather import gather
from hang import hang, seam
from mannequin import BODIES, body_field, shoulder_pads
from mesh import add_mesh, apply_modifiers, cut_away, modify, move_vertices, surface_tree, vertices_of, wrinkle
from pattern import hanging_body
from pieces import button, on_surface, panel, stitches

# How wide a garment opens, as a share of a man's.
OPENINGS = {'man': 1, 'woman': 0.92, 'child': 0.8}


def coat_shell(body_name, cloth, roll, waist, seed, neck=9.8, depth=0.7, width=0.8, grow=None, padded=True, waisted=True, detail=None):
    """Returns the shell's surface and its field; `roll` is half the opening's width at a height, `detail` works on the folded shell."""
    man = body_name == 'man'
    q = BODIES[body_name]['shoulder'] / 18.6
    grow = grow or (1.8 if man else 1.2)
    plain = body_field(body_name, grow, neck=False, ease_waist=1.4 if man else 0.8, ease_arm=0.6 if man else 0.4, seam=0.7, pad=0.6, arms_out=0.3)
    field = shoulder_pads(plain, body_name, grow, 0.6, 0, 0.9 if man else 0.4) if padded else plain
    shell = add_mesh('coat', *surface_of(field, (-36, -22, -58), (36, 26, 13), 0.95), cloth)

    def opening(v):
        front = (np.abs(v[:, 0]) < roll(v[:, 2]) + 0.6) & (v[:, 1] < 2) & (v[:, 2] > waist + 1)
        hole = (np.hypot(v[:, 0] / (neck * q), (v[:, 1] - 3) / min(9.2, neck * 0.94)) < 1) & (v[:, 2] > 0)
        return front | hole | (v[:, 2] < -56.5)

    wrinkle(shell, 0.6, 0.09, (1, 1, 0.6), 5, lambda v: np.clip((-v[:, 2] - 2) / 10, 0, 1))
    modify(shell, 'SUBSURF', levels=2, render_levels=2)
    cut_away(apply_modifiers(shell), opening)
    lay_folds(shell, body_folds(body_name, seed, depth, width, waist=waisted))
    if detail:
        detail(shell)
    return surface_tree(shell), field


def hung_shell(pattern, cloth, roll, open_to, seed, neck=9.8, folds=(0.6, 0.5, 6.5), **how):
    """A shell as `coat_shell` makes it, but hung (`hang.py`): `folds` are the depths of those on sleeves and trunk, and how close they lie."""
    q = BODIES[pattern.body_name]['shoulder'] / 18.6

    def opening(v):
        front = (np.abs(v[:, 0]) < roll(v[:, 2]) + 0.6) & (v[:, 1] < 2) & (v[:, 2] > open_to + 1)
        return front | ((np.hypot(v[:, 0] / (neck * q), (v[:, 1] - 3) / min(9.2, neck * 0.94)) < 1) & (v[:, 2] > 0))

    def held(v):
        edge = (np.abs(v[:, 0]) < roll(v[:, 2]) + 2.2) & (v[:, 1] < 0) & (v[:, 2] > open_to - 4)
        return np.maximum(np.clip((v[:, 2] + 1.5) / 3, 0, 1) * (np.abs(v[:, 0]) < 13 * q), edge)

    shell, cut = hang(pattern, cloth, opening, held, step=1.1, frames=16, seed=seed, **how)
    gather(shell, pattern, cut, seed, *folds)
    move_vertices(shell, push_out(hanging_body(pattern.body_name, pattern.pad), vertices_of(shell), 1.2, 2))
    seam(shell, pattern.past_armhole(cut), height=0.08)
    return surface_tree(shell), pattern.trunk_both


def hide_body(body):
    """Leaves of the mannequin what an open collar shows: thin cloth must not let it through."""
    cut_away(body, lambda v: (v[:, 2] < -14) | (np.abs(v[:, 0]) > 11) | ((np.abs(v[:, 0]) > 9) & (v[:, 2] < 0)))


def roll_of(line, body_name):
    """Half the opening's width at a height, from (height, width) points, the lowest first."""
    at = np.array(line)
    return lambda z: np.interp(z, at[:, 0], at[:, 1] * OPENINGS[body_name])


def coat_lapel(side, tree, cloth, thread, roll, outer, waist, stitched, thickness=0.5):
    """A broad lapel; the one at the right lies on top. The outer edge is stitched from the point `stitched` on. Returns its surface."""
    inner = [(roll(z) - 0.45, z) for z in np.linspace(waist - 0.6, -1.2, 15)]

    def lift(x, z):
        off = np.abs(x) - roll(z)
        fold = np.exp(-((off / 1.3) ** 2)) * np.clip((z - waist + 1) / 10, 0, 1) * np.clip((-2.5 - z) / 6, 0.1, 1)
        wave = 0.18 * np.sin(z * 0.37 + side) * np.clip(off / 8, 0, 1)
        on_top = np.clip((z - waist - 1) / 9, 0, 1) if side < 0 else 1
        return on_top * (0.3 + 1.0 * fold + 0.6 * np.clip(off / 8, 0, 1) ** 2 + wave) + (0.35 if side > 0 else 0)

    piece = panel('lapel', [(side * x, z) for x, z in inner + outer], tree, cloth, thickness, 0.1, thickness, lift=lift, step=0.45, smooth=4)
    laid = surface_tree(piece)
    stitches('lapel stitch', [(side * (x - 0.75), z + 0.1) for x, z in outer[stitched:]], laid, thread, 0.02)
    return laid


def coat_front(tree, cloth, waist, buttons, horn):
    """The overlapping front and its two rows of buttons."""
    outline = [(-7.2, waist - 3.0), (-6.6, waist - 1.4), (-4.0, waist + 0.6), (-0.8, waist + 4.8), (2.6, waist + 7), (5, waist + 6), (5, -56), (-7.4, -56)]
    panel('front', outline, tree, cloth, 0.4, 0.5, 0.45, deepest=0, smooth=6)
    for x, z in buttons:
        button(on_surface([(x, z)], tree, 1.3 if x < 5 else 0.3)[0], 1.25, horn)


def under_top(body_name, cloth, waist, roll=None):
    """What shows in the opening; with `roll` no more than that, so that a coat which lies close does not let it through."""
    top = add_mesh('top', *surface_of(body_field(body_name, 0.45, arms=False), (-24, -18, -50), (24, 22, 12), 0.8), cloth)
    cut_away(top, lambda v: (v[:, 2] > 3.5) | (v[:, 2] < waist - 4) | (v[:, 1] > 3) | (np.abs(v[:, 0]) > (14 if roll is None else roll(v[:, 2]) + 2)))
    wrinkle(top, 0.5, 0.12, (1, 1, 0.5), 3)
    modify(top, 'SUBSURF', levels=2, render_levels=2)
    return surface_tree(apply_modifiers(top))
