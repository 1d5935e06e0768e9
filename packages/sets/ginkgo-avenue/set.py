ABOUT = "An avenue of ginkgos in their gold: sun through morning mist, a bough before the sky, lamps at dusk"

from lights import bulb, glint, panel, sky, sun
from materials import air, plain, shining
from plants import grow, tuft
from random import choice, gauss, random, uniform
from shapes import copy, cylinder, mesh, rod, sphere

CAMERAS = {
    "mist": dict(lens=75, f=1.8, distance=2.0, z=1.5, yaw=5, pitch=1, exposure=1.0, soft=1.6),
    "bough": dict(lens=80, f=2.0, distance=2.0, z=1.6, yaw=-4, pitch=6, exposure=1.2, soft=1.6),
    "dusk": dict(lens=75, f=1.8, distance=2.0, z=1.5, yaw=-5, pitch=1, exposure=1.2, soft=1.8),
}

GOLDS = ((0.95, 0.58, 0.06), (0.9, 0.48, 0.04), (0.98, 0.7, 0.14), (0.75, 0.42, 0.04))


def avenue(bark, leaves, is_dusk):
    """Two rows of straight trunks; their crowns are narrow and begin high."""
    mesh([(-60, -5, 0), (60, -5, 0), (60, 160, 0), (-60, 160, 0)], [(0, 1, 2, 3)], plain((0.5, 0.28, 0.04), 0.9, vary=0.45, grain=2.2))
    mesh([(-1.2, -5, 0.02), (1.2, -5, 0.02), (1.2, 120, 0.02), (-1.2, 120, 0.02)], [(0, 1, 2, 3)], plain((0.3, 0.2, 0.1), 0.9, vary=0.5, grain=1.6))
    for n in range(260):
        copy(choice(leaves), (choice([-1, 1]) * abs(gauss(1.6, 0.9)), uniform(3, 36), 0.03), (uniform(0.15, 0.5), uniform(0.2, 0.6), 0.03))
    for side in (-1, 1):
        for n in range(11):
            y = 6.5 + n * 3.6 + uniform(-0.3, 0.3)
            x = side * (2.3 + uniform(-0.1, 0.2))
            rod((x, y, -0.1), (x + uniform(-0.1, 0.1), y, 6), 0.17, bark, end=0.08)
            for k in range(46):
                z = uniform(2.3, 7)
                reach = 1.5 - 0.12 * z
                copy(choice(leaves), (x + gauss(-side * 0.25, reach * 0.62), y + gauss(0, reach * 0.6), z), uniform(0.3, 0.6), (uniform(0, 6), 0, 0))
    if is_dusk:
        iron = plain((0.02, 0.022, 0.026), 0.6)
        for side in (-1, 1):
            for n in range(7):
                y = 7 + n * 5 + (2.5 if side > 0 else 0)
                rod((side * 1.45, y, 0), (side * 1.45, y, 2.3), 0.045, iron)
                cylinder((side * 1.45, y, 2.48), 0.09, 0.36, shining((1, 0.62, 0.3), 1.2), top=0.15)
                glint((side * 1.45, y - 0.25, 2.48), (1, 0.58, 0.26), 1.0)
                bulb((side * 1.3, y - 0.3, 2.4), 60, (1, 0.62, 0.3), 0.15)
                panel((side * 1.2, y - 2.2, 0.9), (side * 1.8, y + 1, 4.2), 1.4, 60, (1, 0.7, 0.38))


