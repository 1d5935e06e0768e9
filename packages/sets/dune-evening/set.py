ABOUT = "Dunes from the low sun to the stars"

from lights import bulb, glint, panel, sky, sun
from ground import land
from masonry import lantern
from materials import air, plain, shining, shining_down
from math import pi, sin
from mathutils import Vector, noise
from random import choice, gauss, random, uniform
from shapes import box, cylinder, rod, sheet, sphere

CAMERAS = {
    "gold": dict(lens=85, f=2.2, distance=2.0, z=1.5, yaw=-3, pitch=3, exposure=1.2, soft=1.5),
    "sun": dict(lens=80, f=2.0, distance=2.0, z=1.5, yaw=4, pitch=3, exposure=1.15, soft=1.6),
    "rose": dict(lens=85, f=2.2, distance=2.0, z=1.5, yaw=-6, pitch=4, exposure=1.2, soft=1.5),
    "stars": dict(lens=55, f=4.0, distance=2.4, z=1.5, yaw=-4, pitch=6, exposure=1.3, soft=1.3),
    "camp": dict(lens=75, f=2.0, distance=2.0, z=1.5, yaw=2, exposure=1.2, soft=1.8),
}


def crest(points, tall, gentle=0.34, steep=0.62):
    """A dune whose edge runs through these points, x and y, away from the lens: lit from the left, it is dark at the right."""

    def height(x, y):
        if not points[0][1] < y < points[-1][1]:
            return -9
        share = (y - points[0][1]) / (points[-1][1] - points[0][1])
        n = min(int(share * (len(points) - 1)), len(points) - 2)
        t = (y - points[n][1]) / (points[n + 1][1] - points[n][1])
        t = t * t * (3 - 2 * t)
        away = x - (points[n][0] + (points[n + 1][0] - points[n][0]) * t) - 0.02 * tall * noise.noise(Vector((y / 9, tall, 0)))
        return tall * sin(pi * share) ** 0.6 - (gentle if away < 0 else steep) * abs(away)

    return height


def dunes(ridges, seed):
    def height(x, y):
        swell = 0.6 * noise.noise(Vector((x / 14, y / 20, seed))) + 0.12 * noise.noise(Vector((x / 3, y / 4, seed)))
        far = 11 * noise.noise(Vector((x / 70, seed, 0))) + 9 - 0.35 * abs(y - 300) if y > 220 else -9
        # The near ground falls away, so that the ridges stand against the sky.
        return -1.4 + max(swell * min(1, max(0, y - 4) / 30), far, *(ridge(x, y) for ridge in ridges))

    return height


LEFT = (crest(((-9, 22), (-5, 40), (-13, 62), (-7, 84), (-16, 110)), 5.2), crest(((30, 60), (14, 110), (24, 160), (8, 220)), 13), crest(((-34, 90), (-20, 150), (-34, 210)), 14))
RIGHT = (crest(((7, 18), (3.4, 34), (9, 56), (4, 80)), 3.4), crest(((-30, 50), (-12, 100), (-26, 150), (-10, 220)), 12), crest(((44, 100), (28, 160), (40, 230)), 16))


