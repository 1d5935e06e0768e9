"""A sherwani: brocade with paisleys, a standing collar and a front of embroidery, a close row of buttons."""
import numpy as np

from brocade import paisleys, trellis
from mandarin import shell_of, stand_collar
from materials import material
from mesh import store_pattern_coordinates, surface_tree, vertices_of
from pieces import ball, cord, curve_through, on_surface, panel

HALF = 2.9


def build(body_name, body):
    man = body_name == 'man'
    silk = material('silk', 'main', 0.55, 0.35, weave=0.2, weave_scale=240, uneven=0.06, specular=0.24, pattern=paisleys(), pattern_scale=0.98 if man else 1.08, creases=0.22)
    worked = material('worked', 'main', 0.6, 0.2, weave=0.3, weave_scale=220, uneven=0.08, specular=0.2, pattern=trellis(), pattern_scale=2.4)
    gold_cord = material('cord', 'second', 0.4, 0.2, weave=0.3, weave_scale=260, specular=0.4)
    gold = material('gold', 'trim', 0.3, specular=0.7, grey=0.5)
    ease = dict(ease_arm=0.7, ease_waist=0.9) if man else dict(ease_arm=0.6, ease_waist=0.2, arms_out=0.3)
    tree, field = shell_of(body_name, body, silk, 1.2 if man else 0.8, 7, **ease)
    stand_collar(body_name, field, worked, gold_cord)
    front = panel('front', [(-HALF, -3.3), (-1.2, -3.0), (1.2, -3.0), (HALF, -3.3), (HALF, -56), (-HALF, -56)], tree, worked, 0.16, 0.05, 0.2, step=0.4, smooth=4)
    store_pattern_coordinates(front, vertices_of(front)[:, [0, 2]])
    laid = surface_tree(front)
    for side in (1, -1):
        for x, radius in ((HALF, 0.2), (HALF - 0.5, 0.09)):
            cord('edge', on_surface(curve_through([(side * x, -3.5, 0), (side * x, -55, 0)], 90)[:, :2], tree if x == HALF else laid, 0.22 if x == HALF else 0.04), radius, gold_cord, 200)
    cord('fold', on_surface(curve_through([(0.75, -3.4, 0), (0.75, -55, 0)], 90)[:, :2], laid, 0.02), 0.07, gold_cord, 200)
    for k in range(14):
        _button(on_surface([(0, -4.6 - 3.7 * k)], laid, 0.22)[0], gold)


def _button(at, gold):
    """Domed, with a rim."""
    ball(0.62, at, gold, 0.6)
    turn = np.linspace(0, 2 * np.pi, 30)
    cord('rim', [at + np.array([0.64 * np.cos(t), 0.06, 0.64 * np.sin(t)]) for t in turn], 0.1, gold, 60)
    for a in np.arange(6) * np.pi / 3:
        ball(0.13, at + np.array([0.36 * np.cos(a), -0.32, 0.36 * np.sin(a)]), gold)
