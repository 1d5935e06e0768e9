ABOUT = "Snow mountains in the evening glow, and a lit window of a chalet"

from lights import glint, panel, sky, sun
from ground import by_slope, land
from math import radians, tan
from materials import air, plain, shining_down, wood
from mathutils import Vector, noise
from random import choice, gauss, random, uniform
from shapes import box, cylinder, mesh

CAMERAS = {
    "glow": dict(lens=85, f=2.2, distance=2.0, z=1.5, yaw=-2, pitch=4, exposure=1.0, soft=1.5),
    "day": dict(lens=80, f=2.2, distance=2.0, z=1.5, yaw=7, pitch=4, exposure=0.85, soft=1.5),
    "blue-hour": dict(lens=80, f=2.0, distance=2.0, z=1.5, yaw=-7, pitch=3, exposure=1.2, soft=1.6),
    "chalet": dict(lens=80, f=2.0, distance=2.0, z=1.5, yaw=3, exposure=1.25, soft=1.6),
}


def peaks(summits, jag):
    """Heights of a range: each summit is x, y, how high, how wide; ridges run from it."""

    def height(x, y):
        rough = noise.ridged_multi_fractal(Vector((x / 90, y / 90, jag)), 0.9, 2.1, 6, 0.9, 2.0)
        base = max(h * max(0, 1 - (((x - a) / w) ** 2 + ((y - b) / w) ** 2) ** 0.5) for a, b, h, w in summits)
        return -6 + base * (0.55 + 0.34 * rough) + 2.4 * rough

    return height


def fir(x, y, foot, tall, needles):
    for n in range(7):
        z, r = foot + tall * (0.14 + n * 0.125), tall * 0.19 * (1 - n * 0.125)
        cylinder((x, y, z), r, tall * 0.2, needles, top=r * 0.2, sides=11)


def mountains(camera):
    is_day, is_blue = camera == "day", camera == "blue-hour"
    snow = plain((0.82, 0.85, 0.9), 0.8, vary=0.05, grain=2)
    cover = by_slope((0.13, 0.11, 0.11), (0.86, 0.88, 0.92), (0.6, 0.74))
    summits = ((-70, 420, 104, 150), (72, 470, 96, 150), (-20, 520, 64, 120), (150, 500, 100, 150), (-190, 480, 100, 150))
    land(-260, 260, 240, 640, peaks(summits, 3.3 if not is_day else 7.1), cover, 240, 150)
    mesh([(-400, -5, 0), (400, -5, 0), (400, 250, -9), (-400, 250, -9)], [(0, 1, 2, 3)], snow)
    middle = -tan(radians(CAMERAS[camera]["yaw"]))
    firs = [plain(c, 0.9) for c in ((0.03, 0.05, 0.055), (0.05, 0.075, 0.085), (0.08, 0.1, 0.12))]
    for n in range(90):
        away = 20 + 130 * random()
        side = choice([-1, 1]) * (0.1 + abs(gauss(0, 0.05)))
        fir((middle + side) * away, away, -0.035 * away, uniform(3.6, 6), choice(firs))
    if is_blue:
        for n in range(46):
            away = uniform(110, 220)
            glint(((middle + gauss(-0.06, 0.045)) * away, away, -0.033 * away + uniform(0, 4)), choice([(1, 0.56, 0.22), (1, 0.68, 0.36), (1, 0.8, 0.55)]), uniform(0.06, 0.5))
    for n in range(26 if not is_day else 46):
        far = 0.5 + 7 * random()
        glint((gauss(0, 0.18) * (far + 2), far, uniform(0.3, 3)), (1, 0.86, 0.84) if not is_blue else (0.8, 0.88, 1), uniform(0.03, 0.12))


