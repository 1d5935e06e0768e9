"""A double-breasted overcoat of wool, a scarf wound round the neck."""
from mannequin import BODIES
from materials import material
from outerwear import coat_front, coat_lapel, hide_body, hung_shell, roll_of, under_top
from pattern import Pattern
from pieces import loft
from scarf import INNER, OUTER, scarf, scarf_end

WAIST = -34
ROLL = [(WAIST - 4, -6.5), (WAIST, -4.5), (-26, 0.6), (-18, 4.6), (-10, 7.6), (-2, 9.6), (3, 10.0), (12, 9.8)]
LAPEL = [(9.6, 1.2), (12.0, -0.6), (13.0, -4.4), (16.6, -5.6), (16.9, -7.2), (15.8, -12), (13.8, -18), (10.6, -25), (6.4, -31), (0.6, WAIST - 0.4)]
COLLAR = [
    [(9.2, -8.0, -3.2), (9.6, -2.4, 1.0), (9.3, 2.2, 4.8), (6.4, 8.0, 7.4), (0, 11.0, 8.2)],
    [(9.8, -8.6, -2.6), (10.3, -3.2, 2.4), (10.0, 2.2, 6.8), (7.0, 8.8, 9.2), (0, 12.2, 10.2)],
    [(11.9, -8.2, -3.0), (12.0, -3.4, 0.7), (11.4, 2.8, 5.2), (8.2, 10.0, 7.4), (0, 13.2, 8.2)],
    [(15.0, -7.0, -5.6), (14.2, -3.8, -2.4), (13.2, 3.2, 2.4), (9.2, 11.0, 4.6), (0, 14.2, 5.2)],
]
BUTTONS = ((-4.4, WAIST - 4.0), (6.6, WAIST - 4.2), (-4.6, WAIST - 15), (6.4, WAIST - 15))
HEM = {'man': (17.4, 13.0), 'woman': (15.2, 13.4)}


def build(body_name, body):
    wool = material('wool', 'main', 0.95, 0.4, weave=0.5, weave_scale=150, uneven=0.2, specular=0.04, creases=0.2)
    thread = material('thread', 'main', 0.8, grey=0.26)
    knit = material('scarf', 'second', 0.95, 0.45, weave=0.7, weave_scale=110, uneven=0.22, specular=0.02)
    under = material('under', 'third', 0.95, 0.3, weave=0.5, weave_scale=120, uneven=0.15, specular=0.02, creases=0.25)
    horn = material('horn', 'trim', 0.35, specular=0.5, grey=0.4)
    q = BODIES[body_name]['shoulder'] / 18.6
    roll = roll_of(ROLL, body_name)
    pattern = Pattern(body_name, 1.7, 2.3, 2.1 * (0.4 + 0.6 * BODIES[body_name]['arm']), HEM[body_name], 1.1, 0.4, 0.14)
    tree, field = hung_shell(pattern, wool, roll, WAIST, 4 if body_name == 'man' else 9, folds=(0.55, 0.4, 7.0), bending=2.0, stiffness=50, mass=0.5)
    hide_body(body)
    laid = [tree, under_top(body_name, under, WAIST, roll)]
    scarf_end(laid[1:], knit, INNER, fringe=False, seed=1)
    for side in (1, -1):
        laid.append(coat_lapel(side, tree, wool, thread, roll, [(x * (0.4 + 0.6 * q), z) for x, z in LAPEL], WAIST, 4))
        loft('collar', [[(side * x * q, y, z) for x, y, z in curve] for curve in COLLAR], 70, 18, wool, 0.4, keep_out=(field, [0.25, 0.9, 0.75, 0.6, 0.4]))
    coat_front(tree, wool, WAIST, BUTTONS, horn)
    scarf_end(laid, knit, OUTER)
    scarf(body_name, knit, 9.9 * q)