def build(camera):
    is_dusk, is_bough = camera == "dusk", camera == "bough"
    if is_dusk:
        mist = (0.24, 0.19, 0.3)
        sky([(0, (0.08, 0.06, 0.06)), (0.49, (0.5, 0.32, 0.34)), (0.515, (0.62, 0.38, 0.34)), (0.57, (0.34, 0.3, 0.46)), (0.68, (0.14, 0.18, 0.42)), (1, (0.06, 0.1, 0.3))], 0.9)
        air(mist, 0.022, 6)
    elif is_bough:
        sky([(0, (0.4, 0.34, 0.2)), (0.49, (0.75, 0.8, 0.82)), (0.56, (0.5, 0.68, 0.9)), (0.7, (0.26, 0.48, 0.85)), (1, (0.14, 0.32, 0.72))], 0.95)
        air((0.8, 0.82, 0.8), 0.012, 5)
        sun((-3, 3.5, 4), 6, (1, 0.86, 0.62), 2)
    else:
        mist = (1.0, 0.8, 0.42)
        sky([(0, (0.4, 0.28, 0.1)), (0.49, mist), (0.52, (1.35, 1.08, 0.6)), (0.58, (1.0, 0.88, 0.62)), (0.7, (0.6, 0.66, 0.68)), (1, (0.4, 0.52, 0.68))], 0.9)
        air(mist, 0.024, 6)
        sun((1.2, 9, 3.2), 8, (1, 0.82, 0.5), 3)
    bark = plain((0.07, 0.05, 0.04) if not is_dusk else (0.03, 0.025, 0.028), 0.9, vary=0.3, grain=5)
    leaves = [tuft(plain(c, 0.75, sheer=0.55), 80, 0.13, 0.85) for c in GOLDS]
    if is_bough:
        # Crowns far off below, boughs from both upper corners.
        mesh([(-60, -5, 0), (60, -5, 0), (60, 160, 0), (-60, 160, 0)], [(0, 1, 2, 3)], plain((0.5, 0.32, 0.06), 0.9, vary=0.4, grain=2))
        for n in range(150):
            copy(choice(leaves), (gauss(0, 5), uniform(17, 24), abs(gauss(0.4, 1.0))), uniform(0.5, 1.1), (uniform(0, 6), 0, 0))
        for x, far, z, side in ((-1.9, 4.4, 3.0, 1), (-1.7, 4.0, 2.6, 1), (-1.8, 3.6, 2.1, 1), (-2.3, 6.0, 3.7, 1), (-1.6, 3.0, 1.5, 1), (-0.7, 5.0, 3.5, 1), (2.3, 5.2, 3.6, -1), (1.9, 4.4, 3.1, -1)):
            grow((x, far, z), (side, 0, 0.12), 0.55, 0.03, bark, leaves, 0.17, 3, 0.04)
            for n in range(7):
                glint((x + side * uniform(0.1, 1.3), far - 0.3, z + gauss(0.1, 0.25)), choice([(1, 0.8, 0.4), (1, 0.9, 0.6)]), uniform(0.06, 0.3))
    else:
        avenue(bark, leaves, is_dusk)
        for x, far, z, side in ((-1.5, 3.4, 2.5, 1), (1.7, 4.0, 2.8, -1)) if not is_dusk else ():
            grow((x, far, z), (side, 0, -0.1), 0.5, 0.03, bark, leaves, 0.16, 3, 0.1)
        for n in range(110 if not is_dusk else 0):
            away = uniform(7, 40)
            glint((gauss(0.03, 0.09) * away, away, 1.5 + (0.03 + abs(gauss(0, 0.1))) * away), choice([(1, 0.8, 0.4), (1, 0.92, 0.66), (1, 0.7, 0.25)]), uniform(0.1, 0.5) ** 1.4, is_whole=True)
        for n in range(40 if is_dusk else 0):
            away = uniform(22, 60)
            glint((gauss(0, 0.03) * away, away, 1.2 + uniform(0, 0.05) * away), choice([(1, 0.6, 0.28), (1, 0.76, 0.5)]), uniform(0.06, 0.3), is_whole=True)
    # Leaves that fall.
    for n in range(26):
        away = uniform(1.5, 8)
        copy(leaves[2], (gauss(0, 0.14) * (away + 2), away, uniform(0.4, 3)), (0.05, 0.02, 0.05), (uniform(0, 6), uniform(0, 6), 0))
    if is_dusk:
        panel((1.7, -0.8, 2.1), (0, 0, 1.5), 1.0, 24, (1, 0.76, 0.5))
        panel((-1.9, 0.4, 2.3), (0, 0, 1.5), 1.4, 18, (0.68, 0.74, 1))
    else:
        side = -1 if is_bough else 1
        panel((side * 2.2, 2.4, 2.9), (0, 0, 1.5), 1.6, 80, (1, 0.86, 0.6))
        panel((-side * 1.6, -1.4, 2.2), (0, 0, 1.5), 1.6, 28, (1, 0.95, 0.86))
