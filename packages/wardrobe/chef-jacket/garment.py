"""A chef's jacket of white drill: double-breasted with knotted buttons, a band collar, a kerchief knotted at the throat."""
import numpy as np

from folds import body_folds, lay_folds
from gather import gather
from hang import hang, seam, seam_line
from kerchief import kerchief
from mannequin import BODIES
from materials import material
from mesh import cut_away, surface_tree, vertices_of
from outerwear import hide_body
from pattern import Pattern
from pieces import ball, cord, curve_through, loft, on_surface, panel, stitches
from topstitch import stitch_loft

# From the front to the nape, of a woman: where the band is sewn on, its middle, its upper edge with a round corner.
BAND = [
    [(0.7, -5.7, -3.8), (3.6, -5.3, -2.9), (6.6, 0.2, 0.5), (5.5, 6.5, 3.6), (0, 9.3, 4.6)],
    [(1.1, -6.8, -2.2), (3.7, -6.1, -1.0), (6.9, 0.0, 2.4), (5.7, 6.3, 5.4), (0, 9.2, 6.4)],
    [(1.7, -7.5, -0.5), (4.0, -6.6, 0.8), (7.1, -0.3, 4.1), (5.9, 6.1, 6.9), (0, 9.1, 7.8)],
    [(2.7, -7.6, 0.5), (4.3, -6.7, 1.6), (7.1, -0.4, 4.7), (5.9, 6.0, 7.5), (0, 9.0, 8.4)],
]
AROUND, ACROSS = 90, 24
# The upper front by (x, z): its free edge at the viewer's left, and where it is sewn to the side at the right.
EDGE = [(0.4, -3.6), (-3.6, -4.3), (-7.4, -5.0), (-8.4, -5.6), (-8.9, -7.2), (-9.0, -20), (-8.8, -38), (-9.0, -57)]
SEAM = [(9.2, -57), (9.0, -38), (9.4, -22), (10.2, -10), (10.6, -3.6), (10.2, -0.2)]
HEM = {'man': (16.8, 12.2), 'woman': (14.8, 12.8)}
ROWS, FIRST, APART = 6.5, -8.6, 8.3


def build(body_name, body):
    man = body_name == 'man'
    drill = material('drill', 'main', 0.9, 0.12, weave=0.35, weave_scale=210, uneven=0.08, specular=0.06, creases=0.36, crease_scale=3.2)
    cotton = material('kerchief', 'second', 0.85, 0.2, grey=0.5, weave=0.2, weave_scale=240, uneven=0.06, specular=0.08, creases=0.3, crease_scale=4)
    braid = material('button', 'trim', 0.7, 0.2, grey=0.45, weave=0.4, weave_scale=220, specular=0.12)
    piping = material('piping', 'third', 0.7, 0.2, grey=0.5, weave=0.3, weave_scale=220, specular=0.1)
    thread = material('thread', 'main', 0.9, grey=0.34)
    b = BODIES[body_name]
    q, wide = b['neck'] / 5.0, b['shoulder'] / 18.6
    pattern = Pattern(body_name, 0.8, 2.2, 1.9 * (0.4 + 0.6 * b['arm']), HEM[body_name], 0.6 if man else 0.3, 0.4, 0.16)
    shell, cut = hang(
        pattern,
        drill,
        lambda v: (np.hypot(v[:, 0] / (6.4 * q), (v[:, 1] - 2.2) / (6.8 * q)) < 1) & (v[:, 2] > -3.4),
        lambda v: np.maximum(np.clip((v[:, 2] + 2.5) / 3, 0, 1) * (np.abs(v[:, 0]) < 12 * wide), 0.35 * (np.abs(v[:, 0]) < 8.5) * (v[:, 1] < 0)),
        step=1.0,
        bending=0.25,
        stiffness=45,
        frames=16,
        seed=51 if man else 58,
    )
    hide_body(body)
    cut_away(body, lambda v: v[:, 2] < -5)
    gather(shell, pattern, cut, 5 if man else 9, 0.4 * b['arm'] + 0.05, 0.4, 5.4)
    lay_folds(shell, body_folds(body_name, 44 if man else 47, 0.3, 0.6), crooked=1.3)
    beyond = pattern.past_armhole(cut)
    seam(shell, beyond, height=0.1)
    armholes = [seam_line(shell, beyond + 0.5, side) for side in (1, -1)]
    tree = surface_tree(shell)
    for line in armholes:
        stitches('armhole', line, tree, thread, 0.03, length=0.3, gap=0.13, radius=0.035)
    front = _front(tree, drill, thread, piping, wide)
    for side in (1, -1):
        for k in range(6):
            _knot(on_surface([(side * ROWS * wide, FIRST - APART * k)], front, 0.3)[0], braid, 0.5 * (side + k))
    collar = [_band(side, pattern.trunk_both, drill, thread, piping, q) for side in (1, -1)]
    kerchief(body_name, cotton, [front, *collar])


