"""Bands of cloth laid round the neck and down the breast: crossed collars, hoods."""
import numpy as np

from field import blend, gradient
from mannequin import BODIES, body_field
from mesh import noise_at
from pieces import curve_through, grid


def support(body_name, shell, neck=0.7, radius=2.6):
    """What a band lies on: the shell, and a cone of its own up the neck."""
    body = body_field(body_name, 0, arms=False)
    return lambda p: blend(body(p) - neck, shell(p), radius)


def lay_on(field, v, off, rounds=10):
    """Moves points to where the field has the value `off`."""
    for _ in range(rounds):
        g = gradient(field, v)
        v = v + np.clip(off - field(v), -1.5, 1.5)[:, None] * g / np.maximum(np.linalg.norm(g, axis=1, keepdims=True), 0.3)
    return v


def around(field, start, off):
    """Points drawn in level planes onto the field's surface, `off` outside of it."""
    v = start.copy()
    for _ in range(14):
        out = (v - np.array([0, 3, 0])) * np.array([1, 1, 0])
        out = out / np.maximum(np.linalg.norm(out, axis=1, keepdims=True), 1e-6)
        v = v - np.clip(field(v) - off, -2, 2)[:, None] * out * 0.8
    return v


def under_arm(turn):
    """How much closer than in front a girdle lies at an angle from the middle of the front: it goes under the sleeves."""
    return 2.0 * np.clip((np.abs(turn) - 0.6) / 0.6, 0, 1) ** 1.5


def edge_pair(body_name, upper, lower, of='woman'):
    """Two edges, given point against point for one body, as curves for another: fitted to its neck, less so down the breast."""
    wider = BODIES[body_name]['neck'] / BODIES[of]['neck'] - 1

    def fitted(x, y, z):
        at_neck = min(1, max(0, (y + 9) / 7))
        return x * (1 + wider * at_neck), (y - 2.2) * (1 + wider) + 2.2, z

    pairs = [[fitted(*point) for point in pair] for pair in zip(upper, lower)]
    both = curve_through([np.ravel(pair) for pair in pairs], 200)
    return both[:, :3], both[:, 3:]


def band(name, pair, field, off, cloth, until=1.0, thickness=0.28, round_=0.14, seed=1, rows=12, seam=0.22):
    """A band between two edges, a little padded; `until` is the share of its length that is made."""
    near, far = (line[: int(len(line) * until)] for line in pair)
    t = np.linspace(0, 1, rows)
    g = near[:, None] * (1 - t)[:, None] + far[:, None] * t[:, None]
    flat = g.reshape(-1, 3)
    # The edge at the neck lies free, the other one is sewn to the shell.
    profile = off + (seam - off) * np.clip((t - 0.5) / 0.5, 0, 1) ** 1.5 + round_ * np.sin(np.pi * t) ** 0.7
    soft = np.tile(profile, len(near)) + 0.07 * noise_at(flat, 0.16, seed)
    v = lay_on(field, flat, soft).reshape(g.shape)
    for _ in range(3):
        v[1:-1, 1:-1] = v[1:-1, 1:-1] * 0.5 + 0.125 * (v[:-2, 1:-1] + v[2:, 1:-1] + v[1:-1, :-2] + v[1:-1, 2:])
    return grid(name, v, cloth, thickness), v
