"""Flowers that are worn: a rose in bloom with leaves and fine sprigs, tied for a buttonhole."""
import numpy as np

from pieces import ball, cord, curve_through, grid

GOLDEN = 2.39996


def frame_of(axis):
    """The axis and two directions across it, as rows."""
    a = np.asarray(axis, float) / np.linalg.norm(axis)
    side = np.cross(a, (0, 0, 1.0))
    side /= np.linalg.norm(side)
    return np.array([side, np.cross(side, a), a])


def rose(at, radius, petal, axis=(0.2, -1, 0.45), petals=17, seed=0):
    """Petals in a spiral, tight in the middle, rolled over at the edge."""
    across, up, a = frame_of(axis)
    random = np.random.default_rng(seed)
    u, v = np.meshgrid(np.linspace(-1, 1, 15), np.linspace(0, 1, 11), indexing='ij')
    for k in range(petals):
        open_ = (k / (petals - 1)) ** 0.85
        turn = k * GOLDEN + random.uniform(-0.2, 0.2)
        tall = v * (1 - 0.16 * np.abs(u) ** 2.5 - 0.06 * open_ * np.cos(np.pi * u))
        angle = turn + u * (1.5 - 0.72 * open_) * (0.55 + 0.45 * np.sin(np.pi * np.clip(tall * 0.62 + 0.12, 0, 1)))
        far = radius * ((0.08 + 0.42 * open_) * (0.45 + 0.75 * tall) + 0.42 * open_**1.6 * tall**4)
        far = far + radius * 0.05 * np.sin(4 * u + random.uniform(0, 6)) * tall**2
        high = radius * ((1.0 - 0.5 * open_) * tall**0.9 - 0.34 * open_**1.5 * tall**5 - 0.12 * open_)
        p = np.asarray(at) + (far * np.cos(angle))[..., None] * across + (far * np.sin(angle))[..., None] * up + high[..., None] * a
        grid('petal', p, petal, 0.05)


def leaf(at, along, length, half, green, axis=(0.1, -1, 0.3), bend=0.5):
    """A leaf folded along its rib, bent back at the tip."""
    d = np.asarray(along, float) / np.linalg.norm(along)
    n = np.asarray(axis, float) - d * (np.asarray(axis) @ d)
    n /= np.linalg.norm(n)
    side = np.cross(d, n)
    s, t = np.meshgrid(np.linspace(0, 1, 16), np.linspace(-1, 1, 9), indexing='ij')
    wide = half * np.sin(np.pi * s**0.8) ** 0.8
    rise = 0.35 * half * np.abs(t) * np.sin(np.pi * s) - bend * s**2 * length * 0.3 + 0.06 * np.sin(9 * s) * np.abs(t)
    p = np.asarray(at) + (s * length)[..., None] * d + (wide * t)[..., None] * side + rise[..., None] * n
    grid('leaf', p, green, 0.05)


def sprig(at, tip, flower, green, seed, heads=6):
    """Small white flowers on thin stems, as of baby's breath."""
    random = np.random.default_rng(seed)
    at, tip = np.asarray(at, float), np.asarray(tip, float)
    reach = np.linalg.norm(tip - at)
    for _ in range(heads):
        end = tip + random.uniform(-0.3, 0.3, 3) * reach * np.array([1, 0.4, 1])
        cord('stem', curve_through([at, (at + end) / 2 + random.uniform(-0.1, 0.1, 3) * reach, end], 12), 0.03, green, 12)
        for _ in range(4):
            ball(random.uniform(0.1, 0.16), end + random.uniform(-0.13, 0.13, 3), flower)


def boutonniere(at, flower, green):
    """A rose for the lapel, its stem wrapped in ribbon."""
    x, y, z = at
    for along, length, half in (((-1, -0.1, 0.55), 3.0, 0.85), ((0.75, -0.1, 0.9), 2.9, 0.8), ((0.95, -0.1, -0.35), 2.5, 0.75)):
        leaf((x, y - 0.15, z - 0.2), along, length, half, green)
    for k, tip in enumerate(((1.5, -0.8, 2.1), (-0.6, -0.8, 2.6), (-1.9, -0.8, 1.2))):
        sprig((x, y - 0.4, z), (x + tip[0], y + tip[1], z + tip[2]), flower, green, 3 + k)
    rose((x, y - 0.45, z), 1.95, flower, seed=4)
    stem = curve_through([(x, y - 0.5, z - 0.9), (x + 0.15, y - 0.45, z - 2.6), (x + 0.55, y - 0.35, z - 4.2)], 30)
    cord('stem', stem, 0.26, green, 30)
    run = np.linspace(0.25, 0.62, 60)
    wound = np.array([[np.interp(s, np.linspace(0, 1, 30), stem[:, i]) for i in range(3)] for s in run])
    turn = run * 120
    cord('ribbon', wound + 0.27 * np.column_stack([np.cos(turn), np.sin(turn), 0 * turn]), 0.11, flower, 60)
