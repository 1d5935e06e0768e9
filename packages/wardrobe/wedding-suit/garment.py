"""For a wedding: a suit with peaked lapels, its waistcoat, shirt and tie, a rose in the buttonhole."""
import numpy as np

from flowers import boutonniere
from materials import material
from mesh import surface_tree
from pieces import button, on_surface, panel, stitches
from shirt import shirt, shirt_collar, tie
from tailoring import WAIST, jacket, roll_line

PEAK = [(8.6, 0.3), (10.6, -1.2), (11.9, -5.2), (15.9, -3.9), (15.6, -5.4), (14.0, -11), (12.0, -16), (9.4, -22), (6.2, -28), (2.6, -32.6)]
VEST = [(7.6, -1.0), (6.0, -7.0), (3.7, -13.0), (1.2, -17.6), (-0.9, -20.4), (-1.3, -24), (-1.3, -44), (10.5, -44), (10.5, -1.0)]


def build(body_name, body):
    tree, wool, thread = jacket(body_name, body, PEAK, 'main')
    cotton = material('cotton', 'second', 0.9, 0.1, grey=0.55, weave=0.12, weave_scale=260, creases=0.12)
    silk = material('silk', 'third', 0.45, 0.3, weave=0.15, weave_scale=300, specular=0.38, creases=0.1)
    flower = material('petal', 'lining', 0.65, 0.4, grey=0.55, weave=0.06, weave_scale=120, specular=0.15)
    green = material('leaf', 'trim', 0.55, grey=0.45, weave=0.15, weave_scale=60, specular=0.3)
    roll = roll_line(body_name)
    ground = shirt(body_name, cotton, roll, WAIST[body_name])
    shirt_collar(body_name, cotton)
    tie(ground, silk, -21.5)
    for side in (-1, 1):
        _vest(side, ground, wool, thread)
    panel('welt', [(10.2, -19.7), (17.2, -18.8), (17.4, -21.0), (10.4, -22.0)], tree, wool, 0.25, 0.38, 0.25)
    panel('square', [(11.4, -20.2), (16.6, -19.5), (16.5, -17.4), (14.0, -17.8), (11.5, -18.2)], tree, cotton, 0.2, 0.28, 0.2, lift=lambda x, z: 0.06 * np.sin(2.6 * x + z))
    place = on_surface([(11.4, -10.2)], tree, 1.0)[0]
    boutonniere(place, flower, green)


def _vest(side, ground, wool, thread):
    """Half of the waistcoat, over the tie; the wearer's left half lies on top."""

    def lift(x, z):
        over_tie = 1.15 * np.exp(-((x / 4.6) ** 4)) * np.clip((z + 27) / 5, 0, 1)
        return over_tie + (0.22 if side > 0 else 0) + 0.05 * np.sin(z * 0.6 + x)

    horn = material('horn', 'main', 0.35, specular=0.5, grey=0.4)
    piece = surface_tree(panel('vest', [(side * x, z) for x, z in VEST], ground, wool, 0.25, 0.25, 0.3, lift=lift, step=0.4, smooth=4))
    if side > 0:
        stitches('vest stitch', [(x + 0.55, z + 0.15) for x, z in VEST[1:6]], piece, thread, 0.02)
        for z in (-22.3, -27.0, -31.6):
            button(on_surface([(-0.1, z)], piece, 0.12)[0], 0.62, horn)
