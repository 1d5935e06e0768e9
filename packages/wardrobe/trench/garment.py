"""A trench coat of gabardine, the collar up a little, over a fine ribbed roll-neck."""
import numpy as np

from knitwear import FOOT, MOCK, TOP, ribbed_band
from mannequin import BODIES
from materials import material
from mesh import surface_tree
from outerwear import coat_front, coat_lapel, coat_shell, roll_of, under_top
from pieces import button, loft, on_surface, panel, stitches

WAIST = -31
ROLL = [(WAIST - 4, -6.5), (WAIST, -4.2), (-24, 0.8), (-17, 4.4), (-10, 7.2), (-2, 8.8), (3, 9.2), (12, 9.2)]
LAPEL = [(9.2, 1.0), (12.2, -1.6), (12.4, -5.6), (15.4, -6.0), (15.5, -7.8), (14.0, -13), (11.6, -18.5), (8.6, -24), (5.0, -28.6), (0.4, WAIST - 0.4)]
# Stand, fold and the leaf that stands off with its points.
COLLAR = [
    [(8.0, -8.4, -3.4), (8.4, -3.2, 1.0), (8.1, 2.0, 5.0), (6.0, 7.8, 7.2), (0, 10.6, 8.0)],
    [(8.0, -8.8, -1.2), (8.7, -3.8, 4.6), (8.2, 1.6, 9.4), (6.0, 7.8, 11.4), (0, 10.8, 12.0)],
    [(9.0, -9.5, -0.4), (9.8, -4.2, 5.0), (9.0, 1.8, 9.6), (6.6, 8.6, 11.4), (0, 11.6, 12.0)],
    [(11.6, -10.0, -2.4), (12.2, -4.8, 1.6), (11.0, 2.4, 6.4), (8.2, 9.8, 8.2), (0, 13.0, 8.8)],
    [(13.4, -10.2, -7.4), (14.0, -5.6, -1.4), (12.0, 2.4, 4.8), (9.0, 10.8, 5.4), (0, 14.0, 6.0)],
]
FLAP = [(-10.0, 0.6), (-13.0, -0.2), (-17.6, -3.2), (-17.2, -8), (-16.2, -13.5), (-15.0, -18.4), (-12.6, -21.6), (-9.0, -22.6), (-8.4, -17), (-9.6, -8)]
BUTTONS = ((-4.4, WAIST - 4.0), (6.6, WAIST - 4.2), (-4.6, WAIST - 16), (6.4, WAIST - 16))


def build(body_name, body):
    cotton = material('gabardine', 'main', 0.75, 0.1, weave=0.3, weave_scale=230, uneven=0.12, specular=0.16, creases=0.28, crease_scale=2.6)
    thread = material('thread', 'main', 0.8, grey=0.25)
    rib = material('rib', 'second', 0.95, 0.3, weave=0.4, weave_scale=130, uneven=0.12, specular=0.02)
    horn = material('horn', 'trim', 0.35, specular=0.5, grey=0.4)
    q = BODIES[body_name]['shoulder'] / 18.6
    roll = roll_of(ROLL, body_name)
    tree, field = coat_shell(body_name, cotton, roll, WAIST, 14 if body_name == 'man' else 23, 9.2, 0.75, 0.62)
    under_top(body_name, rib, WAIST)
    ribbed_band(body_name, rib, MOCK, FOOT, TOP)
    flap = panel('storm flap', [(x * q, z) for x, z in FLAP], tree, cotton, 0.22, 0.12, 0.25, lift=lambda x, z: 0.3 * np.clip((-z - 8) / 12, 0, 1) * (1 + 0.5 * np.sin(x * 0.9)), smooth=4)
    stitches('flap stitch', [(x * q * 0.965, z + 0.5) for x, z in FLAP[3:8]], surface_tree(flap), thread, 0.02)
    for side in (1, -1):
        coat_lapel(side, tree, cotton, thread, roll, [(x * (0.4 + 0.6 * q), z) for x, z in LAPEL], WAIST, 3)
        loft('collar', [[(side * x * q, y + 0.2 * side, z) for x, y, z in curve] for curve in COLLAR], 70, 24, cotton, 0.3, keep_out=(field, [0.2, 0.2, 0.4, 0.5, 0.4]))
        _epaulette(side, tree, cotton, thread, horn, q)
    coat_front(tree, cotton, WAIST, BUTTONS, horn)


def _epaulette(side, tree, cotton, thread, horn, q):
    strap = [(11.2, 1.0), (15.2, -0.6), (17.4, -2.2), (17.8, -4.6), (15.0, -3.6), (11.2, -1.8)]
    piece = panel('epaulette', [(side * x * q, z) for x, z in strap], tree, cotton, 0.28, 0.12, 0.2, step=0.4)
    stitches('strap stitch', [(side * x * q, z) for x, z in ((11.4, -1.3), (15.0, -3.1), (17.4, -4.1))], surface_tree(piece), thread, 0.02)
    button(on_surface([(side * 15.4 * q, -2.1)], surface_tree(piece), 0.1)[0], 0.7, horn)
