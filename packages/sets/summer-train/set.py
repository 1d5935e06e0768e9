ABOUT = "A seat by the window of a slow train in summer"

from lights import glint, panel, sky, sun
from math import sin
from materials import plain, shining_down, wood
from random import choice, gauss, random, uniform
from shapes import box, mesh, rod, sheet

CAMERAS = {
    "fields": dict(lens=70, f=2.0, distance=2.0, z=1.5, yaw=8, exposure=1.0, soft=1.8),
    "evening": dict(lens=80, f=2.0, distance=2.0, z=1.5, yaw=10, exposure=1.1, soft=1.8),
    "sea": dict(lens=75, f=2.0, distance=2.0, z=1.5, yaw=-9, exposure=1.2, soft=1.8),
}


def passing(colours, low, high, count, away, long=(3, 12)):
    """What passes by is drawn out by the train's speed."""
    for n in range(count):
        z, tall = uniform(low, high), uniform(0.05, 0.2) * (high - low)
        shade = tuple(c * uniform(0.9, 1.12) for c in choice(colours))
        box((uniform(-8, 6), away - 0.02 * n, z), (uniform(*long), 0.01, tall), shining_down([(0, shade), (1, tuple(1.1 * c for c in shade))], 1.0, -0.15, 0.15))


def outside(is_evening):
    if is_evening:
        stops = [(0, (1.1, 0.56, 0.26)), (0.22, (1.0, 0.62, 0.38)), (0.5, (0.62, 0.5, 0.54)), (1, (0.24, 0.34, 0.62))]
        fields, woods, hills = ((0.3, 0.2, 0.1), (0.38, 0.26, 0.12), (0.24, 0.19, 0.12)), ((0.13, 0.1, 0.09), (0.18, 0.12, 0.1)), (0.42, 0.27, 0.27)
    else:
        stops = [(0, (0.84, 0.92, 0.96)), (0.25, (0.56, 0.78, 0.98)), (1, (0.16, 0.42, 0.88))]
        fields, woods, hills = ((0.24, 0.46, 0.08), (0.3, 0.52, 0.1), (0.2, 0.4, 0.07), (0.4, 0.56, 0.15)), ((0.08, 0.22, 0.06), (0.12, 0.28, 0.08)), (0.24, 0.4, 0.4)
    back = box((0, 14, 4.2), (40, 0.1, 6), shining_down(stops, 1.0, -2.8, 2.8))
    back.visible_diffuse = False
    for n in range(16):
        box((-9 + n * 1.3, 13.8, 1.6), (2.4, 0.1, 0.9 + 0.35 * sin(n * 1.9)), shining_down([(0, hills), (1, hills)], 1, -1, 1))
    box((0, 12.6, 0.4), (40, 0.1, 2.0), shining_down([(0, fields[0]), (1, fields[1])], 1, -1, 1))
    passing(fields, 0.3, 1.3, 50, 12.4)
    for n in range(26):
        tall = uniform(0.15, 0.75)
        shade = choice(woods)
        box((uniform(-7, 5), 11.3 - 0.01 * n, 1.25 + tall / 2), (uniform(0.5, 2.2), 0.01, tall), shining_down([(0, shade), (1, tuple(1.5 * c for c in shade))], 1, -0.4, 0.4))
    passing(woods, 1.1, 1.35, 10, 11, (4, 14))
    if is_evening:
        for n in range(46):
            away = uniform(6, 12)
            glint((gauss(-1.0, 0.9), away, 1.5 + gauss(0.02, 0.02) * away), (1, 0.66, 0.3), 0.03 + 0.4 * random() ** 3)


