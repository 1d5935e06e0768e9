ABOUT = "A lane under cherry trees in blossom"

from lights import glint, panel, sky, sun
from materials import air, plain, shining_down
from plants import grow, tuft
from random import choice, gauss, uniform
from shapes import copy, cylinder, mesh, rod, sphere

CAMERAS = {
    "late": dict(lens=75, f=1.8, distance=2.0, z=1.5, yaw=-3, exposure=1.2),
    "bough": dict(lens=85, f=2.0, distance=2.0, z=1.6, yaw=9, pitch=4, exposure=1.1),
    "sky": dict(lens=75, f=1.8, distance=2.0, z=1.5, yaw=2, pitch=7, exposure=1.4),
    "lanterns": dict(lens=75, f=1.8, distance=2.0, z=1.5, yaw=3, pitch=2, exposure=1.3, soft=1.8),
}


def build(camera):
    is_night, is_noon = camera == "lanterns", camera == "sky"
    if is_night:
        mist = (0.05, 0.035, 0.1)
        sky([(0, (0.02, 0.015, 0.03)), (0.5, mist), (0.6, (0.03, 0.035, 0.12)), (1, (0.012, 0.02, 0.08))], 1.0)
        air(mist, 0.03, 5)
    elif is_noon:
        mist = (0.62, 0.76, 0.95)
        sky([(0, (0.3, 0.3, 0.26)), (0.49, (0.8, 0.88, 1.0)), (0.56, (0.5, 0.7, 1.0)), (0.7, (0.24, 0.48, 0.92)), (1, (0.14, 0.34, 0.8))], 0.9)
        air(mist, 0.006, 5)
        sun((-4, 1, 5), 4.2, (1, 0.94, 0.85), 2)
    else:
        mist = (1.05, 0.68, 0.52)
        sky([(0, (0.3, 0.2, 0.18)), (0.49, mist), (0.515, (1.25, 0.82, 0.55)), (0.56, (0.85, 0.64, 0.58)), (0.68, (0.42, 0.48, 0.66)), (1, (0.2, 0.34, 0.6))], 0.85)
        air(mist, 0.015, 6)
        sun((-2.5, 9, 2.6), 9, (1, 0.74, 0.5), 3)
    bark = plain((0.045, 0.028, 0.028), 0.9, vary=0.3, grain=5)
    pinks = ((0.9, 0.5, 0.6), (0.94, 0.64, 0.72), (0.85, 0.36, 0.5), (0.97, 0.8, 0.84))
    blossom = [tuft(plain(c, 0.8, sheer=0.55), 90, 0.13, 0.8) for c in pinks]
    lane = plain((0.36, 0.25, 0.23), 0.9, vary=0.3, grain=1.5)
    mesh([(-60, -5, 0), (60, -5, 0), (60, 160, 0), (-60, 160, 0)], [(0, 1, 2, 3)], plain((0.2, 0.2, 0.09), 0.9, vary=0.5, grain=1.2))
    mesh([(-1.9, -5, 0.02), (1.9, -5, 0.02), (2.6, 90, 0.02), (-2.6, 90, 0.02)], [(0, 1, 2, 3)], lane)
    for n in range(240):
        side = choice([-1, 1])
        copy(choice(blossom), (side * abs(gauss(1.9, 0.7)), uniform(3, 34), 0.03), (uniform(0.15, 0.5), uniform(0.2, 0.6), 0.03))
    # Rows of trees, whose crowns meet over the lane.
    for side in (-1, 1):
        for n in range(3 if is_noon else 9):
            y = (15 if is_noon else 8) + n * 4.2 + uniform(-0.5, 0.5) + (2 if side > 0 else 0)
            x = side * (2.7 + uniform(-0.2, 0.4))
            rod((x, y, -0.1), (x - side * 0.3, y, 2.3), 0.19, bark, end=0.13)
            grow((x - side * 0.3, y, 2.2), (-side * 0.9, -0.2, 1), 1.3, 0.11, bark, blossom, 0.5, 3)
            grow((x - side * 0.3, y, 2.2), (side * 0.6, 0.1, 1), 1.2, 0.1, bark, blossom, 0.55, 2)
            for _ in range(26):
                r = uniform(0.35, 0.75)
                copy(choice(blossom), (x - side * abs(gauss(0.3, 1.1)), y + gauss(0, 1), 3.0 + abs(gauss(0.3, 1.0))), r, (uniform(0, 6), 0, 0))
    # Boughs that hang in from the sides, nearer: by day, as lamps would make them sparkle.
    if not is_night:
        grow((-1.6, 3.4, 2.5), (1, 0.0, -0.12), 0.55, 0.035, bark, blossom, 0.17, 3, 0.12)
        grow((1.75, 4.0, 2.7), (-1, -0.1, -0.15), 0.6, 0.035, bark, blossom, 0.17, 3, 0.12)
    if is_noon:
        for x, far, z, side in ((-2.2, 5.0, 2.9, 1), (-2.0, 4.2, 2.1, 1), (2.3, 5.2, 3.4, -1), (2.4, 6.4, 2.4, -1), (-2.6, 7.0, 4.0, 1)):
            grow((x, far, z), (side, 0, 0.1), 0.62, 0.035, bark, blossom, 0.2, 3, 0.05)
    if camera == "bough":
        grow((-1.9, 4.8, 2.2), (1, -0.1, 0.15), 0.55, 0.03, bark, blossom, 0.16, 3, 0.1)
        grow((1.5, 2.6, 2.5), (-1, 0.1, -0.1), 0.5, 0.02, bark, blossom, 0.13, 3, 0.15)
        grow((-1.7, 3.0, 1.9), (1, 0.1, 0.3), 0.5, 0.02, bark, blossom, 0.13, 3, 0.0)
    if is_night:
        silk = shining_down([(0, (1, 0.5, 0.2)), (0.5, (1, 0.34, 0.12)), (1, (0.9, 0.26, 0.1))], 1.5, -0.2, 0.2)
        black = plain((0.02, 0.02, 0.02), 0.6)
        for side in (-1, 1):
            for n in range(8):
                y = 4.6 + n * 3.0 + (1.3 if side > 0 else 0)
                at = (side * (0.86 + 0.06 * y), y, 1.98 + 0.05 * n)
                sphere(at, 0.17, silk, squash=1.25)
                for top in (-1, 1):
                    cylinder((at[0], y, at[2] + top * 0.21), 0.09, 0.035, black)
                rod((at[0], y, at[2] + 0.2), (at[0], y, at[2] + 2), 0.006, black)
            for y in (7, 12, 18, 26):
                panel((side * 1.2, y - 2.6, 0.9), (side * 1.0, y + 1, 4.4), 1.6, 190, (1, 0.6, 0.42))
        for n in range(44):
            away = uniform(12, 44)
            glint((gauss(0, 0.1) * away, away, 1.2 + abs(gauss(0, 0.05)) * away), choice([(1, 0.5, 0.2), (1, 0.62, 0.35), (1, 0.45, 0.5)]), uniform(0.06, 0.4), is_whole=True)
        panel((1.7, -0.9, 2.0), (0, 0, 1.5), 1.0, 24, (1, 0.72, 0.5))
        panel((-1.9, 0.3, 2.1), (0, 0, 1.5), 1.4, 12, (0.72, 0.7, 1))
    else:
        for n in range(0 if is_noon else 90):
            away = uniform(8, 40)
            glint((gauss(-0.05, 0.09) * away, away, 1.5 + (0.02 + abs(gauss(0, 0.11))) * away), choice([(1, 0.78, 0.6), (1, 0.9, 0.8), (1, 0.66, 0.6)]), uniform(0.1, 0.5) ** 1.4, is_whole=True)
        panel((-2.2, 2.4, 2.8), (0, 0, 1.5), 1.6, 80, (1, 0.8, 0.62))
        panel((1.6, -1.4, 2.2), (0, 0, 1.5), 1.6, 26, (1, 0.94, 0.9))
