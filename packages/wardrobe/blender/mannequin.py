"""The bodies that garments are made on, as fields: a man and a woman of one height, and a child of seven.

All plates are scaled by the face, so the child is in centimetres of a grown woman's face: 16.9 from the hair to the chin where a child of
seven has 14.8 (`FACE_BY_AGE` of the studio), each measure 1.14 times the true one. True ones by Snyder and others, Anthropometry of Infants,
Children, and Youths to Age 18 (SAE SP-450, 1977), means at 6.5 to 7.5 years, rounded: bideltoid breadth 31 cm, neck 27 cm round,
upper arm 18.5 cm round, hips 21 cm broad.
"""
import numpy as np

from field import blend, capsule, ellipsoid, mirror, surface_of
from mesh import add_mesh, modify

# An arm's axis hangs `hang` outside of `shoulder`, and begins `cap` further in.
BODIES = {
    'man': dict(shoulder=18.6, slope=0, hang=0.4, cap=1.8, arm=1.0, chest=1.0, deep=1.0, yoke=(3.9, 3.7), neck=6.2, bust=0.0, waist=1.0, hips=(16.5, 11.0)),
    'woman': dict(shoulder=15.6, slope=0.3, hang=0.4, cap=1.8, arm=0.78, chest=0.86, deep=0.86, yoke=(3.588, 3.33), neck=5.0, bust=1.0, waist=0.82, hips=(15.675, 11.0)),
    'child': dict(shoulder=14.8, slope=0.7, hang=-0.9, cap=1.0, arm=0.68, chest=0.76, deep=0.82, yoke=(3.2, 3.2), neck=4.75, bust=0.0, waist=0.76, hips=(12.2, 9.0)),
}


def body_field(name, grow=0.0, neck=True, arms=True, ease_waist=0, ease_arm=0, seam=2.5, pad=0.0, arms_out=0.0, clothed=False):
    """The body grown by `grow`; a small `seam` radius gives the crease of a sewn-in sleeve. `clothed` is the bust as one, as cloth spans it."""
    b = BODIES[name]
    c, shoulder, arm = b['chest'], b['shoulder'], b['arm']

    def field(p):
        w = grow + ease_waist
        d = ellipsoid(p, (0, 3, -17), (15.8 * c + grow, 11.2 * b['deep'] + grow, 21 + grow))
        d = blend(d, ellipsoid(p, (0, 3.2, -40), (14.6 * b['waist'] + w, 10 * b['waist'] + w, 17)), 9)
        d = blend(d, ellipsoid(p, (0, 3.4, -60), (b['hips'][0] + w, b['hips'][1] + w, 15)), 9)
        d = blend(d, capsule(p, (3.0, 3.6, 4.6), (shoulder - 2.2, 2.8, -1.5 - b['slope'] + pad), b['yoke'][0] + grow, b['yoke'][1] + grow, 1.15), 5)
        d = blend(d, capsule(p, (2, -1.0, -2.6), (shoulder - 3.5, 0.2, -3.4 - b['slope']), 2.6 + grow, 3.2 * c + grow), 5)
        if b['bust'] and clothed:
            d = blend(d, ellipsoid(p, (0, -2.6, -16.0), (11.5 + grow, 6.9 + grow, 9.5 + grow)), 7)
        elif b['bust']:
            d = blend(d, ellipsoid(p, (6.8, -5.0, -16.5), (6.4 + grow, 5.6 + grow, 6.2 + grow)), 5)
            d = blend(d, ellipsoid(p, (0, -3.6 - 0.9 * grow, -15.5), (11 + grow, 6.2, 7.0 + grow)), 4)
        elif name == 'man':
            d = blend(d, ellipsoid(p, (7.5, -5.0, -12.5), (8.6 + grow, 4.4 + grow, 6.8 + grow)), 6)
        if arms:
            d = blend(d, _arm(p, shoulder + b['hang'] + arms_out, b['cap'], arm, grow, ease_arm, pad, arms_out), seam + np.clip((p[:, 2] + 9) / 8, 0, 1) * 2.6)
        if neck:
            n = b['neck']
            d = blend(d, capsule(p, (0, 3.0, -1), (0, -0.2, 13), n + 0.5 + grow, n - 0.2 + grow), 4.0)
        return d

    return mirror(field)


def _arm(p, x, cap, arm, grow, ease, pad, out):
    e = grow + ease
    d = capsule(p, (x - cap, 2.4, -3.6 + pad * 0.3), (x + 0.3, 2.6, -11), 4.7 * arm + 0.5 + grow + 0.2 * pad, 5.0 * arm + e)
    d = blend(d, capsule(p, (x + 0.4, 2.6, -10), (x + 1.7 + out, 3.3, -30), 4.9 * arm + e, 4.3 * arm + e), 3)
    return blend(d, capsule(p, (x + 1.7 + out, 3.3, -30), (x + 2.0 + out, -1.5, -56), 4.2 * arm + e, 3.7 * arm + e), 3)


def with_fitted_arms(field, name, grow):
    """A field with arms for sleeves that lie close: no bulge where upper arm and forearm meet."""
    b = BODIES[name]
    x, slim = b['shoulder'] + b['hang'], b['arm'] / 0.78

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
