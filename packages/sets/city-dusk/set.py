ABOUT = "A city seen from high up after sunset"

from lights import glint, panel, sky
from materials import air, plain
from random import choice, random, uniform
from shapes import box

CAMERAS = {
    "terrace": dict(lens=85, f=2.0, distance=2.0, z=1.5),
    "night": dict(lens=90, f=1.8, distance=2.0, z=1.5, yaw=-22, exposure=1.1),
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


def build(camera):
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
