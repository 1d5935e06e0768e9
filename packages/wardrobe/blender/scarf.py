"""A scarf wound twice round the neck: it hides where the made neck begins."""
import numpy as np

from field import push_out
from mannequin import BODIES, body_field
from mesh import noise_at
from pieces import both_halves, curve_through, grid, panel

AROUND, ACROSS = 300, 56
# From the front's middle to the nape: along the foot of the neck, and below jaw and ears.
FOOT = [(0.0, -6.0, -2.4), (4.2, -5.0, -1.8), (6.4, 0.0, 4.0), (5.3, 6.2, 6.8), (0, 8.8, 7.4)]
TOP = [(0.0, -6.6, 3.3), (3.9, -5.5, 3.9), (6.0, -0.6, 7.8), (5.2, 5.8, 10.2), (0, 8.4, 10.8)]
# Profiles of the two turns, from inside over the upper edge to below: how far up the neck, how far off it, the least distance.
UNDER = ((-0.2, 0.3, 0.1), (0.5, 0.25, 0.2), (0.95, 0.35, 0.3), (1.08, 0.8, 0.5), (0.95, 1.5, 0.8), (0.6, 2.0, 1.0), (0.1, 2.3, 1.0), (-0.4, 2.0, 0.7))
OVER = ((0.5, 0.9, 0.5), (0.62, 1.5, 0.8), (0.6, 2.3, 1.3), (0.25, 3.3, 1.8), (-0.35, 3.9, 2.0), (-0.9, 3.7, 1.7), (-1.25, 3.0, 1.1), (-1.3, 2.0, 0.4))


def neck_ring(body_name, curve, count):
    """A curve from the front's middle to the nape, fitted to the neck and closed."""
    q = BODIES[body_name]['neck'] / 5.0
    fitted = [(x * q, (y - 2.2) * q + 2.2, z) for x, y, z in curve]
    return curve_through(both_halves(fitted), count + 1)[:-1]


def outward(ring):
    """Level directions away from the neck's middle."""
    out = ring * np.array([1, 1, 0]) - np.array([0, 2.2, 0])
    return out / np.linalg.norm(out, axis=1, keepdims=True)


def scarf(body_name, cloth, width):
    """`width` is half of what a collar leaves it."""
    foot, top = (neck_ring(body_name, curve, AROUND) for curve in (FOOT, TOP))
    out, a = outward(top), np.linspace(0, 2 * np.pi, AROUND, endpoint=False)
    front = 0.5 - 0.5 * np.cos(a)
    # At the sides it lies between neck and collar, in front it hangs free.
    room = (0.4 + 0.7 * front**0.7 + 0.2 * (1 - front) ** 4)[:, None]
    for turn, profile in enumerate((UNDER, OVER)):
        rows = curve_through(profile, ACROSS)
        share = np.linspace(0, 1, ACROSS)
        points = []
        for j, (up, off, least) in enumerate(rows):
            lean = (0.5 if turn else -0.3) * np.sin(a + 0.4) + 0.1 * np.sin(2 * a + turn)
            sag = front**1.3 * (0.45 if turn else 0.12) * (0.4 + share[j]) * (0.8 if turn else 1)
            height = up + lean * (0.35 + 0.65 * share[j]) - sag
            points.append(foot + (top - foot) * height[:, None] + out * off * room)
        g = np.stack(points, 1)
        flat = push_out(body_field(body_name, 0, arms=False), g.reshape(-1, 3), np.tile(rows[:, 2], AROUND)).reshape(g.shape)
        pleated = _pleated(flat, a, turn)
        pleated[..., 0] -= np.sign(pleated[..., 0]) * np.logaddexp(0, (np.abs(pleated[..., 0]) - width) / 0.6) * 0.6
        grid('scarf', pleated, cloth, 0.0, closed=True)


def _pleated(g, a, turn):
    """Folds along the scarf that come, go and slant, and what noise adds."""
    normal = np.cross(np.gradient(g, axis=0), np.gradient(g, axis=1))
    normal /= np.maximum(np.linalg.norm(normal, axis=2, keepdims=True), 1e-6)
    normal *= np.sign((normal[:, 28] * outward(g[:, 28])).sum(1).mean())
    v = np.linspace(0, 1, g.shape[1])[None, :]
    drift = 0.5 * np.sin(a + turn * 2.1) + 0.35 * np.sin(2 * a + 1.3 + turn) + 0.2 * np.sin(5 * a + turn)
    noise = noise_at(g.reshape(-1, 3) * np.array([0.45, 0.45, 1]), 0.3, 3 + turn, 3).reshape(g.shape[:2])
    phase = 2 * np.pi * (3.3 * v + 0.45 * drift[:, None] + 0.35 * noise)
    pleat = (1 - np.abs(np.sin(phase / 2))) ** 1.3 - 0.4
    inside = np.clip(np.sin(np.pi * v) * 2, 0, 1) * (0.3 + 0.7 * np.clip(-np.cos(a) * 1.6, 0, 1))[:, None]
    strength = 1.05 + 0.45 * np.sin(3 * a + turn * 1.7)[:, None]
    return g + normal * (inside * (strength * pleat + 0.35 * noise))[..., None]


def scarf_end(tree, cloth):
    """An end that comes out under the turns, gathered, and goes down under the coat."""
    outline = [(-2.2, -3.5), (3.4, -3.5), (4.2, -12), (3.8, -22), (3.2, -40), (-5.4, -40), (-4.4, -22), (-3.6, -12)]

    def lift(x, z):
        spread = np.clip((-z - 3) / 30, 0, 1)
        across = (x + 0.3 + 0.05 * z * spread) / (0.7 + 0.6 * spread) + 0.4 * np.sin(z * 0.19)
        pleat = (1 - np.abs(np.sin(across * 0.95))) * (0.9 - 0.5 * spread) + 0.25 * np.sin(across * 2.3 + 1) * (1 - spread)
        return 0.5 * np.exp(-(((z + 4) / 6) ** 2)) + 0.6 * pleat

    panel('end', outline, tree, cloth, 0.45, 0.15, 0.6, lift=lift, step=0.3)
