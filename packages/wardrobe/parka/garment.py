"""A parka of dense cotton with a hood that lies back, its edge of fur, over a ribbed roll-neck."""
import numpy as np

from fur import fur
from knitwear import FOOT, MOCK, TOP, ribbed_band
from mannequin import BODIES
from materials import material
from mesh import surface_tree
from outerwear import coat_shell, roll_of, under_top
from pieces import button, cord, loft, on_surface, panel, stitches

OPEN_TO = -12
# Just outside of the collar's foot, so that the cut edge lies under it.
ROLL = [(OPEN_TO - 0.3, 0.6), (-10.2, 1.5), (-6, 4.5), (-3, 5.8), (0, 6.7), (4, 7.8), (12, 7.8)]
COLLAR = [
    [(1.2, -10.6, OPEN_TO - 0.6), (4.6, -9.4, -7.4), (8.6, -2.4, 0.6), (7.4, 4.8, 5.0), (0, 10.6, 7.2)],
    [(2.6, -11.4, -9.2), (6.0, -10.0, -4.6), (9.0, -3.0, 3.2), (7.6, 4.8, 7.4), (0, 10.8, 9.2)],
    [(5.0, -11.2, -5.6), (7.4, -9.4, -1.4), (9.3, -3.0, 5.4), (7.6, 4.8, 9.4), (0, 10.6, 11.0)],
    [(6.6, -10.8, -5.2), (8.4, -9.0, -1.4), (10.0, -3.0, 5.0), (8.2, 5.0, 9.2), (0, 11.2, 10.8)],
]
FUR = [(-5.4, -12.4, -14.5), (-8.0, -11.8, -8.4), (-11.0, -7.6, -1.4), (-13.0, 0.4, 4.8), (-10.8, 9.0, 9.4), (0, 13.2, 11.2)]


def build(body_name, body):
    cotton = material('cotton', 'main', 0.8, 0.1, weave=0.35, weave_scale=200, uneven=0.14, specular=0.12, creases=0.35, crease_scale=3.2)
    pelt = material('fur', 'second', 0.8, 0.2, grey=0.55, specular=0.1)
    rib = material('rib', 'third', 0.95, 0.3, weave=0.4, weave_scale=130, uneven=0.12, specular=0.02)
    thread = material('thread', 'main', 0.8, grey=0.25)
    metal = material('metal', 'trim', 0.35, specular=0.5, grey=0.4)
    man = body_name == 'man'
    q = BODIES[body_name]['shoulder'] / 18.6
    tree, field = coat_shell(body_name, cotton, roll_of([(z, x * (1.04 if man else 1)) for z, x in ROLL], body_name), OPEN_TO, 31 if man else 37, 8.6, 0.65 if body_name == 'child' else 0.95, 0.85)
    under_top(body_name, rib, OPEN_TO)
    ribbed_band(body_name, rib, MOCK, FOOT, TOP)
    flap = panel('flap', [(-1.2, OPEN_TO - 0.4), (3.8, OPEN_TO + 0.4), (4.2, -30), (4.0, -56), (-1.2, -56), (-1.4, -30)], tree, cotton, 0.35, 0.1, 0.45, lift=lambda x, z: 0.2 * np.sin(z * 0.55) * np.clip(x / 3, -0.4, 1) + 0.1 * np.sin(z * 1.7 + x), smooth=6)
    laid = surface_tree(flap)
    for x in (-0.6, 3.4):
        stitches('flap stitch', [(x, OPEN_TO - 1.2), (x + 0.1, -30), (x, -55)], laid, thread, 0.02)
    for z in (OPEN_TO - 3.5, OPEN_TO - 17, OPEN_TO - 31):
        button(on_surface([(1.4, z)], laid, 0.1)[0], 0.85, metal)
    for side in (1, -1):
        collar = [[(side * x * (0.3 + 0.7 * q if x < 7 else q), y, z) for x, y, z in curve] for curve in COLLAR]
        loft('collar', collar, 70, 20, cotton, 0.45, keep_out=(field, [0.1, 0.3, 0.5, 0.5]))
        cord('zip', [(x, y - 0.25, z) for x, y, z in (curve[0] for curve in collar[:3])], 0.17, metal)
        stitches('yoke', [(side * x * q, z) for x, z in ((5.4, -15.9), (9, -16.2), (12.5, -15.9), (15, -15.4))], tree, thread, 0.04)
        welt = [(side * x * q, z) for x, z in ((9.6, -27.6), (11.2, -27.2), (15.6, -39.4), (14.0, -40.2))]
        stitches('welt', [(side * x * q, z) for x, z in ((11.0, -28.2), (15.1, -39.2))], surface_tree(panel('welt', welt, tree, cotton, 0.2, 0.05, 0.25)), thread, 0.03)
    wide = 1.12 if man else 0.92
    path = [(x * wide, y, z) for x, y, z in FUR]
    path = np.array(path + [(-x, y + 0.3, z + 0.4 * (z < 0)) for x, y, z in path[-2::-1]])
    cord('hood', path * np.array([1.0, 1, 1]) + np.array([0, 1.4, -1.6]), 2.4, cotton, 160)
    fur('fur', path, 1.7, 3.2, pelt)
