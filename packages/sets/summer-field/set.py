ABOUT = "A field in summer under tall clouds and at sunset, and sunflowers"

from lights import glint, panel, sky, sun
from math import cos, pi, sin
from materials import air, plain, shining
from plants import tuft
from random import choice, gauss, random, uniform
from shapes import box, copy, cylinder, mesh, rod, sphere
from vapour import clouds

CAMERAS = {
    "clouds": dict(lens=75, f=2.0, distance=2.0, z=1.5, yaw=-3, pitch=5, exposure=1.25, soft=1.6),
    "sunflowers": dict(lens=80, f=2.0, distance=2.0, z=1.5, yaw=4, pitch=1, exposure=1.25, soft=1.6),
    "sunset": dict(lens=75, f=2.8, distance=2.0, z=1.5, yaw=3, pitch=4, exposure=1.15, soft=1.5),
}


def sunflower(yellow, brown):
    """One flower of radius 1 that looks at the lens, out of sight: petals around a disc."""
    vertices, faces = [], []
    for n in range(36):
        a, r = n * pi / 18, uniform(0.85, 1.1)
        start = len(vertices)
        vertices += [(0.4 * cos(a - 0.12), 0, 0.4 * sin(a - 0.12)), (r * cos(a), -0.15, r * sin(a)), (0.4 * cos(a + 0.12), 0, 0.4 * sin(a + 0.12))]
        faces.append((start, start + 1, start + 2))
    petals = mesh(vertices, faces, yellow)
    middle = cylinder((0, 0, 0), 0.45, 0.12, brown, rotation=(1.57, 0, 0))
    for thing in (petals, middle):
        thing.location = (0, -200, 0)
    return petals, middle


def build(camera):
    if camera == "sunset":
        sunset()
        return
    mist = (0.66, 0.82, 0.98)
    sky([(0, (0.3, 0.32, 0.26)), (0.49, (0.8, 0.9, 1.0)), (0.53, (0.5, 0.75, 1.0)), (0.62, (0.22, 0.5, 0.95)), (1, (0.08, 0.28, 0.78))], 0.95)
    air(mist, 0.005, 6)
    sun((-3, -3.4, 4), 4.6, (1, 0.94, 0.82), 2)
    if camera == "clouds":
        field()
        clouds(((-20, 12, 9, 46), (-27, 22, 7, 24), (22, 10, 8, 36), (28, 18, 5, 16), (4, 6, 5, 20)))
    else:
        sunflowers()
        clouds(((-24, 26, 6, 20), (20, 30, 5, 16)))
    panel((-1.9, -0.7, 2.3), (0, 0, 1.5), 1.3, 44, (1, 0.96, 0.88))
    panel((1.9, 1.2, 2.3), (0, 0, 1.5), 1.4, 40, (1, 0.96, 0.86))
    panel((1.6, -1.5, 1.9), (0, 0, 1.5), 1.8, 16, (0.92, 0.97, 1))


def sunset():
    """The same field when the sun goes down behind a tree that stands alone, clouds in its colours."""
    sky([(0, (0.2, 0.14, 0.08)), (0.49, (1.1, 0.56, 0.26)), (0.52, (1.2, 0.62, 0.34)), (0.57, (0.86, 0.5, 0.5)), (0.66, (0.4, 0.4, 0.66)), (1, (0.1, 0.18, 0.46))], 0.9)
    air((0.95, 0.5, 0.28), 0.006, 8)
    sun((-3, 9, 1.4), 2.6, (1, 0.56, 0.28), 2)
    field((1, 0.72, 0.4))
    disc = sphere((14, 380, 20), 8, shining((1, 0.5, 0.2), 13))
    disc.visible_diffuse = disc.visible_glossy = False
    bark, leaf = plain((0.05, 0.03, 0.02), 0.9), [tuft(plain(c, 0.8, sheer=0.3), 60, 0.2) for c in ((0.06, 0.07, 0.02), (0.1, 0.09, 0.02))]
    rod((-8.6, 44, 0), (-8.3, 44, 5), 0.34, bark, end=0.2)
    for n in range(90):
        a, r = uniform(0, 6.3), 3.4 * random() ** 0.5
        copy(choice(leaf), (-8.3 + r * cos(a), 44 + gauss(0, 1), 6.3 + 0.62 * r * sin(a)), uniform(0.6, 1.1), (uniform(0, 6), uniform(0, 6), 0))
    clouds(((-22, 44, 6, 22), (16, 34, 8, 30), (30, 52, 6, 18), (2, 22, 4, 12)), 170, (0.9, 0.42, 0.36), (1.3, 0.72, 0.46))
    panel((-2.2, 2.4, 2.2), (0, 0, 1.5), 1.5, 60, (1, 0.68, 0.4))
    panel((1.7, -1.3, 2.1), (0, 0, 1.5), 1.6, 24, (0.9, 0.9, 1))


