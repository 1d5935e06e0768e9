ABOUT = "A snowy street: with lanterns at night and at dusk, in the sun of a morning"

from lights import bulb, glint, panel, sky, sun
from materials import air, plain, shining
from plants import grow, tuft
from random import choice, gauss, random, uniform
from shapes import box, cylinder, mesh, rod

CAMERAS = {
    "lanterns": dict(lens=75, f=2.0, distance=2.2, z=1.5, yaw=-3),
    "dusk": dict(lens=85, f=2.0, distance=2.0, z=1.5, yaw=7),
    "morning": dict(lens=80, f=2.0, distance=2.0, z=1.5, yaw=-8, pitch=1, exposure=1.0, soft=1.7),
}


def house(side, y, width, height, wall, snow, pane, frame, lit):
    x = side * 3.6
    box((x + side * 2, y, height / 2), (4, width, height), wall)
    box((x + side * 2.0, y, height + 0.25), (4.6, width + 0.3, 0.35), snow)
    for floor in range(int(height / 2.4)):
        for n in range(int(width / 1.6)):
            at = (x - 0.02 * side, y - width / 2 + 0.9 + n * 1.6, 1.5 + floor * 2.3)
            box(at, (0.06, 1.0, 1.3), frame)
            if random() < lit:
                box((at[0] - 0.04 * side, at[1], at[2]), (0.05, 0.82, 1.1), pane)
            box((at[0] - 0.12 * side, at[1], at[2] - 0.68), (0.3, 1.1, 0.1), snow)


def morning():
    """The night's snow in the first sun: bright houses, white trees, what falls from them glitters."""
    mist = (0.86, 0.84, 0.86)
    sky([(0, (0.5, 0.5, 0.54)), (0.49, (1.0, 0.88, 0.8)), (0.52, (1.05, 0.93, 0.86)), (0.56, (0.8, 0.86, 0.95)), (0.64, (0.46, 0.64, 0.92)), (1, (0.16, 0.36, 0.76))], 0.9)
    air(mist, 0.006, 6)
    sun((-3.4, 1.2, 2.3), 3.6, (1, 0.86, 0.66), 2)
    walls = [plain(c, 0.9, vary=0.12, grain=1.5) for c in ((0.62, 0.4, 0.24), (0.6, 0.52, 0.42), (0.52, 0.24, 0.16), (0.5, 0.5, 0.46))]
    snow, frame = plain((0.8, 0.83, 0.88), 0.8, vary=0.05, grain=2), plain((0.12, 0.09, 0.07), 0.6)
    glass = plain((0.2, 0.25, 0.34), 0.3)
    mesh([(-40, -6, 0), (40, -6, 0), (40, 140, 0), (-40, 140, 0)], [(0, 1, 2, 3)], snow)
    for side in (-1, 1):
        y = 6.0 if side > 0 else 12.0
        while y < 70:
            width = uniform(4.5, 7.0)
            house(side, y + width / 2, width, uniform(4.6, 7.6), choice(walls), snow, glass, frame, 1.0)
            y += width + choice([0, 0.6])
    bark, rime = plain((0.12, 0.1, 0.1), 0.9), [tuft(plain(c, 0.8, sheer=0.4), 60, 0.1, 0.35) for c in ((0.85, 0.86, 0.9), (0.78, 0.82, 0.9))]
    for x, y in ((-1.8, 5.6), (-2.0, 9.5), (2.2, 8.4), (-2.3, 14.0), (2.3, 13.5), (2.4, 20.0)):
        rod((x, y, 0), (x, y, 2.2), 0.09, bark, end=0.06)
        for turn in (-0.7, -0.2, 0.3, 0.8):
            grow((x, y, 2.0), (turn, 0.1, 1), 0.75, 0.045, bark, rime, 0.3, 3)
    for n in range(80):
        away = uniform(4, 22)
        glint((gauss(0.1, 0.1) * (away + 2), away, 1.5 + uniform(-0.12, 0.2) * (away + 1)), choice([(1, 0.95, 0.85), (0.9, 0.95, 1)]), 0.03 + 0.25 * random() ** 2, is_whole=True)
    panel((-2.2, 0.9, 2.5), (0, 0, 1.5), 1.5, 54, (1, 0.9, 0.74))
    panel((1.8, -1.2, 2.1), (0, 0, 1.5), 1.6, 28, (0.88, 0.94, 1))


def build(camera):
    if camera == "morning":
        return morning()
    colour = (0.07, 0.1, 0.2) if camera == "lanterns" else (0.17, 0.2, 0.36)
    sky([(0, (0.03, 0.04, 0.08)), (0.5, colour), (1, (0.03, 0.05, 0.14))], 1.0)
    air(colour, 0.028, 4)
    walls = [plain(c, 0.9, vary=0.15, grain=1.5) for c in ((0.26, 0.16, 0.1), (0.2, 0.2, 0.2), (0.3, 0.22, 0.14), (0.22, 0.09, 0.07))]
    snow, frame = plain((0.8, 0.83, 0.88), 0.8, vary=0.06, grain=2), plain((0.08, 0.05, 0.035), 0.6)
    pane = shining((1, 0.5, 0.16), 1.6)
    mesh([(-40, -6, 0), (40, -6, 0), (40, 120, 0), (-40, 120, 0)], [(0, 1, 2, 3)], snow)
    for side in (-1, 1):
        y = 5.0
        while y < 60:
            width = uniform(4.5, 7.5)
            house(side, y + width / 2, width, uniform(4.6, 8.5), choice(walls), snow, pane, frame, 0.62)
            y += width + choice([0, 0, 0.6])
        for n in range(7):
            y = 5.5 + n * 5.5 + (2.4 if side > 0 else 0)
            x = side * 2.3
            rod((x, y, 0), (x, y, 2.75), 0.05, frame)
            cylinder((x, y, 2.92), 0.12, 0.34, shining((1, 0.56, 0.22), 1.6), top=0.17)
            glint((x, y - 0.22, 2.92), (1, 0.58, 0.24), 4.0)
            cylinder((x, y, 3.16), 0.24, 0.14, snow, top=0.03)
            bulb((x, y - 0.2, 2.6), 60, (1, 0.58, 0.27), 0.12)
    # A fir with snow at the left, a string of small lamps over the street.
    needles = plain((0.02, 0.05, 0.035), 0.9, vary=0.4, grain=6)
    for n in range(9):
        z = 0.5 + n * 0.36
        cylinder((-1.75, 6.6, z), 1.0 - n * 0.1, 0.5, needles, top=0.2 - n * 0.015, sides=14)
        cylinder((-1.75, 6.6, z + 0.17), 0.72 - n * 0.075, 0.18, snow, top=0.16, sides=11)
    for row, y in enumerate((8, 14, 24)):
        for n in range(15):
            t = n / 14
            glint((-2.6 + 5.2 * t, y, 3.9 + row * 0.5 - 1.5 * t * (1 - t)), (1, 0.5, 0.17), uniform(0.25, 0.55))
    panel((1.7, -0.8, 2.2), (0, 0, 1.5), 0.9, 26, (1, 0.74, 0.48))
    panel((-2.0, 0.2, 2.3), (0, 0, 1.5), 1.5, 14, (0.6, 0.72, 1))
