ABOUT = "The sea against the evening sun"

from lights import glint, panel, sky
from materials import plain, shining
from random import gauss, random, uniform
from shapes import box, mesh, sphere

CAMERAS = {
    "sun": dict(lens=85, f=2.2, distance=2.0, z=1.45, pitch=4, yaw=3, exposure=0.85),
    "wide": dict(lens=50, f=2.0, distance=2.8, z=1.45, pitch=3, yaw=1, exposure=0.85),
    "blue-hour": dict(lens=85, f=2.2, distance=2.0, z=1.45, pitch=4, yaw=-1),
}


def build(camera):
    if camera == "blue-hour":
        sky([(0, (0.1, 0.14, 0.22)), (0.49, (0.3, 0.28, 0.4)), (0.505, (0.9, 0.52, 0.42)), (0.525, (0.72, 0.46, 0.5)), (0.56, (0.42, 0.4, 0.58)), (0.64, (0.24, 0.32, 0.56)), (1, (0.1, 0.18, 0.42))], 0.9)
        sun_colour, power = (1, 0.55, 0.45), 0.3
    else:
        sky([(0, (0.2, 0.16, 0.14)), (0.49, (0.8, 0.45, 0.22)), (0.505, (1.5, 0.8, 0.36)), (0.53, (1.15, 0.66, 0.36)), (0.57, (0.75, 0.56, 0.44)), (0.65, (0.4, 0.46, 0.54)), (1, (0.18, 0.28, 0.45))], 0.9)
        sun_colour, power = (1, 0.62, 0.22), 1.0
        disc = sphere((-52, 400, 47), 5, shining((1, 0.62, 0.26), 40))
        disc.visible_glossy = disc.visible_diffuse = False
    water = plain((0.02, 0.045, 0.06), 0.22, vary=0.5, grain=0.6, stretch=(0.25, 1, 1))
    mesh([(-900, 12, 0), (900, 12, 0), (900, 1500, 0), (-900, 1500, 0)], [(0, 1, 2, 3)], water)
    sand = plain((0.42, 0.32, 0.22), 0.9, vary=0.2, grain=3)
    mesh([(-40, -4, 0.02), (40, -4, 0.02), (40, 13, 0.01), (-40, 12.4, 0.01)], [(0, 1, 2, 3)], sand)
    # Foam where the water ends, and a headland far away.
    foam = plain((0.75, 0.72, 0.7), 0.9)
    for n in range(60):
        x = uniform(-9, 9)
        box((x, 12.6 + 0.5 * random() + 0.08 * x, 0.03), (uniform(0.6, 1.8), uniform(0.08, 0.25), 0.03), foam, turn=uniform(-8, 8))
    hill = plain((0.1, 0.075, 0.07) if camera != "blue-hour" else (0.1, 0.1, 0.16), 0.9)
    for n in range(7):
        sphere((70 + n * 24, 420, 0), 16 + 7 * n, hill, squash=0.42)
    # The sun's way over the waves.
    for n in range(230):
        away = 14 + 240 * random() ** 2.2
        drift = -0.125 * away * 1.02
        x = drift + gauss(0, 0.7 + 0.035 * away)
        glint((x, away, 0.1), sun_colour, power * (0.03 + 0.5 * random() ** 4))
    panel((-2.4, 2.0, 1.9), (0, 0, 1.5), 1.2, 60 if camera != "blue-hour" else 16, (1, 0.72, 0.45))
    panel((1.6, -1.6, 1.9), (0, 0, 1.5), 1.8, 22, (1, 0.9, 0.78))
