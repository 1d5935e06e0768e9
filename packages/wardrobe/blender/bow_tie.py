"""A bow tie of silk, tied by hand: two wings that pinch at the knot."""
import numpy as np

from pieces import grid


def bow_tie(place, cloth):
    at, a = np.asarray(place, float), np.linspace(0, 2 * np.pi, 40, endpoint=False)
    for side in (1, -1):
        rings = []
        for s in np.linspace(0, 1, 18):
            tall = (0.75 + 1.75 * s**0.8) * (1 if side > 0 else 0.94)
            thick = (0.75 + 0.35 * np.sin(np.pi * min(s * 1.15, 1))) * (1 if s < 0.96 else 0.5)
            pinch = 0.16 * (1 - s) ** 1.5 * np.cos(7 * a + side)
            z = tall * np.sign(np.sin(a)) * np.abs(np.sin(a)) ** 0.8
            y = -(thick + pinch) * np.sign(np.cos(a)) * np.abs(np.cos(a)) ** 0.9
            wave = 0.16 * np.sin(z * 1.3 + 3 * s + side)
            x = side * (0.4 + 5.0 * s + 0.25 * s * np.cos(2 * a) - 0.12 * np.abs(z) * s)
            rings.append(at + np.column_stack([x, y + 0.9 * s**2 + wave * s, z - 0.12 * side * s]))
        end = rings[-1].mean(0)
        g = np.stack([*rings, end + (rings[-1] - end) * 0.02], 1)
        grid('wing', g if side > 0 else g[::-1], cloth, 0.0, closed=True)
    rings = []
    for s in np.linspace(-1, 1, 14):
        r = np.sqrt(max(1 - 0.8 * s**4, 0.05))
        z = 1.0 * r * np.sign(np.sin(a)) * np.abs(np.sin(a)) ** 0.7
        y = -1.15 * r * np.sign(np.cos(a)) * np.abs(np.cos(a)) ** 0.7
        rings.append(at + np.column_stack([0.85 * s + 0.08 * z, y - 0.25 + 0.08 * np.cos(5 * z), z]))
    grid('knot', np.stack(rings, 1), cloth, 0.0, closed=True)
