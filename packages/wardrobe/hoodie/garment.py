"""A hoodie of heavy jersey: the hood lies behind the neck, cords hang from its eyelets, a pocket like a kangaroo's."""
import numpy as np

from field import push_out
from gather import gather
from hang import hang, seam, seam_line
from mannequin import BODIES
from materials import material
from mesh import cut_away, depth_at, noise_at, surface_tree
from outerwear import hide_body
from pattern import Pattern
from pieces import ball, button, cord, curve_through, grid, panel, stitches
from topstitch import inset, stitch_loft
from yarn import heather

# From the front to the nape, seam at the neck first: up inside, the hem of the opening, down outside over the folds, in under them.
HOOD = [
    [(0.1, -6.2, -3.6), (3.4, -5.1, -2.2), (6.6, -0.4, 2.2), (5.7, 6.4, 4.8), (0, 9.4, 5.6)],
    [(0.4, -6.9, -3.0), (3.5, -5.8, 0.0), (6.6, -0.8, 5.0), (5.8, 6.2, 8.0), (0, 9.2, 9.2)],
    [(0.8, -7.7, -3.2), (4.0, -6.9, 1.2), (7.4, -1.2, 6.8), (6.6, 6.4, 9.6), (0, 10.4, 10.6)],
    [(1.4, -8.5, -4.4), (5.4, -8.0, -0.2), (9.4, -1.6, 5.8), (9.0, 7.8, 8.2), (0, 14.0, 9.0)],
    [(1.3, -8.4, -6.2), (6.4, -8.2, -3.0), (11.2, -1.2, 3.0), (11.4, 9.6, 5.0), (0, 18.0, 5.0)],
    [(0.3, -7.6, -7.0), (6.0, -7.4, -5.2), (11.0, 0.4, 0.8), (11.2, 10.6, 1.6), (0, 19.0, 1.0)],
]
OFF = [0.1, 0.2, 0.4, 0.8, 0.8, 0.1]
POCKET = [(-7.6, -32.8), (7.6, -32.8), (9.4, -33.2), (15.6, -43.5), (15.9, -56), (-15.9, -56), (-15.6, -43.5), (-9.4, -33.2)]
HEM = {'man': (17.2, 12.8), 'woman': (15.2, 13.4), 'child': (13.6, 10.6)}
AROUND, ACROSS = 220, 60


def build(body_name, body):
    man = body_name == 'man'
    jersey = heather('jersey')
    inner = material('inner', 'lining', 0.95, 0.3, weave=0.5, weave_scale=120, uneven=0.15, specular=0.02)
    rope = material('cord', 'second', 0.8, 0.2, weave=0.6, weave_scale=180, uneven=0.15, specular=0.05)
    metal = material('metal', 'trim', 0.3, specular=0.7, grey=0.45)
    thread = material('thread', 'main', 0.9, grey=0.3)
    b = BODIES[body_name]
    q = b['neck'] / 5.0
    pattern = Pattern(body_name, 1.3, 3.0, 2.7 * (0.35 + 0.65 * b['arm']), HEM[body_name], 0.2, 2.6, 0.26)

    def around(v):
        return np.hypot(v[:, 0] / (7.6 * q), (v[:, 1] - 2.4) / 10.5)

    shell, cut = hang(
        pattern,
        jersey,
        lambda v: (around(v) < 1) & (v[:, 2] > -5.6 + 0.09 * v[:, 0] ** 2),
        lambda v: np.clip((1.5 - around(v)) * 3, 0, 1) * (v[:, 2] > -9),
        step=1.1,
        bending=0.4,
        stiffness=60,
        grow=0.02,
        frames=16,
        mass=0.4,
        seed=27 if man else 33,
    )
    hide_body(body)
    cut_away(body, lambda v: v[:, 2] < -8)
    gather(shell, pattern, cut, 3 if man else 8, 0.1 + 0.65 * b['arm'], 1.6 * b['chest'] - 0.95, 2.4 + 2.2 * b['arm'])
    beyond = pattern.past_armhole(cut)
    seam(shell, beyond, height=0.1)
    armholes = [seam_line(shell, beyond + off, side) for side in (1, -1) for off in (0.3, 0.9)]
    tree = surface_tree(shell)
    for line in armholes:
        stitches('armhole', line, tree, thread, 0.03, length=0.3, gap=0.12, radius=0.035)
    _pocket(tree, jersey, thread, b['shoulder'] / 18.6)
    hood = _hood(pattern.trunk_both, jersey, inner, thread, q)
    _cords(surface_tree(hood), tree, rope, metal)


