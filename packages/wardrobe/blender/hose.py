"""Corrugated hoses and the couplings of metal that hold them."""
import numpy as np

from pieces import cord, curve_through, grid

RADIUS, RIB = 1.15, 0.62


def hose(path, rubber, metal):
    """A hose along points; a sleeve of metal where it begins."""
    line = curve_through(path, 900)
    run = np.r_[0, np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))]
    along = np.gradient(line, axis=0)
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    side = np.cross(along, np.array([0.3, 0.2, 1.0]))
    side /= np.linalg.norm(side, axis=1, keepdims=True)
    up = np.cross(along, side)
    a = np.linspace(0, 2 * np.pi, 36, endpoint=False)
    radius = RADIUS * (1 + 0.09 * np.cos(2 * np.pi * run / RIB))
    ring = side[:, None] * np.cos(a)[None, :, None] + up[:, None] * np.sin(a)[None, :, None]
    grid('hose', (line[:, None] + ring * radius[:, None, None]).transpose(1, 0, 2), rubber, 0, closed=True)
    sleeve = line[run < 2.4]
    cord('sleeve', sleeve[::4], RADIUS * 1.16, metal, 40)
    cord('clip', sleeve[-16:-4:3], RADIUS * 1.28, metal, 12)


def coupling(at, metal, rubber):
    """A disc on the breast, its flange and a ring of rubber; it faces the camera."""
    for radius, depth, out, cloth in ((2.5, 1.4, 0.2, rubber), (2.15, 0.8, 0.8, metal), (1.7, 1.2, 1.2, metal)):
        turn = np.linspace(0, 2 * np.pi, 72, endpoint=False)
        profile = [(0.0, 0), (radius - 0.14, 0), (radius, 0.14), (radius, depth), (radius - 0.1, depth + 0.1)]
        rows = [np.column_stack([r * np.cos(turn), np.full(72, -out - depth / 2 + d), r * np.sin(turn)]) + at for r, d in profile]
        grid('coupling', np.stack(rows, 1), cloth, 0, closed=True)
    for k in np.arange(6) * np.pi / 3 + 0.3:
        p = at + np.array([1.93 * np.cos(k), -1.3, 1.93 * np.sin(k)])
        cord('bolt', [p, p + np.array([0, 0.2, 0])], 0.16, metal, 6)
