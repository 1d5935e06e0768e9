ABOUT = "A black studio and one metal: a ring of light, tubes before dark plaster, satin in folds, fans of gilded paper, strings of lights"

from lights import bulb, glint, panel, sky, spot
from materials import plain, shining
from math import cos, pi, sin
from random import choice, gauss, uniform
from shapes import box, mesh, rod, sheet

CAMERAS = {
    "ring": dict(lens=85, f=4.0, distance=2.0, z=1.5, pitch=1, exposure=1.2, soft=1.3),
    "tubes": dict(lens=85, f=2.8, distance=2.0, z=1.5, yaw=2, exposure=1.2, soft=1.5),
    "satin": dict(lens=85, f=2.8, distance=2.0, z=1.5, yaw=-2, exposure=1.2, soft=1.4),
    "fans": dict(lens=85, f=9.0, distance=2.0, z=1.5, yaw=-2, exposure=1.3, soft=1.3),
    "strings": dict(lens=85, f=2.0, distance=2.0, z=1.5, yaw=4, exposure=1.1, soft=1.7),
    "champagne": dict(lens=85, f=2.8, distance=2.0, z=1.5, yaw=-3, exposure=1.2, soft=1.6),
}

GOLD = (1, 0.6, 0.24)
PALE_GOLD = (1, 0.74, 0.42)


def line_of_light(points, colour, power):
    """A thin tube as a row of glints: out of focus, and without noise."""
    for at in points:
        glint(at, colour, power)


def ring():
    """A ring of light before folds of black cloth, behind the head; what it throws on the cloth fades outwards."""
    y, radius, z = 1.75, 0.41, 1.62
    fold = lambda u, v: y + 0.36 + 0.035 * sin(u * 128 + 2 * sin(v * 3) + sin(u * 17)) + 0.012 * sin(u * 281)
    sheet(-2, 2, 0, 3.4, fold, plain((0.036, 0.03, 0.027), 0.5, vary=0.15, grain=2), 500, 16)
    on_ring = lambda turn: (0.02 + radius * cos(turn), y, z + radius * sin(turn))
    line_of_light([on_ring(2 * pi * k / 700) for k in range(700)], PALE_GOLD, 0.034)
    for k in range(24):
        x, _, up = on_ring(2 * pi * k / 24)
        bulb((x, y + 0.16, up), 0.42, GOLD, 0.05)


def tubes():
    """Upright tubes of warm light before a wall of dark plaster, which they graze."""
    wall = 3.6
    box((0, wall + 0.05, 1.5), (9, 0.1, 5), plain((0.075, 0.068, 0.062), 0.8, vary=0.35, grain=1.6))
    floor = plain((0.02, 0.018, 0.017), 0.25, vary=0.3, grain=1.2)
    mesh([(-4, -3, 0.62), (4, -3, 0.62), (4, wall, 0.62), (-4, wall, 0.62)], [(0, 1, 2, 3)], floor)
    for x, away, low, high in ((-0.76, 3.3, 0.7, 2.15), (-0.5, 3.42, 1.05, 3.2), (0.42, 3.3, 0.8, 3.2), (0.56, 3.42, 0.7, 1.7)):
        count = round((high - low) * 160)
        line_of_light([(x, away, low + (high - low) * k / count) for k in range(count + 1)], PALE_GOLD, 0.024)
        body = rod((x, away, low), (x, away, high), 0.014, shining(GOLD, 1.2))
        body.visible_camera = body.visible_diffuse = False
        body.hide_viewport = True
        for k in range(round((high - low) / 0.25)):
            bulb((x, away + 0.08, low + 0.12 + k * 0.25), 0.9, GOLD, 0.05)


def satin():
    """Golden satin that hangs in deep folds: a lamp from the left draws their edges, the other sides lie in shadow."""
    cloth = plain((0.6, 0.33, 0.1), 0.42, 0.7)
    fold = lambda u, v: 2.4 - 0.07 * (sin(u * 105 + 1.5 * sin(u * 11) + 0.8 * sin(v * 3)) + 0.35 * sin(u * 236 + 1.1 * sin(v * 4 + u * 5)))
    sheet(-2, 2, 0, 3.4, fold, cloth, 700, 40)
    spot((-2.0, 1.5, 2.9), (0.1, 2.4, 1.6), 170, (1, 0.84, 0.6), 60, 1.0, 0.12)
    panel((1.9, 1.3, 0.9), (0.3, 2.4, 1.2), 0.6, 4, (1, 0.6, 0.3))


