"""The ring of metal that a helmet locks onto, and the dam of rubber between it and the neck."""
import numpy as np

from bands import lay_on
from field import push_out
from mannequin import BODIES
from pieces import both_halves, curve_through, grid
from scarf import FOOT, TOP, neck_ring, outward
from topstitch import stitch_loft

AROUND = 240
# Of a woman, from the front's middle to the nape: the ring's middle.
PATH = [(0.0, -9.2, -3.4), (5.7, -6.9, -1.2), (8.8, 0.4, 5.2), (6.6, 7.4, 8.6), (0, 10.2, 9.2)]
# Its section from inside over the top: how far out, how far up.
SECTION = [(-0.5, -1.5), (-0.62, 0.9), (-0.5, 1.25), (-0.1, 1.4), (0.2, 1.3), (0.3, 1.05), (0.3, 0.75), (0.75, 0.6), (0.85, 0.4), (0.85, 0.0), (0.6, -0.12), (0.6, -0.4), (0.95, -0.55), (1.3, -0.75), (1.4, -1.0), (1.35, -1.35), (1.2, -1.6)]


def neck_ring_of(body_name, field, metal, cloth, thread):
    """Makes the ring with its latches, and the yoke of cloth that it is clamped into; returns its middle line."""
    q = BODIES[body_name]['neck'] / 5.0
    line = curve_through(both_halves([(x * (0.35 + 0.65 * q), (y - 1) * (0.4 + 0.6 * q) + 1, z + 0.8 * (q - 1)) for x, y, z in PATH]), AROUND + 1)[:-1]
    out, up = _frame(line)
    section = curve_through([(a, 0, b) for a, b in SECTION], 64)[:, [0, 2]]
    g = np.stack([line + out * a + up * b for a, b in section], 1)
    grid('ring', g, metal, 0, closed=True)
    _yoke(line, out, up, field, cloth, thread)
    for k in (0.5 - 0.115, 0.5 + 0.115, 0.5 - 0.25, 0.5 + 0.25):
        _latch(line, out, up, int(k * AROUND), metal)
    return line


def _frame(line):
    """Outward and up at each point of the ring: it lies in a plane that slants."""
    centre = line.mean(0)
    _, _, axes = np.linalg.svd(line - centre)
    up = axes[2] * np.sign(axes[2][2])
    out = line - centre
    out -= (out @ up)[:, None] * up
    return out / np.linalg.norm(out, axis=1, keepdims=True), up


def _yoke(line, out, up, field, cloth, thread):
    """From under the ring down to the suit: it lies loose at the ring and is sewn on below."""
    t = np.linspace(0, 1, 16)
    inner, foot = line + out * 0.7 + up * -1.2, line + out * 3.6 + up * -3.4
    laid = lay_on(field, foot, np.full(len(foot), 0.12))
    rows = []
    for share in t:
        p = inner * (1 - share) + laid * share + out * 0.75 * np.sin(np.pi * min(1, share * 1.25))
        rows.append(push_out(field, p, 0.12 + 0.2 * np.sin(np.pi * share)))
    g = np.stack(rows, 1)
    g[:, 2:-1] = g[:, 2:-1] * 0.5 + 0.25 * (np.roll(g, 3, axis=0) + np.roll(g, -3, axis=0))[:, 2:-1]
    grid('yoke', g, cloth, 0.2, closed=True)
    for row in (-2, -4):
        stitch_loft(g, row, 0.16, thread, 0.34, 0.16, 0.04)


def _latch(line, out, up, at, metal):
    """A lever that lies along the ring."""
    k = (at + np.arange(-7, 8)) % len(line)
    share = np.linspace(-1, 1, 15)
    high = 0.55 * np.clip((1 - np.abs(share)) / 0.16, 0, 1) ** 0.5
    rows = []
    for a, b in ((0.7, 0.5), (1.15, 0.5), (1.3, 0.3), (1.3, -0.3), (1.15, -0.5), (0.7, -0.5)):
        rows.append(line[k] + out[k] * (0.7 + (a - 0.7) * (high > 0.2) + 0.0)[:, None] + up * (b * high / 0.55 + 0.15)[:, None])
    grid('latch', np.stack(rows, 1), metal, 0.05)


def dam(body_name, line, rubber):
    """What closes the ring about the neck, sagging in between."""
    foot, top = (neck_ring(body_name, curve, AROUND) for curve in (FOOT, TOP))
    inner, way = foot - np.array([0, 0, 2.6]), outward(top)
    rows = []
    for share in np.linspace(0, 1, 22):
        p = inner * (1 - share) + line * share
        p[:, 2] -= 1.3 * np.sin(np.pi * share) + 0.6 * share
        wave = 0.13 * np.sin(np.linspace(0, 2 * np.pi, AROUND, endpoint=False) * 26) * np.sin(np.pi * share)
        rows.append(p + way * wave[:, None])
    grid('dam', np.stack(rows, 1), rubber, 0.12, closed=True)
