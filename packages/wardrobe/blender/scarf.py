"""A ribbed scarf wound twice round the neck, gathered into rolls, its ends falling down the breast."""
import numpy as np

from field import push_out
from gather import ridge
from mannequin import BODIES, body_field
from mesh import depth_at, noise_at
from pieces import both_halves, cord, curve_through, grid

# Points along the scarf and round its roll.
ALONG, ROUND = 320, 176
# From the front's middle to the nape: along the foot of the neck, and below jaw and ears.
FOOT = [(0.0, -6.0, -2.4), (4.2, -5.0, -1.8), (6.4, 0.0, 4.0), (5.3, 6.2, 6.8), (0, 8.8, 7.4)]
TOP = [(0.0, -6.6, 3.3), (3.9, -5.5, 3.9), (6.0, -0.6, 7.8), (5.2, 5.8, 10.2), (0, 8.4, 10.8)]
# Of each turn: how far up the neck its middle lies, how it slants, how far off the neck, half its height and half its thickness in front.
TURNS = ((0.36, -0.12, 1.5, 3.9, 1.5), (-0.36, 0.24, 3.4, 3.2, 1.9))
RIBS = 40
# The middle of each end from above and half its width; the first falls over the coat, the other inside of it.
OUTER = ([(3.4, -3.0), (5.0, -9.0), (6.4, -16.0), (6.9, -25.0), (6.6, -34.5)], 3.7)
INNER = ([(-1.4, -3.0), (-1.2, -10.0), (0.2, -18.0), (0.8, -30.0)], 4.4)


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
    foot, top = (neck_ring(body_name, curve, ALONG) for curve in (FOOT, TOP))
    for turn, shape in enumerate(TURNS):
        g = _roll(body_name, foot, top, turn, *shape)
        g[..., 0] -= np.sign(g[..., 0]) * np.logaddexp(0, (np.abs(g[..., 0]) - width) / 0.6) * 0.6
        grid('scarf', g.transpose(1, 0, 2), cloth, 0.0, closed=True)


def _roll(body_name, foot, top, turn, up, slant, off, high, thick):
    """One turn: a roll of gathered cloth, its folds along it, fuller in front than at the nape."""
    a, out = np.linspace(0, 2 * np.pi, ALONG, endpoint=False), outward(top)
    front = 0.5 - 0.5 * np.cos(a)
    swell = 1 + 0.14 * np.sin(2 * a + 1.1 + 2 * turn) + 0.08 * np.sin(5 * a + turn)
    height = up + slant * np.sin(a) + 0.05 * np.sin(3 * a + turn) - 0.12 * turn * front**2
    middle = foot + (top - foot) * height[:, None] + out * (off * (0.55 + 0.45 * front))[:, None]
    half_high, half_thick = high * swell * (0.72 + 0.28 * front), thick * swell * (0.6 + 0.4 * front)
    phi = np.linspace(0, 2 * np.pi, ROUND, endpoint=False)
    drift = 0.5 * np.sin(a + 2.1 * turn) + 0.3 * np.sin(2 * a + 1.3 + turn) + 0.12 * np.sin(5 * a + turn)
    c, s = np.cos(phi), np.sin(phi)
    base = middle[:, None] + out[:, None] * (half_thick[:, None] * (np.sign(c) * np.abs(c) ** 0.8))[..., None] + np.array([0, 0, 1]) * (half_high[:, None] * s)[..., None]
    noise = noise_at(base.reshape(-1, 3) * np.array([0.5, 0.5, 1]), 0.28, 3 + turn, 2).reshape(base.shape[:2])
    # Folds come and go along the roll; the ribs of the knit run with them.
    folds = ridge(4.0 * phi[None] / (2 * np.pi) + 0.9 * drift[:, None] + 0.45 * noise)
    deep = 0.95 * (0.75 + 0.4 * np.sin(3 * a + 1.7 * turn))[:, None]
    ribs = 0.055 * np.cos(RIBS * phi[None] + 6 * drift[:, None])
    way = out[:, None] * c[None, :, None] + np.array([0, 0, 1]) * s[None, :, None]
    g = base + way * (deep * folds + 0.3 * noise + ribs)[..., None]
    neck = body_field(body_name, 0, arms=False)
    return push_out(neck, g.reshape(-1, 3), 0.1 + 0.5 * turn).reshape(g.shape)


def scarf_end(trees, cloth, end, fringe=True, seed=0):
    """An end of the scarf on what lies under it; `end` is its middle line and half its width."""
    line, half = end
    middle = curve_through([(x, 0, z) for x, z in line], 240)
    share, s = np.linspace(0, 1, 240)[:, None], np.linspace(-1, 1, 120)[None]
    # Gathered where it comes out from under the turns.
    wide = half * (0.62 + 0.38 * np.clip(share * 2.2, 0, 1) ** 0.7) * (1 + 0.04 * np.sin(9 * share + seed))
    tilt = 0.35 * np.sin(2.0 * share + seed)
    x, z = middle[:, :1] + wide * s, middle[:, 2:] - tilt * s
    y = rest_on(trees, x, z)
    strength = 1.0 - 0.6 * share
    folds = ridge(1.15 * s + 0.35 * np.sin(3.1 * share + seed) + 0.3) * strength + 0.45 * ridge(2.3 * s + 0.5 * share + seed) * strength
    y -= 0.45 + 0.75 * (folds + 0.45) + 0.07 * np.cos(s * np.pi * 11) - 0.25 * np.abs(s) ** 6 + 0.12 * np.sin(17 * share + 2 * s)
    grid('scarf end', np.stack([x, y, z], 2), cloth, 0.4)
    if not fringe:
        return
    random = np.random.default_rng(seed + 5)
    for k in range(15):
        j = int((k + 0.5) * 8)
        root = np.array([x[-1, j], y[-1, j], z[-1, j]])
        sway, long = random.uniform(-0.5, 0.5), random.uniform(3.6, 4.8)
        cord('fringe', [root + np.array([0, 0, 0.3]), root + np.array([0.25 * sway, 0.1, -0.4 * long]), root + np.array([sway, 0.15, -long])], random.uniform(0.15, 0.21), cloth, 24)


def rest_on(trees, x, z):
    """Depths of thick cloth on surfaces: it bridges what is narrow, and does not reach behind them."""
    y = np.zeros(x.shape)
    for i, j in np.ndindex(x.shape):
        depths = [at for at in (depth_at(tree, x[i, j], z[i, j]) for tree in trees) if at is not None]
        y[i, j] = min(depths) if depths else np.nan
    y = np.where(np.isnan(y), np.nanmax(y), y)
    smooth = y.copy()
    for _ in range(60):
        p = np.pad(smooth, 1, mode='edge')
        smooth = np.minimum(y, (p[:-2, 1:-1] + p[2:, 1:-1] + p[1:-1, :-2] + p[1:-1, 2:]) / 4)
    return smooth
