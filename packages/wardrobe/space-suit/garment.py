"""An astronaut's suit without its helmet: heavy white cloth, the ring of the neck, a harness, hoses and patches that say nothing."""
import numpy as np

from field import push_out
from gather import gather
from hang import hang, seam, seam_line
from harness import harness
from hose import coupling, hose
from knitwear import FOOT, MOCK, TOP, ribbed_band
from mannequin import BODIES
from materials import material
from mesh import cut_away, surface_tree
from neck_ring import dam, neck_ring_of
from outerwear import hide_body
from pattern import Pattern
from pieces import ball, cord, on_surface, panel, stitches
from topstitch import inset

HEM = {'man': (17.6, 13.4), 'woman': (15.8, 13.8)}
# Where the hoses are coupled on, and which way they go.
COUPLINGS = ((1, 4.4, -15.6), (-1, 4.4, -15.6))
HOSE = [(0, 0, 0), (0.2, -2.6, -0.6), (1.6, -3.6, -4.6), (4.6, -2.6, -11.5), (7.4, 0.2, -20), (8.6, 1.6, -31), (8.8, 1.6, -44)]


def build(body_name, body):
    man = body_name == 'man'
    cloth = material('cloth', 'main', 0.8, 0.1, weave=0.3, weave_scale=200, uneven=0.07, specular=0.1, creases=0.42, crease_scale=2.6)
    webbing = material('webbing', 'second', 0.75, 0.1, grey=0.45, weave=0.6, weave_scale=120, uneven=0.1, specular=0.12)
    patch = material('patch', 'third', 0.8, 0.1, grey=0.5, weave=0.6, weave_scale=150, uneven=0.14, specular=0.08)
    metal = material('metal', 'trim', 0.28, specular=0.8, grey=0.5)
    rubber = material('rubber', 'lining', 0.6, grey=0.4, specular=0.25, weave=0.1, weave_scale=160)
    thread = material('thread', 'main', 0.9, grey=0.3)
    b = BODIES[body_name]
    q, wide = b['neck'] / 5.0, b['shoulder'] / 18.6
    pattern = Pattern(body_name, 1.0, 3.2, 2.4 * (0.35 + 0.65 * b['arm']), HEM[body_name], 0.2, 1.4, 0.24)
    shell, cut = hang(
        pattern,
        cloth,
        lambda v: (np.hypot(v[:, 0] / (8.3 * q), (v[:, 1] - 1.2) / (8.6 * q)) < 1) & (v[:, 2] > -6),
        lambda v: np.clip((v[:, 2] + 3.5) / 3, 0, 1) * (np.abs(v[:, 0]) < 13 * wide),
        step=1.1,
        bending=0.6,
        stiffness=60,
        grow=0.025,
        frames=16,
        mass=0.4,
        seed=82 if man else 86,
    )
    hide_body(body)
    cut_away(body, lambda v: (v[:, 2] < -2) & (v[:, 1] < 0))
    gather(shell, pattern, cut, 6 if man else 11, 0.1 + 0.6 * b['arm'], 0.75, 2.6 + 2.4 * b['arm'])
    beyond = pattern.past_armhole(cut)
    yoke = cut[:, 2] + 13.5 - 0.012 * cut[:, 0] ** 2
    seam(shell, beyond, height=0.16)
    seam(shell, yoke, (cut[:, 1] < 1.5) * np.clip(-beyond - 0.4, 0, 1), height=0.12)
    armholes = [seam_line(shell, beyond + off, side, -1.2) for side in (1, -1) for off in (0.25, 0.85)]
    tree = surface_tree(shell)
    for line in armholes:
        stitches('armhole', line, tree, thread, 0.03, length=0.34, gap=0.14, radius=0.04)
    ring = neck_ring_of(body_name, pattern.trunk_both, metal, cloth, thread)
    dam(body_name, ring, rubber)
    ribbed_band(body_name, webbing, MOCK, FOOT, TOP)
    harness(tree, webbing, thread, metal, wide)
    for side, x, z in COUPLINGS:
        at = on_surface([(side * x * wide, z)], tree, 0.1)[0]
        coupling(at, metal, rubber)
        path = np.array([(side * a * wide, y, c) for a, y, c in HOSE]) + at
        hose(_over(path, pattern.trunk_both), rubber, metal)
    _patches(tree, webbing, patch, thread, wide)


def _over(path, field):
    """A path kept off the suit, so that what lies on it does not sink in."""
    out = path.copy()
    out[2:] = push_out(field, path[2:], 1.5)
    return out


def _patches(tree, webbing, patch, thread, wide):
    """A name strip without a name, and a round badge: a planet and its path."""
    strip = [(11.2 * wide, -17.4), (16.6 * wide, -16.9), (16.6 * wide, -20.0), (11.2 * wide, -20.5)]
    laid = surface_tree(panel('strip', strip, tree, patch, 0.1, 0.3, 0.1, step=0.28, smooth=2, bridges=True))
    rim = inset(strip, 0.3)
    for a, b in zip(rim, [*rim[1:], rim[0]]):
        stitches('strip stitch', [a, b], laid, webbing, 0.02, length=0.26, gap=0.05, radius=0.05)
    x, z, r = -14.0 * wide, -18.8, 2.75
    turn = np.linspace(0, 2 * np.pi, 40, endpoint=False)
    badge = [(x + r * np.cos(a), z + r * np.sin(a)) for a in turn]
    field = surface_tree(panel('badge', badge, tree, patch, 0.12, 0.3, 0.12, step=0.25, smooth=2, bridges=True))
    cord('badge rim', on_surface([*inset(badge, 0.12), inset(badge, 0.12)[0]], field, 0.06), 0.16, webbing, 160)
    planet = [(x + 0.2 + 1.05 * np.cos(a), z + 0.1 + 1.05 * np.sin(a)) for a in turn]
    panel('planet', planet, field, webbing, 0.08, 0.05, 0.1, step=0.25, smooth=4)
    tilt = 0.5
    path = [(x + 0.2 + 2.1 * np.cos(a) * np.cos(tilt) - 0.55 * np.sin(a) * np.sin(tilt), z + 0.1 + 2.1 * np.cos(a) * np.sin(tilt) + 0.55 * np.sin(a) * np.cos(tilt)) for a in np.linspace(0.55 * np.pi, 2.45 * np.pi, 60)]
    cord('path', on_surface(path, field, 0.14), 0.08, thread, 120)
    ball(0.24, on_surface([path[44]], field, 0.12)[0], thread, 0.6)
