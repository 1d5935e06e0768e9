"""Signed distance fields in centimetres, and the mesh of their surface. x right, y away from the camera, z up; the pit of the neck is the origin."""
import numpy as np


def ellipsoid(p, centre, radii):
    centre, radii = np.array(centre, float), np.array(radii, float)
    q = (p - centre) / radii
    k0 = np.linalg.norm(q, axis=1)
    k1 = np.linalg.norm(q / radii, axis=1)
    return k0 * (k0 - 1) / np.maximum(k1, 1e-6)


def capsule(p, a, b, radius_a, radius_b, depth=1.0):
    """A rounded cone from a to b; `depth` above 1 makes it deeper than wide."""
    a, b = np.array(a, float), np.array(b, float)
    axis = b - a
    t = np.clip(((p - a) @ axis) / (axis @ axis), 0, 1)[:, None]
    d = (p - (a + t * axis)) * np.array([1, 1 / depth, 1])
    return np.linalg.norm(d, axis=1) - (radius_a + (radius_b - radius_a) * t[:, 0])


def blend(a, b, radius):
    """Union of two fields with a fillet."""
    h = np.clip(0.5 + 0.5 * (b - a) / radius, 0, 1)
    return b + (a - b) * h - radius * h * (1 - h)


def mirror(field):
    return lambda p: field(np.column_stack([np.abs(p[:, 0]), p[:, 1], p[:, 2]]))


def gradient(field, v, step=0.05):
    return np.stack([field(v + np.eye(3)[i] * step) - field(v - np.eye(3)[i] * step) for i in range(3)], 1) / (2 * step)


def push_out(field, v, least, rounds=6):
    """Moves points out of a field until they are `least` away from it."""
    for _ in range(rounds):
        g = gradient(field, v)
        v = v + np.clip(least - field(v), 0, 2)[:, None] * g / np.maximum(np.linalg.norm(g, axis=1, keepdims=True), 0.2)
    return v


def surface_of(field, low, high, step):
    """Surface nets: one vertex a cell that the surface crosses, then pulled onto the surface."""
    low, high = np.array(low, float), np.array(high, float)
    n = np.ceil((high - low) / step).astype(int) + 1
    axes = [low[i] + step * np.arange(n[i]) for i in range(3)]
    values = field(np.stack(np.meshgrid(*axes, indexing='ij'), -1).reshape(-1, 3)).reshape(n)
    corners = [(i, j, k) for i in (0, 1) for j in (0, 1) for k in (0, 1)]
    at = {o: values[tuple(slice(o[i], n[i] - 1 + o[i]) for i in range(3))] for o in corners}
    total, count = np.zeros(tuple(n - 1) + (3,)), np.zeros(tuple(n - 1))
    for a in corners:
        for d in range(3):
            if a[d] == 1:
                continue
            b = tuple(1 if i == d else a[i] for i in range(3))
            crosses = (at[a] < 0) != (at[b] < 0)
            t = np.where(crosses, at[a] / np.where(crosses, at[a] - at[b], 1), 0)
            for e in range(3):
                total[..., e] += np.where(crosses, a[e] + (t if e == d else 0), 0)
            count += crosses
    active = count > 0
    index = -np.ones(active.shape, int)
    index[active] = np.arange(active.sum())
    v = low + step * (np.argwhere(active) + total[active] / count[active][:, None])
    quads = np.concatenate([_quads(values, index, n, d) for d in range(3)])
    quads = quads[(quads >= 0).all(1)]
    for _ in range(3):
        g = gradient(field, v)
        v = v - np.clip(field(v), -step / 2, step / 2)[:, None] * g / np.maximum((g * g).sum(1), 0.05)[:, None]
    return v, quads


def _quads(values, index, n, d):
    o1, o2 = [(1, 2), (2, 0), (0, 1)][d]
    lower = [slice(1, n[i] - 1) for i in range(3)]
    upper = list(lower)
    lower[d], upper[d] = slice(0, n[d] - 1), slice(1, n[d])
    a, b = values[tuple(lower)], values[tuple(upper)]
    crosses = (a < 0) != (b < 0)
    cells = np.argwhere(crosses)
    for e in range(3):
        if e != d:
            cells[:, e] += 1

    def corner(i, j):
        c = cells.copy()
        c[:, o1] -= i
        c[:, o2] -= j
        return index[c[:, 0], c[:, 1], c[:, 2]]

    quads = np.stack([corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)], 1)
    inside = a[crosses] < 0
    quads[~inside] = quads[~inside][:, ::-1]
    return quads
