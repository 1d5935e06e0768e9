"""For the evening: a dinner jacket with a shawl lapel of satin, shirt and bow tie; of velvet over a satin top, with pearls, for a woman."""
import numpy as np

from bow_tie import bow_tie
from field import push_out
from mannequin import BODIES, body_field
from materials import material
from mesh import surface_tree
from outerwear import coat_shell, roll_of
from pieces import ball, button, loft, on_surface, panel
from round_top import neckline, round_top
from shirt import shirt, shirt_collar

WAIST = -35
ROLL = [(WAIST - 6, -2.0), (WAIST, -1.0), (-29, 1.4), (-21, 4.2), (-11, 6.6), (-2, 7.8), (3, 8.2), (12, 8.0)]
SHAWL = [(8.3, 3.2), (10.8, 2.2), (12.6, -1.6), (13.2, -7), (13.0, -12), (11.8, -18), (9.2, -24), (5.6, -30), (1.2, WAIST - 0.6)]
COLLAR = [
    [(8.0, -4.6, 0.9), (7.8, -2.2, 2.4), (7.5, 2.2, 5.4), (5.6, 7.4, 7.4), (0, 10.4, 8.2)],
    [(8.3, -5.2, 1.5), (8.3, -2.8, 3.4), (7.9, 2.2, 6.4), (6.1, 8.0, 8.4), (0, 11.2, 9.2)],
    [(10.3, -4.7, 0.6), (10.2, -2.8, 1.8), (9.4, 2.6, 4.9), (7.2, 9.2, 6.8), (0, 12.2, 7.6)],
    [(12.2, -3.9, -1.0), (12.0, -2.6, 0.2), (10.8, 3.0, 3.2), (8.0, 10.0, 5.0), (0, 13.0, 5.6)],
]


def build(body_name, body):
    man = body_name == 'man'
    wool = material('wool', 'main', 0.95, 0.25 if man else 1.0, weave=0.3 if man else 0.15, weave_scale=220, uneven=0.14, specular=0.04, creases=0.22)
    satin = material('satin', 'third', 0.42, weave=0.08, weave_scale=300, specular=0.4, grey=0.4, creases=0.12)
    black = material('button', 'trim', 0.4, specular=0.5, grey=0.35)
    q = BODIES[body_name]['shoulder'] / 18.6
    roll = roll_of(ROLL, body_name)
    tree, field = coat_shell(body_name, wool, roll, WAIST, 41 if man else 52, 8.8, 0.5, 0.75, 1.1 if man else 0.8)
    for side in (1, -1):
        _shawl(side, tree, satin, roll, q)
        loft('collar', [[(side * x * q, y, z) for x, y, z in curve] for curve in COLLAR], 70, 18, satin, 0.3, keep_out=(field, [0.25, 0.7, 0.6, 0.35]))
    panel('front', [(-3.0, WAIST + 0.4), (0.6, WAIST + 3.4), (2.2, WAIST), (2.0, -56), (-4.0, -56)], tree, wool, 0.3, 0.05, 0.4, deepest=0, smooth=6)
    button(on_surface([(-0.9, WAIST - 2.6)], tree, 0.75)[0], 0.95, black)
    if man:
        _shirt(body_name, roll, satin, black)
        panel('welt', [(13.6, -17.2), (18.0, -16.0), (18.2, -17.8), (13.8, -19.2)], tree, wool, 0.2, 0.02, 0.25)
    else:
        silk = material('silk', 'second', 0.45, 0.1, grey=0.55, weave=0.06, weave_scale=300, specular=0.35, creases=0.3)
        round_top(body_name, silk, roll, WAIST)
        _pearls(body_name)


def _shawl(side, tree, satin, roll, q):
    inner = [(roll(z) - 0.45, z) for z in np.linspace(WAIST - 1.2, -0.4, 15)]
    outer = [(x * (0.3 + 0.7 * q), z) for x, z in SHAWL]

    def lift(x, z):
        off = np.abs(x) - roll(z)
        fold = np.exp(-((off / 1.2) ** 2)) * np.clip((z - WAIST + 1) / 10, 0, 1) * np.clip((-1.5 - z) / 6, 0.1, 1)
        return 0.25 + 0.9 * fold + 0.5 * np.clip(off / 6, 0, 1) ** 2 + 0.1 * np.sin(z * 0.4 + 2 * side) + (0.1 if side > 0 else 0)

    panel('shawl', [(side * x, z) for x, z in inner + outer], tree, satin, 0.36, 0.08, 0.45, lift=lift, step=0.45, smooth=4)


def _shirt(body_name, roll, satin, black):
    cotton = material('cotton', 'second', 0.9, 0.1, grey=0.55, weave=0.12, weave_scale=260, creases=0.12)
    tree = shirt(body_name, cotton, roll, WAIST)
    for side in (1, -1):
        bib = [(side * x, z) for x, z in ((1.8, -3.5), (8.2, -3.5), (8.2, -38), (1.8, -38))]

        def pleat(x, z, side=side):
            return 0.22 * ((side * x * 0.95) % 1) + 0.03 * np.sin(z * 0.5 + x)

        panel('bib', bib, tree, cotton, 0.08, 0.03, 0.15, lift=pleat, step=0.22, smooth=3)
    for z in (-8.6, -15.4, -22.2, -29.0):
        ball(0.42, on_surface([(0, z)], tree, 0.3)[0], black, 0.6)
    shirt_collar(body_name, cotton)
    bow_tie((0, -7.9, 0.6), satin)


def _pearls(body_name):
    """A string of pearls that lies on the collar bones."""
    pearl = material('pearl', 'lining', 0.25, specular=0.6, grey=0.55)
    body, t = body_field(body_name, 0, arms=False), np.linspace(-1.15, 1.15, 400)
    line = np.column_stack([6.6 * np.sin(t), 1.4 - 7.6 * np.cos(t), 0 * t])
    line[:, 2] = neckline(line[:, 0], line[:, 1]) + 1.9
    for _ in range(14):
        out = line * np.array([1, 1, 0]) - np.array([0, 2, 0])
        line = line - (body(line) - 0.35)[:, None] * 0.6 * out / np.linalg.norm(out, axis=1, keepdims=True)
    line = push_out(body, line, 0.3)
    run = np.r_[0, np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))]
    for s in np.arange(0.4, run[-1], 0.82):
        ball(0.4, [np.interp(s, run, line[:, k]) for k in range(3)], pearl)
