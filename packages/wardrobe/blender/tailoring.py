"""What blazer and suit share: a tailored jacket with lapels, collar and buttons, padded at the shoulders."""
import numpy as np

from cloth import drape, finish
from field import surface_of
from mannequin import BODIES, body_field, shoulder_pads
from materials import material
from mesh import add_mesh, cut_away, surface_tree, wrinkle
from pieces import button, loft, on_surface, panel, stitches

WAIST = {'man': -33, 'woman': -31}
# Outer edge of a notched lapel.
LAPEL = {
    'man': [(8.6, 0.3), (10.6, -1.2), (11.3, -4.6), (14.0, -5.5), (13.9, -6.6), (12.9, -11), (11.2, -16), (8.8, -22), (5.8, -28), (2.6, -32.6)],
    'woman': [(7.8, 0.2), (9.4, -1.4), (10.0, -5.2), (12.4, -6.8), (12.2, -8.0), (11.3, -12), (9.9, -16.5), (7.6, -22), (4.8, -27.5), (1.6, -31.6)],
}


def roll_line(body_name):
    """Half the opening's width at a height: where the lapel folds over."""
    man, waist = body_name == 'man', WAIST[body_name]
    line = [(waist - 7, -1.6), (waist - 1, -0.8), (waist + 5, 1.6), (waist + 13, 4.2), (-10, 6.4 if man else 6.6), (-2, 7.6 if man else 7.2), (3, 7.8 if man else 6.9), (12, 7.5)]
    z, x = np.array(line).T
    return lambda at: np.interp(at, z, x * (1 if man else 0.92))


def jacket(body_name, body, lapel=None, buttons='trim'):
    """The jacket's shell, lapels and buttons; `lapel` is the outer edge of another one, `buttons` the zone that they are of. Returns its surface and materials."""
    man, waist, roll = body_name == 'man', WAIST[body_name], roll_line(body_name)
    wool = material('wool', 'main', 0.95, 0.3, weave=0.35, weave_scale=220, uneven=0.16, specular=0.05, creases=0.25)
    thread = material('thread', 'main', 0.8, grey=0.3)
    grow = 1.1 if man else 0.9
    plain = body_field(body_name, grow, neck=False, ease_waist=0.4 if man else 0.2, ease_arm=0.6 if man else 0.5, seam=0.7, pad=0.5, arms_out=-0.5 if man else 0.2)
    field = shoulder_pads(plain, body_name, grow, 0.6, 0, 0.9 if man else 0.2)
    shell = add_mesh('jacket', *surface_of(field, (-34, -20, -58), (34, 24, 12), 0.95), wool)
    q = BODIES[body_name]['shoulder'] / 18.6

    def opening(v):
        front = (np.abs(v[:, 0]) < roll(v[:, 2]) + 0.6) & (v[:, 1] < 2) & (v[:, 2] > waist + 1.0)
        neck = (np.hypot(v[:, 0] / (8.6 * q), (v[:, 1] - 3) / 8.2) < 1) & (v[:, 2] > 0)
        return front | neck | (v[:, 2] < -56.5)

    cut_away(shell, opening)
    wrinkle(shell, 0.7, 0.09, (1, 1, 0.6), 5 if man else 8, lambda v: np.clip((-v[:, 2] - 4) / 10, 0, 1))

    def held(v):
        edge = (np.abs(v[:, 0]) < roll(v[:, 2]) + 2.0) & (v[:, 1] < 0) & (v[:, 2] > waist - 3)
        return np.maximum((v[:, 2] + 6.5) / 5, edge)

    drape(shell, body, held, frames=18, grow=0.034, stiffness=22, bending=1.0, mass=0.5)
    tree = surface_tree(finish(shell))
    for side in (1, -1):
        _lapel(body_name, side, tree, wool, thread, roll, lapel or LAPEL[body_name])
        _collar(side, field, wool, q)
    panel('front', [(-3.6, waist + 0.2), (-1.2, waist + 3.6), (1.2, waist + 3.0), (2.4, waist), (1.6, -56), (-4.5, -56)], tree, wool, 0.3, 0.05, 0.4, deepest=0, smooth=6)
    horn = material('horn', buttons, 0.35, specular=0.5, grey=0.4)
    for z in (waist - 2.5, waist - 13) if man else (waist - 2.0,):
        button(on_surface([(-1.2, z)], tree, 0.75)[0], 1.0, horn)
    return tree, wool, thread


def _lapel(body_name, side, tree, wool, thread, roll, outer):
    waist = WAIST[body_name]
    inner = [(roll(z) - 0.45 - (0.9 if z < waist + 4 else 0), z) for z in np.linspace(waist - 1.6, -1.2, 14)]

    def lift(x, z):
        fold = np.exp(-(((np.abs(x) - roll(z)) / 1.1) ** 2)) * np.clip((z - waist + 1) / 10, 0, 1) * np.clip((-2.5 - z) / 6, 0.1, 1)
        return 0.2 + 0.8 * fold + 0.45 * np.clip((np.abs(x) - roll(z)) / 6, 0, 1) ** 2 + (0.06 if side > 0 else 0)

    piece = panel('lapel', [(side * x, z) for x, z in inner + outer], tree, wool, 0.34, 0.08, 0.4, lift=lift, step=0.45, smooth=4)
    edge = [(side * (x - 0.55), z + 0.1) for x, z in outer[4:]]
    stitches('lapel stitch', edge, surface_tree(piece), thread, 0.02)


def _collar(side, field, wool, q):
    def of(curve):
        return [(side * x * q, y, z) for x, y, z in curve]

    curves = [
        [(7.6, -6.4, -2.6), (7.3, -2.0, 1.6), (7.2, 2.2, 5.2), (5.4, 7.4, 7.4), (0, 10.2, 8.2)],
        [(7.9, -7.0, -2.4), (7.7, -2.6, 2.2), (7.6, 2.2, 6.0), (5.9, 8.0, 8.2), (0, 10.9, 9.0)],
        [(10.0, -6.3, -3.0), (9.6, -2.6, 0.4), (9.0, 2.6, 4.4), (7.0, 9.2, 6.4), (0, 12.0, 7.2)],
        [(12.0, -5.9, -4.6), (11.5, -3.4, -1.9), (10.4, 3.0, 2.4), (7.8, 9.9, 4.6), (0, 12.8, 5.2)],
    ]
    loft('collar', [of(c) for c in curves], 60, 16, wool, 0.26, keep_out=(field, [0.25, 0.7, 0.65, 0.5, 0.35]))
