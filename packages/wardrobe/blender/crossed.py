"""Crossed collars, as on hanfu and kimono: the wearer's left side lies over the right."""
import numpy as np

from bands import edge_pair
from mannequin import BODIES

# From the nape round the viewer's right of the neck, over the breast and down the viewer's left: the band's edge at the neck, its other edge.
UPPER = [(0, 8.6, 6.8), (4.2, 6.0, 5.7), (6.0, 1.4, 3.8), (5.3, -3.4, 1.0), (3.2, -5.6, -2.0), (0, -7.2, -6.2), (-4.1, -9, -12.2), (-8.2, -8.5, -19.6), (-11.4, -6, -28), (-13.4, -5, -40), (-14.4, -5, -60)]
LOWER = [(0, 11.6, 4.4), (6.0, 8.8, 3.8), (8.7, 3.0, 2.6), (9.2, -3.6, -2.6), (7.2, -7, -7.2), (4.2, -9, -11.4), (-0.2, -10, -17.4), (-4.2, -10, -25.2), (-7.4, -10, -34), (-9.0, -9, -44), (-9.6, -9, -62)]


def edges(body_name, side, shift=0.0, width=1.0):
    """Both edges of a band of the body, `shift` centimetres nearer to the neck, as wide as `width` says; side -1 is the band below."""
    upper, lower = edge_pair(body_name, UPPER, LOWER)
    across = lower - upper
    near = upper - across / np.linalg.norm(across, axis=1, keepdims=True) * shift
    return near * np.array([side, 1, 1]), (near + across * width) * np.array([side, 1, 1])


def crossing(body_name, beyond=1.6):
    """Share of a band's length at which it has passed under the other one."""
    near, _ = edges(body_name, 1)
    return np.argmax(near[:, 0] < -beyond) / len(near)


def opening(body_name, reach=1.6):
    """Tells which vertices of a shell lie in the opening between the bands, as far as to under them."""
    near, far = edges(body_name, 1)
    line = near + (far - near) * (reach / np.linalg.norm(far - near, axis=1, keepdims=True))
    front = line[line[:, 0] > 0]
    z, x = front[::-1, 2], front[::-1, 0]
    q = BODIES[body_name]['neck'] / 5.0

    def is_open(v):
        half = np.interp(v[:, 2], z, x, left=-1)
        return ((np.abs(v[:, 0]) < half) & (v[:, 1] < 3)) | ((np.hypot(v[:, 0] / (7.2 * q), (v[:, 1] - 2.6) / (7.6 * q)) < 1) & (v[:, 2] > -3))

    return is_open


def beside(body_name, reach=3.6):
    """How near to a band the front of a shell is, 0 to 1: there it is held and lies flat."""
    near, far = edges(body_name, 1)
    middle = (near + far) / 2
    middle = np.vstack([middle, middle[: int(len(middle) * crossing(body_name))] * np.array([-1, 1, 1])])
    middle = middle[middle[:, 1] < 2]

    def nearness(v):
        away = np.min(np.hypot(v[:, :1] - middle[None, :, 0], v[:, 2:] - middle[None, :, 2]), axis=1)
        return np.where(v[:, 1] < 0, np.clip((reach + 1.2 - away) / 1.2, 0, 1), 0)

    return nearness
