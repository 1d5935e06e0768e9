ABOUT = "Bookshelves of dark wood in the light of a lamp"

from lights import bulb, glint, panel, sky
from materials import plain, shining, shining_down, wood
from random import choice, random, uniform
from shapes import box, cylinder

CAMERAS = {
    "shelves": dict(lens=85, f=2.2, distance=2.1, z=1.5),
    "wide": dict(lens=52, f=1.8, distance=2.7, z=1.5, yaw=-9),
    "evening": dict(lens=85, f=2.0, distance=2.0, z=1.5, yaw=14, exposure=0.8),
}

BINDINGS = [(0.28, 0.035, 0.03), (0.05, 0.1, 0.06), (0.05, 0.07, 0.15), (0.38, 0.25, 0.13), (0.5, 0.42, 0.28),
            (0.13, 0.06, 0.04), (0.03, 0.025, 0.025), (0.34, 0.14, 0.05), (0.2, 0.05, 0.07)]


def shelf_of_books(x, end, y, z, tallest, covers, gold):
    while x < end - 0.03:
        if random() < 0.05:
            x += uniform(0.05, 0.16)
            continue
        width, height, depth = uniform(0.018, 0.055), min(tallest, uniform(0.2, 0.31)), uniform(0.15, 0.2)
        lean = uniform(-9, -5) if random() < 0.04 else uniform(-0.8, 0.8)
        box((x + width / 2, y - depth / 2, z + height / 2), (width * 0.94, depth, height), choice(covers), tilt=lean)
        if random() < 0.6:
            for share in (0.14, 0.82):
                box((x + width / 2, y - depth - 0.001, z + height * share), (width * 0.86, 0.003, 0.008), gold, tilt=lean)
        x += width + 0.002


def lamp(x, y, z, brass, shade, watts):
    cylinder((x, y, z + 0.015), 0.09, 0.03, brass)
    cylinder((x, y, z + 0.2), 0.014, 0.36, brass)
    cylinder((x, y, z + 0.48), 0.2, 0.26, shade, top=0.12, caps=False)
    bulb((x, y, z + 0.6), watts, (1, 0.6, 0.3))
    bulb((x, y, z + 0.3), watts * 0.7, (1, 0.6, 0.3))


def build(camera):
    is_evening = camera == "evening"
    sky([(0, (0.02, 0.014, 0.01)), (1, (0.03, 0.024, 0.02))])
    dark, light = wood((0.06, 0.022, 0.009), (0.15, 0.06, 0.025)), wood((0.1, 0.04, 0.017), (0.21, 0.095, 0.042), 0.28)
    covers = [plain(c, 0.5, vary=0.25) for c in BINDINGS]
    gold, brass = plain((0.6, 0.42, 0.17), 0.5), plain((0.6, 0.38, 0.15), 0.35)
    shade = shining_down([(0, (1, 0.62, 0.3)), (1, (0.9, 0.42, 0.14))], 2.6, -0.13, 0.13)
    strip = shining((1, 0.5, 0.18), 1.1)
    box((0, 1, -0.02), (9, 9, 0.04), wood((0.08, 0.035, 0.016), (0.15, 0.07, 0.03), 0.25))
    box((0, 1, 3.3), (9, 9, 0.04), plain((0.4, 0.34, 0.26), 0.9))
    y = 3.6
    for bay in range(-3, 4):
        x = bay * 1.12 - 0.4
        box((x, y + 0.02, 1.6), (1.1, 0.03, 3.2), dark)
        for side in (-0.55, 0.55):
            box((x + side, y - 0.18, 1.6), (0.06, 0.36, 3.2), light)
        for row in range(9):
            z = 0.12 + row * 0.38
            box((x, y - 0.17, z), (1.06, 0.34, 0.035), light)
            if row in (4, 6) or (row == 2 and bay % 2):
                box((x, y - 0.3, z - 0.024), (0.96, 0.014, 0.01), strip)
            shelf_of_books(x - 0.5, x + 0.5, y - 0.06, z + 0.018, 0.32, covers, gold)
    box((1.15, 2.35, 0.92), (1.8, 0.55, 0.06), light)
    lamp(0.62, 2.3, 0.95, brass, shade, 14)
    lamp(-1.55, 3.0, 1.05, brass, shade, 10)
    box((-1.55, 3.0, 0.5), (0.7, 0.4, 1.06), dark)
    for stack in range(3):
        for n in range(4 + stack):
            box((1.0 + stack * 0.3, 2.3, 0.97 + n * 0.04), (uniform(0.19, 0.25), 0.18, 0.036), choice(covers), turn=uniform(-12, 12))
    panel((0, 1.6, 3.0), (0, 3.5, 1.6), 1.8, 70 if is_evening else 130, (1, 0.72, 0.45))
    panel((1.5, -0.6, 2.1), (0, 0, 1.5), 0.9, 26, (1, 0.76, 0.52))
    panel((-2.2, -1.3, 2.0), (0, 0, 1.5), 1.6, 14, (0.8, 0.88, 1))
    if is_evening:
        for n in range(34):
            glint((-2.4 + n * 0.16, 3.2, 2.12 + 0.2 * abs((n % 12) - 6) / 6), (1, 0.6, 0.25), uniform(0.5, 1.1))
