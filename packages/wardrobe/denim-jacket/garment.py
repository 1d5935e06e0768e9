"""A trucker jacket of denim, open over a T-shirt: yoke, pocket flaps, seams in pairs of stitches, buttons of metal."""
import numpy as np

from folds import lay_folds
from mannequin import BODIES
from materials import material
from mesh import noise_at, surface_tree, vertices_of
from outerwear import coat_shell, hide_body, roll_of
from pieces import ball, button, cord, loft, on_surface, panel, stitches
from round_top import round_top
from topstitch import away_from, double_row, fell, inset, stitch_loft
from yarn import denim, ridges, wear_out

OPEN_TO = -58
ROLL = [(-60, 5.6), (-46, 5.0), (-32, 4.3), (-20, 4.3), (-12, 5.0), (-6, 6.3), (-2, 7.4), (3, 8.0), (12, 7.8)]
# From the front to the nape: foot, fold, leaf, its edge with the point.
COLLAR = [
    [(7.4, -7.0, -3.4), (7.5, -2.6, 2.4), (7.2, 2.6, 7.2), (5.4, 7.8, 8.0), (0, 10.4, 8.4)],
    [(7.4, -7.9, -2.4), (7.9, -3.2, 4.6), (7.7, 2.2, 9.2), (5.9, 7.9, 10.0), (0, 11.1, 10.4)],
    [(8.6, -8.2, -3.0), (9.3, -4.0, 3.8), (8.8, 2.2, 8.2), (6.9, 8.7, 8.9), (0, 12.1, 9.2)],
    [(11.6, -8.1, -8.4), (12.2, -6.0, -1.0), (11.0, 1.4, 5.8), (8.1, 9.8, 7.0), (0, 13.0, 7.2)],
]
# Shares of its width, and heights.
FLAP = [(0, -11.3), (0.48, -11.0), (0.97, -10.5), (1, -14.2), (0.52, -16.7), (0, -15.4)]
BUTTONS = (-6.6, -15.0, -23.4, -31.9, -40.3)
TEE_FOLDS = (
    (((5.5, -12), (1.5, -22), (0.5, -32)), 0.9, 0.3, 'both'),
    (((-5.0, -15), (-2.4, -27), (-2.8, -44)), 1.0, 0.32, 'both'),
    (((3.8, -26), (2.6, -36), (3.4, -50)), 0.9, 0.26, 'both'),
    (((-3.5, -8), (-1.0, -12), (2.0, -14)), 0.7, 0.16, 'both'),
)
THICK = dict(length=0.36, gap=0.15, radius=0.055)


def build(body_name, body):
    man = body_name == 'man'
    cloth = denim('denim')
    thread = material('thread', 'third', 0.7, grey=0.42)
    metal = material('metal', 'trim', 0.3, specular=0.8, grey=0.45)
    jersey = material('jersey', 'second', 0.9, 0.1, grey=0.55, weave=0.14, weave_scale=260, creases=0.3)
    q, sleeve = BODIES[body_name]['shoulder'] / 18.6, BODIES[body_name]['shoulder']
    roll = roll_of(ROLL, body_name)
    seams = list(_seams(q, sleeve))

    def worn(shell):
        near = fell(shell, seams)
        v = vertices_of(shell)
        faded = 0.22 * np.clip(0.4 + noise_at(v * np.array([1, 1, 0.6]), 0.11, 3, 2), 0, 1)
        wear_out(shell, faded + 0.42 * ridges(shell, 34, 0.3) + 0.5 * near * np.clip(0.5 + noise_at(v, 1.1, 2, 2), 0, 1))

    tree, field = coat_shell(body_name, cloth, roll, OPEN_TO, 37 if man else 44, 8.6, 0.75, 0.62, 1.3 if man else 1.1, waisted=False, detail=worn)
    hide_body(body)
    lay_folds(round_top(body_name, jersey, roll, OPEN_TO), TEE_FOLDS, 1.5, 3)
    for line in seams:
        double_row('seam', line, tree, thread, **THICK)
    for side in (1, -1):
        _placket(side, tree, cloth, thread, metal, roll)
        _flap(side, tree, cloth, thread, metal, roll(-13) + 3.3, 15.7 * q)
        _collar(side, field, cloth, thread, q)


