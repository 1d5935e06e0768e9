"""A kerchief rolled round the neck and knotted at the throat, its two ends hanging from the knot."""
import numpy as np

from field import push_out
from gather import ridge
from knitwear import FOOT, TOP
from mannequin import BODIES, body_field
from mesh import noise_at
from pieces import curve_through, grid
from scarf import neck_ring, outward, rest_on

ALONG, ROUND = 260, 96
# Where the knot lies on a woman, and half its size.
KNOT, SIZE = (0.1, -8.3, -2.4), (1.6, 1.05, 1.4)
# The middle of each end from above, and half its width at its foot.
ENDS = (([(0.5, -2.9), (1.4, -4.8), (2.2, -7.0), (2.6, -8.8)], 1.9), ([(-0.3, -2.9), (-1.0, -5.4), (-1.5, -8.4), (-1.7, -11.4)], 1.9))


def kerchief(body_name, cloth, trees):
    """`trees` are what the ends hang on."""
    _roll(body_name, cloth)
    for k, (line, half) in enumerate(ENDS):
        _end(trees, cloth, line, half, k)
    q = BODIES[body_name]['neck'] / 5.0
    _knot(cloth, np.array([KNOT[0], (KNOT[1] - 2.2) * q + 2.2, KNOT[2]]))


def _roll(body_name, cloth):
    foot, top = (neck_ring(body_name, curve, ALONG) for curve in (FOOT, TOP))
    a, out = np.linspace(0, 2 * np.pi, ALONG, endpoint=False), outward(top)
    front = 0.5 - 0.5 * np.cos(a)
    height = 0.52 + 0.05 * np.sin(a) + 0.02 * np.sin(5 * a) - 0.24 * front**12
    middle = foot + (top - foot) * height[:, None] + out * (0.35 + 1.7 * front**90)[:, None]
    half_high, half_thick = 2.0 - 1.0 * front**14 + 0.15 * np.sin(3 * a + 1), 0.6 + 0.08 * np.sin(4 * a)
    phi = np.linspace(0, 2 * np.pi, ROUND, endpoint=False)
    c, s = np.cos(phi), np.sin(phi)
    base = middle[:, None] + out[:, None] * (half_thick[:, None] * (np.sign(c) * np.abs(c) ** 0.8))[..., None] + np.array([0, 0, 1]) * (half_high[:, None] * s)[..., None]
    drift = 0.45 * np.sin(a + 0.8) + 0.2 * np.sin(2 * a + 1.3) + 0.1 * np.sin(5 * a)
    noise = noise_at(base.reshape(-1, 3) * np.array([0.5, 0.5, 1]), 0.3, 5, 2).reshape(base.shape[:2])
    folds = ridge(4.0 * phi[None] / (2 * np.pi) + 0.8 * drift[:, None] + 0.35 * noise)
    way = out[:, None] * c[None, :, None] + np.array([0, 0, 1]) * s[None, :, None]
    g = base + way * (0.42 * folds + 0.16 * noise)[..., None]
    neck = body_field(body_name, 0, arms=False)
    grid('roll', push_out(neck, g.reshape(-1, 3), 0.1).reshape(g.shape).transpose(1, 0, 2), cloth, 0.0, closed=True)


def _knot(cloth, at):
    """The cloth of one end laid round the other: folds that run across it and pull to its sides."""
    turn, up = np.meshgrid(np.linspace(0, 2 * np.pi, 90, endpoint=False), np.linspace(-1, 1, 48), indexing='ij')
    wide = np.sqrt(np.clip(1 - 0.98 * np.abs(up) ** 3.2, 0, 1))
    folds = ridge(1.9 * up + 0.55 * np.sin(turn) + 0.3)
    swell = wide * (1 + 0.13 * folds * (1 - up**2))
    x = SIZE[0] * swell * np.cos(turn) * (1 + 0.14 * up)
    y = SIZE[1] * swell * np.sin(turn)
    grid('knot', np.stack([x + 0.12 * up, y, SIZE[2] * up + 0.25 * np.cos(turn)], 2) + at, cloth, 0.0, closed=True)


def _end(trees, cloth, line, half, seed):
    middle = curve_through([(x, 0, z) for x, z in line], 120)
    share, s = np.linspace(0, 1, 120)[:, None], np.linspace(-1, 1, 72)[None]
    wide = half * (0.34 + 0.66 * share**0.8)
    # It is cut to a point.
    x = middle[:, :1] + wide * s
    z = middle[:, 2:] - 0.25 * s * (1 - 2 * seed) - (0.9 - 1.5 * np.abs(s - 0.3 * (1 - 2 * seed))) * share**6
    strength = 1.15 - 0.75 * share
    folds = ridge(1.1 * s + 0.4 * np.sin(2.6 * share + seed) + 0.3 * seed + 0.25)
    near = np.clip(1 - 3.2 * share, 0, 1)
    y = rest_on(trees, x, z) - 0.3 - 0.28 * seed - 0.9 * near - 0.5 * strength * (folds + 0.45) - 0.12 * np.sin(7 * share + s)
    grid('end', np.stack([x, y, z], 2), cloth, 0.16)