def _hood(field, jersey, inner, thread, q):
    def round_nape(curve):
        half = [np.array([x * q, (y - 2.2) * q + 2.2, z * (0.55 + 0.45 * q)]) for x, y, z in curve]
        # The ends cross at the throat, one over the other; that side lies a little higher.
        other = [np.array([-x, y, z + 0.25 * np.cos(k)]) for k, (x, y, z) in enumerate(half)]
        half[0], other[0] = half[0] + np.array([-1.9, -0.75, -0.3]), other[0] + np.array([1.5, 0.1, -0.5])
        return half + other[-2::-1]

    curves = np.stack([curve_through(round_nape(c), AROUND) for c in HOOD])
    g = np.stack([curve_through(curves[:, i], ACROSS) for i in range(AROUND)])
    share = np.linspace(0, 1, ACROSS)
    least = np.tile(np.interp(share, np.linspace(0, 1, len(OFF)), OFF), AROUND)
    g = _rumpled(g, share, 2.6 * q - 1.0)
    g = push_out(field, g.reshape(-1, 3), least).reshape(g.shape)
    for _ in range(3):
        g[1:-1, 1:-1] = g[1:-1, 1:-1] * 0.5 + 0.125 * (g[:-2, 1:-1] + g[2:, 1:-1] + g[1:-1, :-2] + g[1:-1, 2:])
    hem = int(ACROSS * 0.36)
    hood = grid('hood', g[:, hem:], jersey, 0.34)
    grid('hood inside', g[:, : hem + 1], inner, 0.3)
    for row in (2, 9):
        stitch_loft(g[4:-4, hem:], row, 0.2, thread, 0.3, 0.14, 0.035)
    return hood


def _rumpled(g, share, deep):
    """Folds that run round the hood, come, go and wander; none where it is sewn on."""
    normal = np.cross(np.gradient(g, axis=0), np.gradient(g, axis=1))
    normal /= np.maximum(np.linalg.norm(normal, axis=2, keepdims=True), 1e-6)
    outward = g * np.array([1, 1, 0]) - np.array([0, 3, 0])
    normal *= np.sign((normal * outward).sum(2)[:, int(ACROSS * 0.7)].mean())
    a = np.linspace(-1, 1, AROUND)[:, None]
    noise = noise_at(g.reshape(-1, 3) * np.array([0.6, 0.6, 1]), 0.22, 9, 3).reshape(g.shape[:2])
    phase = 2 * np.pi * (2.9 * share[None] + 0.4 * np.sin(2.4 * a + 0.7) + 0.5 * noise)
    pleat = (1.01 - np.sqrt(np.sin(phase / 2) ** 2 + 0.01)) ** 1.2 - 0.35
    outer = np.clip((share - 0.42) / 0.12, 0, 1) * np.clip((1 - share) / 0.1, 0, 1) * np.clip((1 - np.abs(a)) / 0.14, 0, 1)
    return g + normal * (outer * (deep * pleat * (0.8 + 0.35 * np.sin(5 * a + 1)) + 0.5 * noise) + 0.12 * noise)[..., None]


def _pocket(tree, jersey, thread, q):
    outline = [(x * q, z) for x, z in POCKET]

    def lift(x, z):
        slit = np.exp(-(((np.abs(x) - (9.4 + 0.6 * (-33.2 - z)) * q) / 1.6) ** 2)) * (z > -43.5)
        return 0.25 + 0.5 * slit + 0.25 * np.sin(x * 0.33 + 1) * np.clip((-33 - z) / 8, 0, 1)

    laid = surface_tree(panel('pocket', outline, tree, jersey, 0.3, 0.1, 0.3, lift=lift, step=0.45, smooth=4))
    for off in (0.35, 2.0):
        rim = inset(outline, off)
        for k in (0, 2, 6) if off < 1 else (2, 6):
            stitches('pocket stitch', [rim[k], rim[(k + 1) % 8]], laid, thread, 0.03, length=0.3, gap=0.14, radius=0.035)


def _cords(hood, shell, rope, metal):
    for side, length in ((1, 21.5), (-1, 18.2)):
        x, z = side * 3.4, -2.6
        eye = np.array([x, (depth_at(hood, x, z) or -8) - 0.12, z])
        button(eye, 0.42, metal)
        points, y = [], eye[1]
        for t in np.linspace(0.04, 1, 26):
            px, pz = x + side * (0.5 * np.sin(2.2 * t) - 0.6 * t) + 0.25 * np.sin(5 * t + side), z - length * t
            near = min(at for at in (depth_at(hood, px, pz), depth_at(shell, px, pz)) if at is not None)
            # It hangs down from where it lay, and falls back no faster than cloth does.
            y = min(near - 0.32, y + 0.12)
            points.append((px, y, pz))
        cord('drawcord', [eye - np.array([0, 0.05, 0]), *points], 0.27, rope, 160)
        end = np.array(points[-1])
        ball(0.5, end, rope)
        cord('tip', [end, end + np.array([0.1 * side, 0, -2.0])], 0.3, metal, 20)