def chalet():
    """Old boards, a window with a cross lit from inside, snow on its sill; the dusk beside it."""
    y = 4.0
    boards, dark = wood((0.1, 0.05, 0.028), (0.24, 0.125, 0.07), 0.8, (0.5, 6, 6)), plain((0.03, 0.017, 0.012), 0.7)
    snow = plain((0.8, 0.84, 0.9), 0.85, vary=0.04, grain=3)
    for n in range(19):
        box((-2.7, y + 0.02 * (n % 2), 0.08 + n * 0.17), (6.1, 0.16, 0.16), boards)
    box((0.42, y, 1.6), (0.2, 0.24, 3.2), dark)
    pane = shining_down([(0, (1, 0.42, 0.12)), (1, (1, 0.62, 0.27))], 1.15, -0.6, 0.6)
    x, z = -0.72, 1.68
    box((x, y - 0.1, z), (1.0, 0.04, 1.1), pane)
    for dx in (-0.5, 0, 0.5):
        box((x + dx, y - 0.14, z), (0.06 if dx else 0.04, 0.08, 1.16), dark)
    for dz in (-0.56, 0, 0.56):
        box((x, y - 0.14, z + dz), (1.06, 0.08, 0.06 if dz else 0.04), dark)
    for dx in (-0.78, 0.78):
        box((x + dx, y - 0.13, z), (0.44, 0.05, 1.2), plain((0.13, 0.03, 0.025), 0.7))
    box((x, y - 0.24, z - 0.62), (1.3, 0.3, 0.06), dark)
    box((x, y - 0.24, z - 0.54), (1.26, 0.28, 0.12), snow)
    box((-1.4, y - 0.5, 2.74), (6, 1.4, 0.12), dark)
    box((-1.4, y - 0.6, 2.92), (6.2, 1.5, 0.26), snow)
    panel((x, y - 0.45, z), (x * 0.5, 0, 1.1), 0.9, 30, (1, 0.6, 0.28))
    for n in range(14):
        glint((-2.6 + n * 0.26, y - 1.25, 2.52 - 0.05 * (n % 4 - 1.5) ** 2), (1, 0.55, 0.2), uniform(0.3, 0.7))
    mesh([(-60, -5, 0), (60, -5, 0), (60, 300, -8), (-60, 300, -8)], [(0, 1, 2, 3)], snow)
    needles = plain((0.03, 0.05, 0.06), 0.9)
    for n in range(14):
        away = uniform(14, 60)
        fir(0.5 + 0.11 * away + uniform(0, 2.6), away, -0.026 * away, uniform(2.8, 5), needles)
    panel((-0.6, 1.8, 3.0), (-0.6, y, 1.3), 1.4, 34, (1, 0.72, 0.46))
    land(-160, 260, 200, 420, peaks(((70, 330, 70, 120), (150, 320, 84, 120), (10, 380, 50, 110)), 5.2), by_slope((0.1, 0.1, 0.13), (0.8, 0.84, 0.92), (0.6, 0.74)), 140, 80)
    for n in range(44):
        far = 0.5 + 5 * random()
        glint((gauss(0, 0.17) * (far + 2), far, uniform(0.4, 2.8)), (0.88, 0.92, 1), uniform(0.04, 0.13))


def build(camera):
    if camera == "glow":
        sky([(0, (0.1, 0.11, 0.16)), (0.49, (0.34, 0.33, 0.5)), (0.53, (0.62, 0.44, 0.56)), (0.58, (0.62, 0.46, 0.6)), (0.66, (0.32, 0.38, 0.64)), (1, (0.1, 0.19, 0.48))], 0.85)
        air((0.4, 0.37, 0.55), 0.0014, 20)
        sun((-5, -3.2, 1.5), 5.5, (1, 0.42, 0.24), 2)
        key, rim = ((-1.8, -0.8, 1.9), 30, (1, 0.74, 0.58)), ((1.9, 0.6, 2.3), 20, (0.68, 0.76, 1))
    elif camera == "day":
        sky([(0, (0.4, 0.44, 0.5)), (0.49, (0.7, 0.82, 0.96)), (0.56, (0.36, 0.6, 0.94)), (0.68, (0.13, 0.36, 0.8)), (1, (0.05, 0.2, 0.62))], 0.9)
        air((0.6, 0.76, 0.96), 0.0011, 20)
        sun((4, -2.0, 3), 3.6, (1, 0.94, 0.84), 1.5)
        key, rim = ((1.8, -0.8, 2.2), 40, (1, 0.96, 0.9)), ((-1.9, 1.0, 2.2), 34, (0.86, 0.94, 1))
    else:
        sky([(0, (0.04, 0.05, 0.09)), (0.49, (0.2, 0.24, 0.42)), (0.53, (0.34, 0.26, 0.4)), (0.6, (0.14, 0.18, 0.36)), (1, (0.03, 0.07, 0.2))], 0.9)
        air((0.16, 0.2, 0.38), 0.0007, 20)
        sun((-5, -2.6, 1.2), 0.9, (1, 0.6, 0.62), 4)
        key, rim = ((1.7, -0.8, 2.0), 26, (1, 0.76, 0.52)), ((-1.9, 0.5, 2.3), 18, (0.62, 0.74, 1))
    if camera == "chalet":
        chalet()
        key, rim = ((-1.7, -0.6, 1.9), 28, (1, 0.72, 0.46)), ((1.9, 0.5, 2.3), 20, (0.62, 0.74, 1))
    else:
        mountains(camera)
    panel(key[0], (0, 0, 1.5), 1.1, key[1], key[2])
    panel(rim[0], (0, 0, 1.5), 1.5, rim[1], rim[2])
