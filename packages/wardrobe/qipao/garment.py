"""A qipao: brocade, stand-up collar, closed along a curve to the side by frog buttons."""
import numpy as np

from mandarin import frog, shell_of, silk_and_cord, stand_collar
from pieces import ball, cord, curve_through, on_surface

OPENING = [(0.0, -3.2), (-1.6, -6.8), (-5.6, -9.8), (-10.5, -12.4), (-13.6, -16.5), (-14.6, -21)]


def build(body_name, body):
    silk, piping = silk_and_cord(0.8)
    tree, field = shell_of(body_name, body, silk, 0.55, 9, ease_arm=0.5, ease_waist=0.1, arms_out=0.4)
    throat = stand_collar(body_name, field, silk, piping)
    line = on_surface(curve_through([(x, z, 0) for x, z in OPENING], 80)[:, :2], tree, 0.16)
    for _ in range(8):
        line[1:-1] = line[1:-1] * 0.5 + 0.25 * (line[:-2] + line[2:])
    cord('opening', line, 0.24, piping, 200)
    cord('second line', line + np.array([-0.15, 0.02, -0.62]), 0.1, piping, 200)
    for x, z, angle, size in ((-3.4, -8.5, 2.15, 0.85), (-9.0, -11.6, 2.1, 0.85), (-14.3, -19.3, 2.9, 0.8)):
        frog(x, z, tree, piping, angle, size)
    _throat_button(throat, piping)


def _throat_button(at, piping):
    t = np.linspace(0, 2 * np.pi, 20)
    for side in (1, -1):
        for up in (-0.14, 0.14):
            cord('bar', [at + np.array([0, 0, up]), at + np.array([side * 1.6, 0.15, 0.1 + up])], 0.13, piping)
        loop = np.column_stack([side * (2.15 + 0.55 * np.cos(t)), 0.3 + 0.1 * np.cos(t), 0.15 + 0.55 * np.sin(t)])
        cord('loop', at + loop, 0.13, piping)
    ball(0.42, at + np.array([0, 0.05, 0]), piping)
