"""A leather jacket, its zip open, over a T-shirt."""
import numpy as np

from mannequin import BODIES
from materials import material
from mesh import surface_tree
from outerwear import coat_shell, hide_body, roll_of
from pieces import ball, loft, on_surface, panel, stitches
from round_top import round_top

WAIST = -44
ROLL = [(-60, 0.6), (WAIST, 1.2), (-32, 3.0), (-22, 4.6), (-12, 6.4), (-3, 7.6), (3, 8.0), (12, 7.8)]
LAPEL = [(8.0, 1.2), (11.4, -1.8), (12.4, -5.6), (15.2, -8.8), (14.8, -11.0), (12.2, -17), (9.4, -24), (6.6, -32), (4.2, WAIST + 1)]
COLLAR = [
    [(8.0, -6.8, -2.6), (7.7, -2.2, 1.8), (7.4, 2.2, 5.2), (5.6, 7.4, 7.4), (0, 10.4, 8.2)],
    [(8.2, -7.6, -1.8), (8.2, -2.9, 3.2), (7.9, 2.2, 6.6), (6.1, 8.0, 8.8), (0, 11.2, 9.8)],
    [(9.6, -7.6, -2.2), (9.8, -3.2, 1.6), (9.2, 2.6, 5.2), (7.2, 9.0, 7.2), (0, 12.2, 8.0)],
    [(13.0, -6.9, -6.4), (12.6, -4.4, -2.6), (11.2, 3.0, 2.8), (8.2, 10.0, 5.2), (0, 13.0, 5.8)],
]


def build(body_name, body):
    man = body_name == 'man'
    leather = material('leather', 'main', 0.42, weave=0.2, weave_scale=62, uneven=0.06, specular=0.45, grey=0.32, creases=0.5, crease_scale=4.5)
    thread = material('thread', 'main', 0.7, grey=0.16)
    metal = material('metal', 'trim', 0.25, specular=0.8, grey=0.5)
    jersey = material('jersey', 'second', 0.9, 0.1, grey=0.55, weave=0.12, weave_scale=260, creases=0.25)
    q = BODIES[body_name]['shoulder'] / 18.6
    roll = roll_of(ROLL, body_name)
    tree, field = coat_shell(body_name, leather, roll, WAIST, 71 if man else 78, 8.8, 0.85, 0.62, 1.2 if man else 0.9)
    hide_body(body)
    round_top(body_name, jersey, roll, WAIST)
    for side in (1, -1):
        lapel = _lapel(side, tree, leather, thread, roll, [(x * (0.4 + 0.6 * q), z) for x, z in LAPEL])
        teeth = [(side * (roll(z) + 0.15), z) for z in np.linspace(WAIST + 2, -3.5, 14)]
        stitches('zip', teeth, lapel, metal, 0.05, length=0.3, gap=0.2, radius=0.13)
        collar = [[(side * x * q, y, z) for x, y, z in curve] for curve in COLLAR]
        piece = loft('collar', collar, 70, 20, leather, 0.32, keep_out=(field, [0.25, 0.7, 0.65, 0.4]))
        edge = [(side * x * q, z) for x, z in ((12.2, -5.7), (11.6, -2.2), (10.9, 1.0))]
        stitches('collar stitch', edge, surface_tree(piece), thread, 0.03)
        sleeve = BODIES[body_name]['shoulder']
        for off in (0.0, 0.55):
            stitches('armhole', [(side * (sleeve - 1.2 + off), 1.0), (side * (sleeve - 1.8 + off), -4), (side * (sleeve - 3.0 + off), -9.4)], tree, thread, 0.03)
        stitches('yoke', [(side * x * q, z) for x, z in ((13.6, -12.8), (15.8, -13.4))], tree, thread, 0.03)
        ball(0.42, on_surface([(side * (roll(-9) + 4.4), -9.6)], lapel, 0.06)[0], metal, 0.5)


def _lapel(side, tree, leather, thread, roll, outer):
    inner = [(roll(z) - 0.45, z) for z in np.linspace(WAIST - 1, -1.2, 18)]

    def lift(x, z):
        off = np.abs(x) - roll(z)
        fold = np.exp(-((off / 0.9) ** 2)) * np.clip((z - WAIST) / 8, 0, 1) * np.clip((-2.5 - z) / 6, 0.1, 1)
        return 0.25 + 0.8 * fold + 0.5 * np.clip(off / 6, 0, 1) ** 2 + 0.22 * np.sin(z * 0.45 + 2 * side) * np.clip(off / 5, 0, 1)

    piece = surface_tree(panel('lapel', [(side * x, z) for x, z in inner + outer], tree, leather, 0.36, 0.08, 0.35, lift=lift, step=0.45, smooth=4))
    stitches('lapel stitch', [(side * (x - 0.7), z + 0.1) for x, z in outer[3:]], piece, thread, 0.02)
    return piece
