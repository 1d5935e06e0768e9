"""A doctor's white coat over a shirt: notched lapels, a pen in the breast pocket; a man wears a tie."""
import numpy as np

from mannequin import BODIES
from materials import material
from mesh import surface_tree
from outerwear import coat_lapel, coat_shell, roll_of
from pieces import ball, button, cord, loft, on_surface, panel, stitches
from shirt import shirt, shirt_collar, tie
from topstitch import inset

WAIST = -33
ROLL = [(WAIST - 7, -1.6), (WAIST - 1, -0.8), (-28, 1.4), (-20, 4.0), (-10, 6.3), (-2, 7.5), (3, 7.9), (12, 7.6)]
LAPEL = [(8.6, 0.4), (10.6, -1.6), (11.0, -5.4), (15.0, -6.4), (15.2, -7.6), (14.0, -12.5), (11.9, -18), (8.9, -24), (5.4, -29), (1.8, WAIST + 0.4)]
COLLAR = [
    [(7.6, -6.4, -2.8), (7.4, -2.0, 1.6), (7.2, 2.2, 5.2), (5.4, 7.4, 7.4), (0, 10.2, 8.2)],
    [(7.9, -7.1, -2.6), (7.8, -2.7, 2.4), (7.6, 2.2, 6.2), (5.9, 8.0, 8.4), (0, 10.9, 9.2)],
    [(10.2, -6.6, -3.0), (9.8, -2.8, 0.6), (9.2, 2.6, 4.6), (7.1, 9.2, 6.6), (0, 12.0, 7.4)],
    [(13.3, -5.9, -3.9), (12.2, -3.5, -1.6), (10.8, 3.0, 2.4), (8.0, 9.9, 4.6), (0, 12.8, 5.2)],
]
POCKET = [(8.6, -21.2), (16.6, -20.4), (16.4, -29.8), (15.4, -31.0), (9.6, -31.4), (8.6, -30.4)]


def build(body_name, body):
    man = body_name == 'man'
    twill = material('twill', 'main', 0.9, 0.12, weave=0.35, weave_scale=210, uneven=0.08, specular=0.06, creases=0.34, crease_scale=2.8)
    cotton = material('cotton', 'second', 0.9, 0.1, grey=0.55, weave=0.12, weave_scale=260, creases=0.16)
    thread = material('thread', 'main', 0.9, grey=0.34)
    pearl = material('pearl', 'trim', 0.35, specular=0.5, grey=0.5)
    lacquer = material('pen', 'lining', 0.25, specular=0.6, grey=0.4)
    q = BODIES[body_name]['shoulder'] / 18.6
    roll = roll_of(ROLL, body_name)
    tree, field = coat_shell(body_name, twill, roll, WAIST, 93 if man else 97, 8.8, 0.72, 0.68, 1.3 if man else 1.0)
    under = shirt(body_name, cotton, roll, WAIST)
    shirt_collar(body_name, cotton)
    if man:
        tie(under, material('silk', 'third', 0.5, 0.3, weave=0.2, weave_scale=300, specular=0.35))
    else:
        panel('placket', [(-1.5, 0.4), (1.5, 0.4), (1.9, -4), (1.9, -36), (-1.9, -36), (-1.9, -4)], under, cotton, 0.14, 0.16, 0.2, step=0.4)
        button((0, -4.75, 0.5), 0.42, pearl)
        for z in (-5.2, -10.8, -16.4, -22.2):
            button(on_surface([(0, z)], under, 0.35)[0], 0.5, pearl)
    for side in (1, -1):
        coat_lapel(side, tree, twill, thread, roll, [(x * (0.4 + 0.6 * q), z) for x, z in LAPEL], WAIST, 3, 0.3)
        curves = [[(side * x * q, y, z) for x, y, z in curve] for curve in COLLAR]
        loft('collar', curves, 70, 18, twill, 0.24, keep_out=(field, [0.25, 0.7, 0.65, 0.5, 0.4]))
        sleeve = BODIES[body_name]['shoulder']
        stitches('armhole', [(side * (sleeve - 1.2), 1.2), (side * (sleeve - 1.7), -4), (side * (sleeve - 2.9), -9.4)], tree, thread, 0.03, radius=0.035)
    front = [(-3.4, WAIST + 0.2), (-1.2, WAIST + 3.6), (1.2, WAIST + 3.0), (2.4, WAIST), (1.6, -56), (-3.6, -56)]
    laid = surface_tree(panel('front', front, tree, twill, 0.24, 0.05, 0.3, deepest=0, smooth=6))
    stitches('front stitch', [(-2.9, WAIST - 0.6), (-3.1, -55)], laid, thread, 0.02, radius=0.035)
    for z in (WAIST - 2.8, WAIST - 14.5):
        button(on_surface([(-1.1, z)], laid, 0.12)[0], 0.85, pearl)
    _pocket(tree, twill, thread, lacquer, pearl, q)


def _pocket(tree, twill, thread, lacquer, metal, q):
    """A patch pocket; the pen's clip holds it to the edge."""
    wide = 0.2 + 0.8 * q
    outline = [(x * wide, z) for x, z in POCKET]
    pen, edge = 13.4 * wide, -20.7

    def lift(x, z):
        return 0.12 + (0.25 * np.exp(-(((x - pen) / 1.6) ** 2)) + 0.12) * np.clip((z + 26) / 5, 0, 1)

    laid = surface_tree(panel('pocket', outline, tree, twill, 0.16, 0.05, 0.15, lift=lift, step=0.35, smooth=3))
    for off in (0.3, 1.6):
        rim = inset(outline, off)
        pairs = [(rim[0], rim[1])] if off > 1 else list(zip(rim, [*rim[1:], rim[0]]))
        for a, b in pairs:
            stitches('pocket stitch', [a, b], laid, thread, 0.02, radius=0.035)
    foot, middle = on_surface([(pen, edge - 0.9), (pen, edge)], laid, 0.15)
    top = on_surface([(pen + 0.15, edge + 2.2)], tree, 0.55)[0]
    cord('cap', [foot + np.array([0, 0.35, 0]), middle, top], 0.47, lacquer, 40)
    cord('band', [top + np.array([0, 0, -0.1]), top + np.array([0, 0, 0.25])], 0.5, metal, 8)
    clip = on_surface([(pen - 0.1, edge - 0.5), (pen - 0.1, edge - 3.2)], laid, 0.3)
    cord('clip', [top + np.array([-0.1, -0.5, 0.1]), middle + np.array([-0.1, -0.6, 0.8]), *clip], 0.17, metal, 40)
    ball(0.27, clip[-1], metal)