def field(light=(1, 1, 0.7)):
    """Rice in the wind, a row of poles, low trees far away."""
    green = [tuft(plain(c, 0.7, sheer=0.5), 60, 0.4, 0.1) for c in ((0.2, 0.42, 0.06), (0.3, 0.52, 0.1), (0.14, 0.34, 0.05))]
    mesh([(-90, -5, 0), (90, -5, 0), (90, 300, 0), (-90, 300, 0)], [(0, 1, 2, 3)], plain((0.2, 0.38, 0.06), 0.9, vary=0.4, grain=0.7))
    for n in range(700):
        away = 2 + 40 * random() ** 1.7
        copy(choice(green), (uniform(-0.22, 0.22) * (away + 3), away, 0.35), (0.4, 0.4, 0.6), (0, 0, uniform(0, 6)))
    leaf = [tuft(plain(c, 0.8, sheer=0.3), 60, 0.2) for c in ((0.05, 0.14, 0.04), (0.08, 0.18, 0.05))]
    for n in range(110):
        x = uniform(-26, 26)
        copy(choice(leaf), (x, uniform(70, 84), uniform(0.6, 2.2)), uniform(1.2, 2.6), (uniform(0, 6), 0, 0))
    pole = plain((0.2, 0.17, 0.14), 0.8)
    for n in range(5):
        y = 13 + n * 12
        x = 2.1 + 0.04 * y
        rod((x, y, 0), (x, y, 6.4), 0.08, pole)
        box((x, y, 5.9), (1.3, 0.08, 0.08), pole)
    for n in range(60):
        away = 3 + 20 * random() ** 1.4
        glint((gauss(0, 0.11) * (away + 2), away, uniform(0.5, 0.85)), light, uniform(0.04, 0.3), is_whole=True)


def sunflowers():
    mesh([(-90, -5, 0), (90, -5, 0), (90, 300, 0), (-90, 300, 0)], [(0, 1, 2, 3)], plain((0.12, 0.22, 0.05), 0.9, vary=0.4, grain=0.7))
    leaf = [tuft(plain(c, 0.7, sheer=0.5), 22, 0.36, 0.7) for c in ((0.1, 0.28, 0.04), (0.17, 0.36, 0.06), (0.24, 0.42, 0.1))]
    brown = plain((0.09, 0.04, 0.015), 0.9)
    flowers = [sunflower(plain(c, 0.7, sheer=0.45), brown) for c in ((1, 0.62, 0.03), (1, 0.5, 0.02), (1, 0.74, 0.1))]
    for n in range(620):
        away = 3.0 + 40 * random() ** 1.5
        x = uniform(-0.24, 0.24) * (away + 2)
        if away < 7 and abs(x) < 0.4:
            continue
        z, turn = uniform(1.15, 1.6) + 0.01 * away, gauss(0, 0.35)
        copy(choice(leaf), (x, away + 0.15, z - 0.45), (0.3, 0.3, 0.45), (0, 0, uniform(0, 6)))
        for part in choice(flowers):
            copy(part, (x, away, z), 0.2, (part.rotation_euler[0], 0, turn))
    for n in range(50):
        away = 5 + 24 * random()
        glint((gauss(0, 0.11) * (away + 2), away, uniform(0.6, 1.45)), (1, 0.86, 0.4), uniform(0.05, 0.34), is_whole=True)
