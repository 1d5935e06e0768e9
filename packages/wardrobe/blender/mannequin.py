"""The bodies that garments are made on: a man and a woman of one height, as fields."""
import numpy as np

from field import blend, capsule, ellipsoid, mirror, surface_of
from mesh import add_mesh, modify

BODIES = {
    'man': dict(shoulder=18.6, slope=0, arm=1.0, chest=1.0, neck=6.2, bust=0.0, waist=1.0),
    'woman': dict(shoulder=15.6, slope=0.3, arm=0.78, chest=0.86, neck=5.0, bust=1.0, waist=0.82),
}


def body_field(name, grow=0.0, neck=True, arms=True, ease_waist=0, ease_arm=0, seam=2.5, pad=0.0, arms_out=0.0):
    """The body grown by `grow`; a small `seam` radius gives the crease of a sewn-in sleeve."""
    b = BODIES[name]
    c, shoulder, arm = b['chest'], b['shoulder'], b['arm']

    def field(p):
        w = grow + ease_waist
        d = ellipsoid(p, (0, 3, -17), (15.8 * c + grow, 11.2 * c + grow, 21 + grow))
        d = blend(d, ellipsoid(p, (0, 3.2, -40), (14.6 * b['waist'] + w, 10 * b['waist'] + w, 17)), 9)
        d = blend(d, ellipsoid(p, (0, 3.4, -60), (16.5 * max(c, 0.95) + w, 11 + w, 15)), 9)
        d = blend(d, capsule(p, (3.0, 3.6, 4.6), (shoulder - 2.2, 2.8, -1.5 - b['slope'] + pad), 3.9 * max(c, 0.92) + grow, 3.7 * max(c, 0.9) + grow, 1.15), 5)
        d = blend(d, capsule(p, (2, -1.0, -2.6), (shoulder - 3.5, 0.2, -3.4 - b['slope']), 2.6 + grow, 3.2 * c + grow), 5)
        if b['bust']:
            d = blend(d, ellipsoid(p, (6.8, -5.0, -16.5), (6.4 + grow, 5.6 + grow, 6.2 + grow)), 5)
            d = blend(d, ellipsoid(p, (0, -3.6 - 0.9 * grow, -15.5), (11 + grow, 6.2, 7.0 + grow)), 4)
        else:
            d = blend(d, ellipsoid(p, (7.5, -5.0, -12.5), (8.6 + grow, 4.4 + grow, 6.8 + grow)), 6)
        if arms:
            d = blend(d, _arm(p, shoulder + 0.4 + arms_out, arm, grow, ease_arm, pad, arms_out), seam + np.clip((p[:, 2] + 9) / 8, 0, 1) * 2.6)
        if neck:
            n = b['neck']
            d = blend(d, capsule(p, (0, 3.0, -1), (0, -0.2, 13), n + 0.5 + grow, n - 0.2 + grow), 4.0)
        return d

    return mirror(field)


def _arm(p, x, arm, grow, ease, pad, out):
    e = grow + ease
    d = capsule(p, (x - 1.8, 2.4, -3.6 + pad * 0.3), (x + 0.3, 2.6, -11), 4.7 * arm + 0.5 + grow + 0.2 * pad, 5.0 * arm + e)
    d = blend(d, capsule(p, (x + 0.4, 2.6, -10), (x + 1.7 + out, 3.3, -30), 4.9 * arm + e, 4.3 * arm + e), 3)
    return blend(d, capsule(p, (x + 1.7 + out, 3.3, -30), (x + 2.0 + out, -1.5, -56), 4.2 * arm + e, 3.7 * arm + e), 3)


def with_fitted_arms(field, name, grow):
    """A field with arms for sleeves that lie close: no bulge where upper arm and forearm meet."""
    b = BODIES[name]
    x, slim = b['shoulder'] + 0.4, b['arm'] / 0.78

    def arms(p):
        d = capsule(p, (x - 1.6, 2.4, -3.8), (x + 0.4, 2.6, -11), 4.0 * slim + grow, 4.05 * slim + grow)
        d = blend(d, capsule(p, (x + 0.4, 2.6, -11), (x + 1.5, 3.2, -30), 4.05 * slim + grow, 3.5 * slim + grow), 0.4)
        return blend(d, capsule(p, (x + 1.5, 3.2, -30), (x + 1.9, -1.5, -56), 3.5 * slim + grow, 2.9 * slim + grow), 0.4)

    sides = mirror(arms)
    return lambda p: blend(field(p), sides(p), 1.8 + np.clip((p[:, 2] + 9) / 8, 0, 1) * 2.8)


def shoulder_pads(field, name, grow, reach, drop, lift):
    """The field with padded shoulders."""
    x = BODIES[name]['shoulder']
    pads = mirror(lambda p: capsule(p, (5.5, 3.0, 5.4 - drop), (x + reach, 2.7, 0.2 + lift), 2.3 + grow, 1.9 + grow, 1.5))
    return lambda p: blend(field(p), pads(p), 1.6)


def head_field(p):
    d = ellipsoid(p, (0, -1.2, 20.5), (7.6, 9.4, 11.2))
    return blend(d, ellipsoid(p, (0, -5.5, 12.0), (5.2, 5.0, 4.4)), 4)


def add_mannequin(name, skin):
    """The body that shows at the neck, and a head that only throws its shadow."""
    body = add_mesh('body', *surface_of(body_field(name), (-32, -18, -62), (32, 22, 15), 0.9), skin)
    modify(body, 'SUBSURF', levels=1, render_levels=1)
    head = add_mesh('head', *surface_of(mirror(head_field), (-12, -16, 4), (12, 14, 36), 1.0), skin)
    head.visible_camera = False
    return body
