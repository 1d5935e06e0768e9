"""Folds of heavy cloth, drawn on the flat cloth and so running with it: sleeves pushed up in a zigzag, drawn in at the armpits, falling from the breast."""
import numpy as np

from mesh import move_vertices, noise_at, normals_of, vertices_of
from pattern import UPPER, smooth_step


def gather(shell, pattern, cut, seed=1, sleeve=0.8, trunk=0.7, close=4.6):
    """Gathers a shell that hangs, so many centimetres deep; `close` is how far folds of a sleeve are from one another."""
    rise = np.where(pattern.past_armhole(cut) > 0, sleeve * _sleeve(pattern, cut, seed, close), trunk * _trunk(pattern, cut, seed))
    v, n = vertices_of(shell), normals_of(shell)
    # A fold's weight hangs down a little over the valley under it.
    sagging = np.column_stack([np.zeros((len(v), 2)), -0.45 * np.clip(rise, 0, None)])
    move_vertices(shell, v + n * rise[:, None] + sagging)


def _sleeve(pattern, cut, seed, close):
    flat, _ = pattern.flat(cut)
    side, u = np.sign(cut[:, 0]), -flat[:, 1]
    # 0 in front, 1 at the outside, -1 at the body.
    turn = flat[:, 0] * side / (10.2 * pattern.arm.thick)
    slow, fine = noise_at(cut, 0.08, seed, 2), noise_at(cut, 0.22, seed + 3, 2)
    zigzag = 0.75 * np.sqrt((turn - 0.15 * side) ** 2 + 0.03)
    fold = ridge(u / close - zigzag + 1.3 * slow + 0.12 * fine + 0.3 * side)
    cross = ridge(u / (close * 1.7) + 0.9 * turn + 1.2 * slow + 0.5 * side)
    where = smooth_step((u - 5) / 8) * (0.5 + 0.5 * np.exp(-(((u - UPPER) / 9) ** 2)))
    patchy = np.clip(0.85 + 1.6 * noise_at(cut, 0.1, seed + 5, 2), 0.15, 1.4)
    return where * (fold * patchy + 0.45 * cross)


def _trunk(pattern, cut, seed):
    x, side, z = np.abs(cut[:, 0]), np.sign(cut[:, 0]), cut[:, 2]
    slow, patchy = noise_at(cut, 0.07, seed, 2), noise_at(cut, 0.06, seed + 5, 2)
    dx, dz = pattern.arm.shoulder[0] + 1.2 - x, z + 10.0 + 1.0 * side
    away, turn = np.hypot(dx, dz), np.arctan2(dz, dx)
    fan = ridge(1.6 * turn + 1.1 * slow + 0.35 * side) * np.clip((away - 0.8) / 3.5, 0, 1) * np.exp(-((away / (11 + 4 * patchy)) ** 2))
    sag = ridge((z - 0.014 * (cut[:, 0] - 2) ** 2) / 6.0 + 1.4 * slow) * np.exp(-(((z + 28) / 7) ** 2)) * np.clip(0.45 + 1.5 * patchy, 0, 1)
    fall = ridge(cut[:, 0] / 9.0 + 1.6 * slow + 0.35) * np.clip((-z - 13) / 12, 0, 1) * np.clip(0.5 - 1.2 * patchy, 0, 1)
    return (1.3 * fan + 0.8 * sag + 0.6 * fall) * np.clip((-z - 3) / 6, 0, 1)


def ridge(turns):
    """Round valleys and narrower ridges, -0.5 to 0.6."""
    return 1.15 * (1.01 - np.sqrt(np.sin(np.pi * turns) ** 2 + 0.012)) ** 1.2 - 0.45