def build(camera):
    sand = plain((0.6, 0.36, 0.17), 0.95, vary=0.08, grain=0.5)
    if camera in ("gold", "sun"):
        sky([(0, (0.3, 0.18, 0.1)), (0.49, (1.0, 0.56, 0.28)), (0.52, (1.05, 0.66, 0.38)), (0.58, (0.72, 0.6, 0.54)), (0.68, (0.36, 0.48, 0.66)), (1, (0.14, 0.28, 0.58))], 0.7)
        air((0.9, 0.56, 0.32), 0.0022, 12)
        if camera == "gold":
            sun((-5, 0.6, 1.5), 7, (1, 0.62, 0.32), 1.5)
        else:
            sun((-3.4, 4, 1.5), 7, (1, 0.66, 0.36), 2)
            disc = sphere((-74, 400, 50), 9, shining((1, 0.66, 0.34), 14))
            disc.visible_diffuse = disc.visible_glossy = False
        key, rim = ((-1.9, -0.6, 1.9), 40, (1, 0.82, 0.6)), ((1.8, 1.2, 2.2), 28, (1, 0.84, 0.66))
    elif camera == "rose":
        sky([(0, (0.16, 0.1, 0.12)), (0.49, (0.9, 0.5, 0.46)), (0.52, (0.95, 0.54, 0.52)), (0.57, (0.62, 0.42, 0.56)), (0.66, (0.34, 0.34, 0.6)), (1, (0.1, 0.16, 0.44))], 0.85)
        air((0.66, 0.4, 0.44), 0.002, 12)
        sun((-5, 1.5, 1.2), 3.6, (1, 0.46, 0.36), 3)
        key, rim = ((1.8, -0.6, 1.8), 28, (1, 0.76, 0.66)), ((-1.9, 0.8, 2.3), 20, (0.72, 0.74, 1))
    else:
        sky([(0, (0.02, 0.025, 0.05)), (0.49, (0.22, 0.2, 0.34)), (0.51, (0.34, 0.26, 0.34)), (0.56, (0.13, 0.16, 0.36)), (0.66, (0.045, 0.08, 0.24)), (1, (0.015, 0.03, 0.13))], 0.9)
        air((0.12, 0.13, 0.26), 0.004, 8)
        sun((-5, 1.5, 2.0), 1.3, (0.62, 0.72, 1), 3)
        key, rim = ((1.7, -0.8, 1.9), 24, (1, 0.74, 0.5)), ((-1.9, 0.5, 2.3), 18, (0.62, 0.74, 1))
    ridges = RIGHT if camera in ("sun", "stars") else LEFT
    land(-110, 110, -6, 330, dunes(ridges, 2.2 if camera in ("stars", "camp") else 5.1), sand, 260, 260)
    if camera == "stars":
        for n in range(240):
            up = 0.03 + 0.4 * random() ** 0.8
            glint((gauss(0.02 + 0.3 * (up - 0.2), 0.12) * 400 if n % 2 else uniform(-0.3, 0.3) * 400, 400, up * 400), choice([(0.8, 0.88, 1), (1, 0.92, 0.8), (0.9, 0.94, 1)]), 0.012 + 0.16 * random() ** 7)
    if camera == "camp":
        camp()
    for n in range(40 if camera == "sun" else 0):
        away = uniform(5, 30)
        glint((gauss(-0.06, 0.08) * (away + 2), away, uniform(-0.4, 0.4)), (1, 0.74, 0.4), uniform(0.04, 0.26))
    panel(key[0], (0, 0, 1.5), 1.1, key[1], key[2])
    panel(rim[0], (0, 0, 1.5), 1.5, rim[1], rim[2])


def camp():
    """Tents lit from inside at the sides, lanterns in the sand, a string of small lamps."""
    canvas = shining_down([(0, (1, 0.5, 0.2)), (0.6, (0.85, 0.4, 0.16)), (1, (0.4, 0.2, 0.12))], 0.75, -0.9, 0.9)
    dark, silk = plain((0.03, 0.02, 0.016), 0.7), shining_down([(0, (1, 0.5, 0.16)), (1, (1, 0.64, 0.3))], 1.5, -0.2, 0.2)
    for x, y in ((-2.6, 10.5), (3.4, 14), (-5.4, 19)):
        cylinder((x, y, 0.2), 1.5, 1.8, canvas, top=0.05, sides=7)
        rod((x, y, 1.0), (x, y, 1.5), 0.03, dark)
        bulb((x + 0.2, y - 1.9, 0.2), 60, (1, 0.56, 0.24), 0.3)
    for side, far in ((-1, 4.5), (1, 5.2), (1, 7.5), (-1, 8.0), (1, 10)):
        at = (side * (0.45 + 0.1 * far), far, -0.55)
        lantern(at, 0.13, silk, dark, squash=1.2, cord=0.3)
        bulb((at[0], far - 0.3, -0.4), 14, (1, 0.56, 0.24), 0.12)
        glint((at[0], far - 0.25, -0.5), (1, 0.56, 0.22), 1.0)
    for n in range(30):
        x = -2.5 + 5.2 * n / 29
        glint((x, 7.5, 3.5 - 0.62 * abs(x) - 0.16 * sin(abs(x) * 1.6)), (1, 0.58, 0.24), uniform(0.3, 0.6))
    for n in range(40):
        glint((uniform(-60, 60), 400, uniform(30, 130)), (0.85, 0.9, 1), 0.02 + 0.12 * random() ** 3)