def _seams(q, sleeve):
    """Armhole, yoke, shoulder and the two lines from a pocket to the waist."""
    for side in (1, -1):
        yield [(side * x, z) for x, z in ((sleeve - 0.9, 1.6), (sleeve - 1.3, -2.5), (sleeve - 1.9, -6.5), (sleeve - 3.1, -10.8))]
        yield [(side * x * q, z) for x, z in ((5.0, -11.4), (8.0, -11.1), (12.0, -10.7), (16.4, -10.2))]
        yield [(side * x * q, z) for x, z in ((8.0, -15.6), (7.9, -26), (7.2, -36), (6.6, -47))]
        yield [(side * x * q, z) for x, z in ((14.6, -15.4), (13.6, -26), (12.3, -36), (11.2, -47))]


def _edge_worn(thing, outline, share=0.85, within=0.4):
    v = vertices_of(thing)
    outline = [*outline, outline[0]]
    wear_out(thing, 0.15 + share * np.exp(-((away_from(v, outline) / within) ** 2)))


def _placket(side, tree, cloth, thread, metal, roll):
    heights = np.linspace(-56, -2.0, 42)
    inner, outer = [(roll(z) - 0.5, z) for z in heights], [(roll(z) + 3.2, z) for z in heights[::-1]]
    outline = [(side * x, z) for x, z in inner + outer]

    def lift(x, z):
        off = (np.abs(x) - roll(z)) / 3
        return 0.12 + (0.45 + 0.2 * np.sin(z * 0.31 + 2 * side)) * np.clip(1 - off, 0, 1) + 0.06 * np.sin(z * 1.9 + side)

    band = panel('placket', outline, tree, cloth, 0.22, 0.06, 0.2, lift=lift, step=0.4, smooth=3)
    _edge_worn(band, outline)
    laid = surface_tree(band)
    for off in (0.15, 2.75):
        double_row('placket', [(side * (roll(z) + off), z) for z in heights], laid, thread, 0.0 if off < 1 else 0.5, **THICK)
    for z in BUTTONS:
        x = side * (roll(z) + 1.25)
        if side < 0:
            _button(x, z, laid, metal, 0.85)
        else:
            for up in (0.09, -0.09):
                cord('hole', on_surface([(x - 0.75, z + up), (x, z + up), (x + 0.75, z + up)], laid, 0.05), 0.09, thread, 20)


def _button(x, z, tree, metal, radius):
    at = on_surface([(x, z)], tree, 0.3)[0]
    button(at, radius, metal)
    turn = np.linspace(0, 2 * np.pi, 30)
    cord('rim', [at + np.array([0.8 * radius * np.cos(t), -0.2, 0.8 * radius * np.sin(t)]) for t in turn], 0.09, metal, 60)
    ball(0.4 * radius, at + np.array([0, -0.15, 0]), metal, 0.5)


def _flap(side, tree, cloth, thread, metal, near, far):
    """Its width is what lies between placket and armhole."""
    outline = [(side * (near + (far - near) * x), z) for x, z in FLAP]
    bulge = lambda x, z: 0.22 * np.clip((-11.2 - z) / 5, 0, 1) * (1 + 0.4 * np.sin(x * 0.8 + side))  # noqa: E731
    flap = panel('flap', outline, tree, cloth, 0.2, 0.26, 0.2, lift=bulge, step=0.35, smooth=5)
    _edge_worn(flap, outline)
    laid = surface_tree(flap)
    for off in (0.3, 0.75):
        rim = inset(outline, off)
        for a, b in zip(rim[2:], [*rim[3:], rim[0]]):
            stitches('flap', [a, b], laid, thread, 0.03, **THICK)
    _button(side * (near + 0.52 * (far - near)), -15.3, laid, metal, 0.62)


def _collar(side, field, cloth, thread, q):
    curves = [[(side * x * q, y, z + 0.25 * side * (y < 0)) for x, y, z in curve] for curve in COLLAR]
    piece = loft('collar', curves, 80, 24, cloth, 0.3, keep_out=(field, [-0.9, 0.3, 0.6, 0.4]))
    g = vertices_of(piece).reshape(80, 24, 3)
    rows = np.tile(np.linspace(0, 1, 24), 80)
    start = np.repeat(np.linspace(0, 1, 80), 24)
    wear_out(piece, 0.15 + 0.9 * np.exp(-(((rows - 1) / 0.06) ** 2)) + 0.6 * np.exp(-(((rows - 0.36) / 0.07) ** 2)) + 0.8 * np.exp(-((start / 0.015) ** 2)) * (rows > 0.4))
    for row in (-2, -4):
        stitch_loft(g[2:], row, 0.17, thread)
    stitch_loft(g[:6, 9:].transpose(1, 0, 2), 2, 0.17, thread)
