"""A suit with a shirt and a tie; the pocket square is of the shirt's cloth."""
import numpy as np

from materials import material
from pieces import curve_through, grid, panel
from shirt_front import shirt_collar, shirt_front
from tailoring import WAIST, jacket, roll_line


def build(body_name, body):
    tree, wool, _ = jacket(body_name, body)
    cotton = material('cotton', 'second', 0.9, 0.1, grey=0.55, weave=0.12, weave_scale=260, creases=0.12)
    silk = material('silk', 'third', 0.5, 0.3, weave=0.2, weave_scale=300, specular=0.35)
    shirt_tree = shirt_front(body_name, cotton, roll_line(body_name), WAIST[body_name])
    shirt_collar(cotton)
    _tie(shirt_tree, silk)
    panel('welt', [(8.9, -19.6), (17.0, -18.6), (17.2, -20.9), (9.1, -22.0)], tree, wool, 0.2, 0.02, 0.25)
    panel('square', [(10.2, -19.5), (15.6, -18.8), (15.4, -17.6), (13.6, -16.9), (12.6, -17.5), (11.6, -16.7), (10.4, -17.8)], tree, cotton, 0.2, 0.02, 0.3)


def _tie(tree, silk):
    profile = np.array([(1.5, 0, 2.2), (1.85, 0, 1.4), (1.75, 0, -0.2), (1.4, 0, -2.0), (1.05, 0, -3.3)])
    rings, a = [], np.linspace(-np.pi, np.pi, 28, endpoint=False)
    for half, _, z in curve_through(profile, 14):
        y = -7.0 - (2.15 - z) * 0.22
        x = half * np.sign(np.cos(a)) * np.abs(np.cos(a)) ** 0.75 + 0.12 * (2 - z)
        rings.append(np.column_stack([x, y - np.sign(np.sin(a)) * np.abs(np.sin(a)) ** 0.8 * (0.75 + 0.25 * (z + 3.3) / 5), np.full(28, z)]))
    grid('knot', np.stack(rings, 1), silk, 0, closed=True)

    def lift(x, z):
        dimple = 0.4 * np.exp(-(((x - 0.15) / 0.5) ** 2)) * np.exp(-(((z + 5.4) / 3.2) ** 2))
        return 0.55 * np.exp(-(((z + 6) / 4.5) ** 2)) - dimple + 0.3

    blade = [(-0.9, -2.9), (1.1, -2.9), (1.75, -7), (2.7, -16), (3.3, -26), (1.8, -30.5), (-1.8, -30.5), (-3.3, -26), (-2.5, -16), (-1.45, -7)]
    panel('blade', blade, tree, silk, 0.35, 0.35, 0.9, lift=lift, step=0.4)