def fan(at, radius, pleats, material):
    """A round of folded paper."""
    x, y, z = at
    rim = [2 * pi * k / (2 * pleats) for k in range(2 * pleats)]
    deep = lambda k: 0.3 * radius * (1 if k % 2 else -1) / 2
    inner = [(x + 0.06 * radius * cos(a), y - 0.05 * radius, z + 0.06 * radius * sin(a)) for a in rim]
    outer = [(x + radius * cos(a), y + deep(k), z + radius * sin(a)) for k, a in enumerate(rim)]
    n = 2 * pleats
    mesh(inner + outer, [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)] + [tuple(range(n))], material)


def fans():
    """Round fans of folded paper on a black wall, gilded ones at the sides and black ones between."""
    wall = 2.3
    black = plain((0.022, 0.02, 0.019), 0.5)
    gilt, old = plain((0.78, 0.46, 0.15), 0.36, 0.75, vary=0.1, grain=14), plain((0.34, 0.18, 0.06), 0.42, 0.7, vary=0.15, grain=14)
    box((0, wall + 0.1, 1.5), (6, 0.1, 5), plain((0.02, 0.018, 0.017), 0.8, vary=0.3, grain=1.5))
    for x, z, radius, layer, paper in (
        (-0.62, 1.98, 0.3, 0, gilt), (-0.36, 1.42, 0.21, 1, old), (-0.72, 1.22, 0.29, 2, gilt), (-0.3, 0.86, 0.27, 1, black),
        (0.6, 1.62, 0.31, 1, gilt), (0.44, 2.22, 0.23, 0, old), (0.3, 1.12, 0.2, 2, old), (0.66, 0.92, 0.26, 1, gilt),
        (0.02, 1.86, 0.3, -1, black), (0.02, 1.34, 0.26, -1, black), (-0.1, 2.34, 0.2, 0, black), (0.06, 0.7, 0.2, 2, gilt),
    ):
        fan((x, wall - 0.06 - 0.05 * layer, z), radius, 20, paper)
    spot((-1.9, 0.8, 3.0), (0, wall, 1.5), 240, (1, 0.86, 0.64), 62, 1.0, 0.1)
    panel((1.9, 1.0, 2.0), (0.7, wall, 1.4), 0.5, 10, (1, 0.7, 0.42))


def strings():
    """Strings of small lights let down from the dark, near and far, none before the middle of the view."""
    box((0, 9, 2), (12, 0.1, 7), plain((0.05, 0.036, 0.026), 0.9, vary=0.4, grain=0.6))
    for _ in range(52):
        x, away = gauss(0, 1.4), uniform(2.2, 8)
        if abs(x + 0.07 * away) < 0.06 * (away + 2):
            continue
        low = uniform(0.7, 1.7)
        for k in range(18):
            z = low + k * uniform(0.12, 0.16)
            glint((x + gauss(0, 0.01), away, z), choice([(1, 0.62, 0.26), (1, 0.72, 0.4), (1, 0.54, 0.2)]), uniform(0.05, 0.4))
    for x in (-2.2, -0.9, 1.0, 2.2):
        bulb((x, 8.2, 1.9), 34, GOLD, 0.3)


def champagne():
    """Heavy paper the colour of champagne that hangs in slow waves, a low sun's lamp over it."""
    paper = plain((0.62, 0.47, 0.27), 0.85, vary=0.06, grain=0.8)
    sheet(-3, 3, 0, 3.6, lambda u, v: 2.9 + 0.05 * sin(u * 44 + 1.4 * sin(v * 3)) + 0.02 * sin(u * 97 + v), paper, 300, 16)
    spot((-2.2, 1.0, 2.7), (-0.1, 2.9, 1.6), 330, (1, 0.88, 0.68), 58, 1.0, 0.25)
    panel((2.2, 1.2, 1.6), (0.8, 2.9, 1.4), 1.0, 10, (1, 0.74, 0.46))


def build(camera):
    sky([(0, (0.01, 0.01, 0.011)), (1, (0.016, 0.016, 0.018))])
    {"ring": ring, "tubes": tubes, "satin": satin, "fans": fans, "strings": strings, "champagne": champagne}[camera]()
    panel((-1.5, -0.9, 2.3), (0, 0, 1.5), 0.8, 27, (1, 0.92, 0.82))
    panel((1.9, 0.7, 2.1), (0, 0, 1.5), 0.7, 22, (1, 0.7, 0.42))
    panel((-1.9, 0.9, 2.0), (0, 0, 1.5), 0.5, 12, (1, 0.72, 0.46))