def _front(tree, drill, thread, piping, wide):
    """The upper front, whose edge lies free; it hangs a little wavy."""
    edge, seamed = ([(x * wide, z) for x, z in line] for line in (EDGE, SEAM))
    neck = [(7.2 * wide, 0.4), (5.4 * wide, -1.6), (3.0 * wide, -3.2)]

    def lift(x, z):
        free = np.exp(-(((x + 9.0 * wide) / 2.4) ** 2)) * np.clip((-6.5 - z) / 6, 0, 1)
        sewn = np.clip((x - 6.6 * wide) / (3.4 * wide), 0, 1) ** 2
        return 0.12 + free * (0.42 + 0.2 * np.sin(z * 0.42 + 1)) - 0.26 * sewn

    laid = surface_tree(panel('front', edge + seamed + neck, tree, drill, 0.24, 0.08, 0.2, lift=lift, step=0.42, smooth=2))
    inner = [(x + 0.55, z - 0.4 if i < 4 else z) for i, (x, z) in enumerate(edge)]
    stitches('edge stitch', inner, laid, thread, 0.02, length=0.3, gap=0.13, radius=0.035)
    piped = curve_through([(x + 0.24, 0, z - 0.22 * (i < 3)) for i, (x, z) in enumerate([*edge[:-1], (edge[-1][0], -56)])], 160)[:, [0, 2]]
    cord('edge piping', on_surface(piped, laid, 0.05), 0.13, piping, 320)
    for off in (0.5, 1.0):
        stitches('seam stitch', [(x - off, z) for x, z in seamed[:-1]], laid, thread, 0.02, length=0.3, gap=0.13, radius=0.035)
    return laid


def _knot(at, braid, turn):
    """A button knotted of braid."""
    ball(0.62, at, braid, 0.8)
    t = np.linspace(0, 2 * np.pi, 25)
    for k in range(3):
        a = turn + k * np.pi / 3
        ring = np.column_stack([0.62 * np.cos(t), -0.12 + 0 * t, 0.3 * np.sin(t)])
        ring[:, 1] -= 0.32 * np.sqrt(np.clip(1 - (np.hypot(ring[:, 0], ring[:, 2]) / 0.66) ** 2, 0, 1))
        c, s = np.cos(a), np.sin(a)
        cord('braid', np.column_stack([ring[:, 0] * c - ring[:, 2] * s, ring[:, 1], ring[:, 0] * s + ring[:, 2] * c]) + at, 0.13, braid, 40)


def _band(side, field, drill, thread, piping, q):
    """Half of the collar; one lies a little lower than the other."""
    curves = [[(side * x * q, (y - 2.2) * q + 2.2, z + 0.2 * side * (y < 0)) for x, y, z in curve] for curve in BAND]
    piece = loft('band', curves, AROUND, ACROSS, drill, 0.22, keep_out=(field, [0.1, 0.2, 0.3, 0.3, 0.3]))
    v = vertices_of(piece).reshape(AROUND, ACROSS, 3)
    cord('band piping', np.vstack([v[0, 4:], v[1:, -1]])[::2] + np.array([0, -0.05, 0.03]), 0.13, piping, 200)
    stitch_loft(v[2:], -4, 0.14, thread, 0.3, 0.14, 0.03)
    return surface_tree(piece)