def seaside():
    """The line runs along the sea: its blue up to a far cape, the sun on it, posts that fly by."""
    back = box((0, 14, 4.2), (40, 0.1, 6), shining_down([(0, (0.9, 0.96, 0.98)), (0.3, (0.6, 0.82, 0.98)), (1, (0.2, 0.5, 0.92))], 1.0, -2.8, 2.8))
    back.visible_diffuse = False
    water = [(0, (0.2, 0.62, 0.66)), (0.4, (0.08, 0.46, 0.62)), (1, (0.03, 0.3, 0.54))]
    box((0, 13.5, 0.3), (40, 0.1, 2.6), shining_down(water, 1.0, -1.3, 1.3))
    for n in range(9):
        box((4.6 + n * 0.5, 13.4, 1.62), (1.0, 0.05, 0.2 + 0.07 * n), shining_down([(0, (0.3, 0.5, 0.54)), (1, (0.34, 0.54, 0.56))], 1, -1, 1))
    passing(((0.66, 0.62, 0.44), (0.5, 0.56, 0.3)), 0.2, 0.55, 16, 12)
    for n in range(130):
        away = uniform(10, 13)
        glint((2.0 + gauss(0, 1.3), away, 1.52 - 0.09 * away * random() ** 1.4), (1, 1, 0.94), 0.03 + 0.4 * random() ** 3)


def build(camera):
    is_evening, is_sea = camera == "evening", camera == "sea"
    sky([(0, (0.08, 0.08, 0.07)), (0.5, (0.24, 0.24, 0.23)), (1, (0.2, 0.2, 0.2))], 0.8)
    if is_sea:
        seaside()
    else:
        outside(is_evening)
    # The carriage: wall with a tall window, its frame, curtains, a seat's back with a white cloth, a rail above.
    y, low, high, left, right = 2.5, 1.0, 2.36, -1.0, 0.2
    seat = 0.62
    if is_sea:
        left, right, seat = -0.2, 1.5, -0.52
    cream, trim = plain((0.66, 0.6, 0.44), 0.6, vary=0.04, grain=2), plain((0.46, 0.46, 0.42), 0.5)
    for x, z, w, h in ((0, low / 2, 8, low), (0, high + 0.6, 8, 1.2), (left - 1.5, 1.7, 3, 1.4), (right + 1.5, 1.7, 3, 1.4)):
        box((x, y, z), (w, 0.12, h), cream)
    for x in (left, right):
        box((x, y - 0.05, (low + high) / 2), (0.06, 0.12, high - low + 0.1), trim)
    for z in (low, high):
        box(((left + right) / 2, y - 0.05, z), (right - left, 0.12, 0.06), trim)
    box(((left + right) / 2, y - 0.16, low - 0.04), (right - left + 0.2, 0.3, 0.05), wood((0.14, 0.07, 0.035), (0.26, 0.14, 0.07)))
    cloth = plain((0.6, 0.36, 0.14) if is_evening else (0.34, 0.5, 0.6) if is_sea else (0.72, 0.56, 0.22), 0.9, sheer=0.45)
    for x0, x1 in ((left - 0.1, left + 0.2), (right - 0.16, right + 0.2)):
        sheet(x0, x1, low - 0.02, high + 0.1, lambda u, v: y - 0.16 + 0.04 * sin(u * 30 + v), cloth, 60, 4)
    teal = plain((0.03, 0.2, 0.18), 0.9, vary=0.25, grain=6)
    box((seat, 1.7, 0.7), (0.85, 0.22, 1.2), teal)
    box((seat, 1.64, 1.22), (0.6, 0.2, 0.24), plain((0.66, 0.63, 0.56), 0.9))
    rod((-4, y - 0.3, 2.5), (4, y - 0.3, 2.5), 0.02, trim)
    light = (1, 0.74, 0.5) if is_evening else (0.98, 1, 0.97)
    panel(((left + right) / 2, y - 0.4, 1.75), (0.1, 0, 1.4), 1.2, 40 if is_evening else 60, light, height=1.2)
    panel((0.9, 0.4, 2.6), (0.6, y, 1.3), 1.0, 26 if is_evening else 40, (1, 0.86, 0.66) if is_evening else (1, 0.98, 0.92))
    panel((-1.8, 0.2, 1.9), (0, 0, 1.5), 1.1, 36, light)
    panel((1.7, -1.3, 2.2), (0, 0, 1.5), 1.6, 16, (1, 0.94, 0.86))
    sun((-3, 3, 2.4), 2.0 if is_evening else 3.0, (1, 0.7, 0.42) if is_evening else (1, 0.95, 0.84), 2)
