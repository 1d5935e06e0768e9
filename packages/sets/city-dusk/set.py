ABOUT = "A city seen from high up: after sunset, at night, in the haze of a morning"

from lights import glint, panel, sky, sun
from materials import air, plain, shining
from random import choice, gauss, random, uniform
from shapes import box, rod, sphere

CAMERAS = {
    "terrace": dict(lens=85, f=2.0, distance=2.0, z=1.5),
    "night": dict(lens=90, f=1.8, distance=2.0, z=1.5, yaw=-22, exposure=1.1),
    "dawn": dict(lens=80, f=2.0, distance=2.0, z=1.5, yaw=8, pitch=1, exposure=0.95, soft=1.7),
}

WARM = [(1, 0.5, 0.16), (1, 0.6, 0.25), (1, 0.72, 0.4), (1, 0.84, 0.62), (0.6, 0.8, 1)]
SIGNS = [(1, 0.15, 0.1), (0.15, 0.9, 0.8), (1, 0.25, 0.5), (0.25, 0.5, 1)]


def tower(x, y, width, top, wall, lit, power):
    box((x, y, top / 2 - 40), (width, width, top + 80), wall)
    for column in range(int(width / 2.6)):
        for floor in range(int((top + 26) / 3.4)):
            if random() < lit:
                at = (x - width / 2 + 1.3 + column * 2.6 + uniform(-0.3, 0.3), y - width / 2 - 0.4, top - 2 - floor * 3.4)
                glint(at, choice(WARM), power * (0.06 + 0.6 * random() ** 3))


def dawn():
    """The sun comes up behind towers that stand in haze, row behind row."""
    mist = (1.05, 0.66, 0.5)
    sky([(0, (0.5, 0.36, 0.3)), (0.49, (1.2, 0.7, 0.44)), (0.515, (1.4, 0.84, 0.5)), (0.55, (1.05, 0.74, 0.6)), (0.6, (0.6, 0.66, 0.82)), (1, (0.25, 0.42, 0.72))], 0.85)
    disc = sphere((-140, 700, 98), 14, shining((1, 0.7, 0.4), 7))
    disc.visible_glossy = disc.visible_diffuse = False
    air(mist, 0.0034, 30)
    sun((-3, 5, 1.6), 2.4, (1, 0.72, 0.46), 3)
    wall = [plain(c, 0.7) for c in ((0.06, 0.09, 0.2), (0.09, 0.1, 0.2), (0.05, 0.08, 0.17))]
    rows = ((75, 11, 16, -16, -1, 9), (130, 14, 19, -12, 8, 9), (220, 18, 26, -6, 18, 9), (380, 24, 34, 0, 36, 11))
    for away, narrow, wide, low, high, count in rows:
        step = 0.42 * away / count
        for n in range(count):
            x = -0.14 * away + (n - count / 2 + 0.5) * step + uniform(-0.2, 0.2) * step
            width, top = min(uniform(narrow, wide), step * 0.9), uniform(low, high)
            y = away + uniform(-0.1, 0.1) * away
            box((x, y, top / 2 - 40), (width, width, top + 80), choice(wall))
            box((x, y, top + 1), (width * 0.8, width * 0.8, 3 + 0.02 * away), choice(wall))
            if random() < 0.3:
                rod((x, y, top), (x, y, top + 0.09 * away), 0.3, choice(wall))
            # The sun in their panes, and a few that are still lit.
            for _ in range(3):
                glint((x + uniform(-0.5, 0.5) * width, y - width, top - uniform(1, 0.16 * away)), choice([(1, 0.74, 0.4), (1, 0.86, 0.64)]), uniform(0.04, 0.26), is_whole=True)
    for n in range(26):
        away = uniform(60, 130)
        glint((-0.14 * away + gauss(0, 0.07) * away, away - 12, -uniform(0.03, 0.15) * away), choice([(1, 0.74, 0.42), (1, 0.86, 0.66)]), uniform(0.06, 0.3), is_whole=True)
    panel((-2.2, 1.8, 2.2), (0, 0, 1.5), 1.4, 60, (1, 0.78, 0.54))
    panel((1.7, -1.2, 2.1), (0, 0, 1.5), 1.5, 26, (0.92, 0.95, 1))
    panel((-1.6, -1.5, 1.9), (0, 0, 1.5), 1.4, 16, (1, 0.88, 0.74))


def build(camera):
    if camera == "dawn":
        return dawn()
    is_night = camera == "night"
    if is_night:
        stops = [(0, (0.012, 0.014, 0.03)), (0.48, (0.05, 0.04, 0.09)), (0.52, (0.09, 0.06, 0.13)), (0.62, (0.02, 0.03, 0.08)), (1, (0.008, 0.012, 0.04))]
    else:
        stops = [(0, (0.05, 0.05, 0.08)), (0.485, (0.5, 0.26, 0.2)), (0.505, (0.95, 0.5, 0.3)), (0.53, (0.62, 0.36, 0.4)), (0.57, (0.3, 0.26, 0.44)), (0.66, (0.12, 0.16, 0.36)), (1, (0.04, 0.07, 0.2))]
    sky(stops, 1.0 if is_night else 0.75)
    air((0.34, 0.24, 0.3) if not is_night else (0.035, 0.03, 0.06), 0.0032, 20)
    near = plain((0.03, 0.032, 0.05) if not is_night else (0.012, 0.012, 0.02), 0.6)
    far = plain((0.12, 0.1, 0.15) if not is_night else (0.02, 0.02, 0.035), 0.8)
    for x in range(-130, 140, 17):
        tower(x + uniform(-5, 5), uniform(190, 260), uniform(13, 20), uniform(-6, 42), far, 0.34, 0.5)
    for x in range(-80, 90, 19):
        tower(x + uniform(-5, 5), uniform(85, 130), uniform(11, 16), uniform(-16, 16), near, 0.5, 1.0)
    for n in range(26):
        glint((uniform(-50, 50), uniform(90, 160), uniform(-16, 10)), choice(SIGNS), uniform(0.15, 0.6))
    for lane in range(46):
        away = uniform(40, 90)
        glint((-6 + away * 0.05 + uniform(-3, 3), away, -0.16 * away + uniform(-0.5, 0.5)), choice([(1, 0.12, 0.06), (1, 0.8, 0.5)]), uniform(0.06, 0.3))
    panel((1.6, -1.0, 2.0), (0, 0, 1.5), 1.0, 22 if not is_night else 16, (1, 0.8, 0.6))
    panel((-1.8, 0.5, 2.0), (0, 0, 1.5), 1.4, 16 if not is_night else 9, (0.66, 0.76, 1))
