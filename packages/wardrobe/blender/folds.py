"""Folds of cloth drawn as lines in front view: a ridge with a valley beside it, crooked, and never alike on both sides."""
import numpy as np

from mannequin import BODIES
from mesh import move_vertices, noise_at, normals_of, vertices_of

DEEPEST = 0.55


def lay_folds(thing, lines, crooked=1.0, seed=1):
    """Moves a surface along its normals. A line is its (x, z) points, a width, a depth and how it fades: 'out' to its end, 'both' to both."""
    v, n = vertices_of(thing), normals_of(thing)
    seen = np.clip(0.55 - n[:, 1], 0, 1) ** 0.5
    coarse = v * np.array([1, 0.3, 1])
    at = v[:, [0, 2]] + crooked * np.column_stack([noise_at(coarse, 0.13, seed, 2), noise_at(coarse, 0.13, seed + 7, 2)])
    rise = np.zeros(len(v))
    for points, width, depth, fade in lines:
        p = np.asarray(points, float)
        length = np.r_[0, np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1))]
        near, run, side = np.full(len(v), 1e9), np.zeros(len(v)), np.zeros(len(v))
        for i, (a, b) in enumerate(zip(p[:-1], p[1:])):
            d, q = b - a, at - a
            t = np.clip((q @ d) / (d @ d), 0, 1)
            r = q - t[:, None] * d
            away = np.hypot(r[:, 0], r[:, 1])
            closer = away < near
            near[closer], run[closer] = away[closer], (length[i] + t * (length[i + 1] - length[i]))[closer] / length[-1]
            side[closer] = np.sign(d[0] * r[:, 1] - d[1] * r[:, 0])[closer]
        s = near * side
        strength = np.clip(run * 6, 0, 1) * (1 - run) ** 0.8 if fade == 'out' else np.sin(np.pi * np.clip(run, 0, 1)) ** 0.7
        wide = width * (1 + 0.8 * run if fade == 'out' else 1)
        profile = np.exp(-(np.abs(s / wide) ** 1.6)) - 0.85 * np.exp(-((s - 1.7 * wide) / (0.95 * wide)) ** 2)
        rise += depth * strength * profile
    # Valleys that meet must not reach the body.
    move_vertices(thing, v + n * (np.maximum(rise, -DEEPEST) * seen)[:, None])


def body_folds(body_name, seed, depth=0.5, width=0.8, elbow=-30.0, waist=True):
    """The folds of a coat or shirt on someone who stands: drawn in at the armpit, across the sleeve, at the elbow, down the body."""
    random = np.random.default_rng(seed)
    shoulder, out = BODIES[body_name]['shoulder'], []

    def vary(value, share=0.25):
        return value * (1 + share * random.uniform(-1, 1))

    def line(x, z, angle, length, bend, scale, fade='out', wide=1.0):
        a = np.radians(angle)
        steps = np.linspace(0, 1, 5)
        turn = a + np.radians(bend) * steps
        points = np.cumsum(np.column_stack([np.cos(turn), np.sin(turn)]) * length / 5, axis=0)
        out.append((np.array([x, z]) + points, vary(width) * wide, vary(depth * scale, 0.35), fade))

    for side in (1, -1):

        def mirrored(angle):
            return angle if side > 0 else 180 - angle

        pit = side * (shoulder - 3.2)
        for angle in (118, 146, 176, 208, 238):
            line(pit + random.uniform(-1, 1), -10 + random.uniform(-1.6, 1.6), mirrored(vary(angle, 0.06)), vary(8.5, 0.35), side * random.uniform(-25, 35), 1.0)
        for k in range(4):
            line(side * (shoulder - 1.5), -9 - 3.1 * k + random.uniform(-1, 1), mirrored(random.uniform(-48, -8)), vary(7), side * random.uniform(-30, 20), 0.8)
        # At the elbow they come from both sides in turn, some long and soft, some short and sharp.
        z = elbow + 8
        for k in range(6):
            inner, soft = k % 2 == 0, random.uniform(0, 1)
            x = side * (shoulder + (-2.8 if inner else 6.4))
            line(x, z, mirrored((-30 if inner else 210) + random.uniform(-20, 20)), 4.5 + 6.5 * soft, side * random.uniform(-30, 30), 1.15 - 0.35 * soft, wide=0.75 + 0.75 * soft)
            z -= random.uniform(1.4, 4.0)
        for k in range(2):
            line(side * (shoulder + random.uniform(0.5, 5)), -5 - 4 * k, mirrored(-86 + random.uniform(-5, 5)), vary(17), 0, 0.5, 'both')
        for k in range(3 if waist else 0):
            line(side * vary(12, 0.1), -27 - 5 * k + random.uniform(-2, 2), mirrored(random.uniform(165, 215)), vary(9, 0.3), side * random.uniform(-20, 20), 0.7)
        for k in range(2):
            line(side * (5.5 + 4.5 * k + random.uniform(-1, 1)), vary(-17, 0.2), -90 + random.uniform(-9, 9), vary(24), random.uniform(-8, 8), 0.45, 'both')
    return out
