ABOUT = "An arched corridor with low sun, and a reading room"

from lights import bulb, glint, panel, sky, sun
from materials import air, plain, shining_down, wood
from math import cos, pi, sin
from random import choice, gauss, uniform
from plants import tuft
from shapes import box, copy, cylinder, mesh, rod

CAMERAS = {
    "arches": dict(lens=75, f=2.0, distance=2.1, z=1.5, yaw=2, exposure=1.2),
    "reading-room": dict(lens=80, f=2.0, distance=2.1, z=1.5, yaw=-7, exposure=1.15, soft=1.8),
    "evening": dict(lens=85, f=2.0, distance=2.0, z=1.5, yaw=5, exposure=1.15, soft=1.8),
}


def arch(at, axis, inner, top, wide, thick, stone):
    """A round arch in a wall: `axis` 'x' across the view, 'y' along it. `wide` is the bay, `top` where the curve begins."""
    steps = 16
    ring = [(inner * cos(pi * n / steps), top + inner * sin(pi * n / steps)) for n in range(steps + 1)]
    high = top + inner + 0.7
    vertices, faces = [], []
    for off in (-thick / 2, thick / 2):
        for s, z in ring:
            vertices += [(s, off, z), (s, off, high)]
    step = 2 * (steps + 1)
    for n in range(steps):
        a, b = 2 * n, 2 * n + 2
        faces += [(a, b, b + 1, a + 1), (step + a, step + a + 1, step + b + 1, step + b), (a, step + a, step + b, b)]
    ring_thing = mesh(vertices, faces, stone)
    turn = 90 if axis == "y" else 0
    ring_thing.location = at
    ring_thing.rotation_euler = (0, 0, pi / 2 if axis == "y" else 0)
    rest = (wide - 2 * inner) / 2
    for side in (-1, 1):
        off = side * (inner + rest / 2)
        place = (at[0], at[1] + off, at[2] + high / 2) if axis == "y" else (at[0] + off, at[1], at[2] + high / 2)
        box(place, (rest, thick, high), stone, turn=turn)


def corridor():
    mist = (0.95, 0.66, 0.4)
    sky([(0, (0.35, 0.26, 0.18)), (0.49, mist), (0.53, (1.1, 0.8, 0.52)), (0.62, (0.75, 0.74, 0.72)), (1, (0.35, 0.5, 0.75))], 0.9)
    air(mist, 0.02, 6)
    sun((6, 5.0, 4.2), 7, (1, 0.7, 0.4), 1.2)
    stone = plain((0.42, 0.3, 0.2), 0.85, vary=0.16, grain=1.6)
    floor = plain((0.3, 0.22, 0.16), 0.35, vary=0.25, grain=2.2)
    mesh([(-3, -5, 0), (3, -5, 0), (3, 60, 0), (-3, 60, 0)], [(0, 1, 2, 3)], floor)
    mesh([(1.7, -60, -0.1), (90, -60, -0.1), (90, 160, -0.1), (1.7, 160, -0.1)], [(0, 1, 2, 3)], plain((0.2, 0.24, 0.07), 0.9, vary=0.4, grain=1))
    bay = 3.0
    for n in range(13):
        y = 1.5 + n * bay
        arch((1.75, y + bay / 2, 0), "y", 1.12, 2.0, bay, 0.5, stone)
        arch((0, y + bay * 1.0, 0), "x", 1.45, 2.35, 3.6, 0.32, stone)
        box((-1.75, y + bay / 2, 2.0), (0.3, bay, 4.4), stone)
        box((-1.58, y + bay / 2, 1.2), (0.08, 1.1, 2.4), wood((0.09, 0.035, 0.016), (0.17, 0.08, 0.035)))
    box((0, 20, 4.35), (4.2, 60, 0.1), stone)
    leaves = [tuft(plain(c, 0.8, sheer=0.5), 60, 0.16) for c in ((0.2, 0.26, 0.04), (0.4, 0.36, 0.06), (0.12, 0.2, 0.05))]
    for n in range(130):
        y = uniform(4, 60)
        copy(choice(leaves), (uniform(5, 12), y, uniform(0.6, 5.5)), uniform(0.6, 1.4), (uniform(0, 6), 0, 0))
    for n in range(110):
        away = uniform(10, 46)
        glint((0.02 * away + abs(gauss(0, 0.075)) * away + 0.6, away, 1.2 + gauss(0.06, 0.06) * away), choice([(1, 0.8, 0.5), (1, 0.9, 0.72), (1, 0.68, 0.34)]), uniform(0.08, 0.4), is_whole=True)
    panel((2.0, 1.8, 2.5), (0, 0, 1.5), 1.5, 90, (1, 0.8, 0.55))
    panel((-1.5, -1.4, 2.1), (0, 0, 1.5), 1.6, 26, (0.98, 0.96, 0.95))


def reading_room(is_evening):
    sky([(0, (0.03, 0.025, 0.02)), (1, (0.05, 0.045, 0.05))])
    plaster = plain((0.4, 0.33, 0.25), 0.9, vary=0.1, grain=1.6)
    oak, dark = wood((0.09, 0.036, 0.016), (0.2, 0.09, 0.04), 0.55), wood((0.045, 0.018, 0.009), (0.1, 0.042, 0.02))
    box((0, 3, -0.02), (14, 18, 0.04), oak)
    far = 7.5
    day = [(0, (1.0, 0.6, 0.3)), (0.4, (1, 0.76, 0.48)), (1, (0.78, 0.84, 0.9))]
    dusk = [(0, (0.75, 0.36, 0.3)), (0.35, (0.4, 0.3, 0.5)), (1, (0.1, 0.16, 0.42))]
    outside = box((0, far + 0.5, 2.6), (12, 0.05, 5), shining_down(dusk if is_evening else day, 0.5 if is_evening else 1.2, -1.6, 2.2))
    outside.visible_diffuse = False
    for n in range(-3, 4):
        x = n * 2.1 + 0.95
        arch((x, far, 0.95), "x", 0.72, 1.75, 2.1, 0.4, plaster)
        box((x, far, 0.47), (2.1, 0.42, 0.95), dark)
        for k in (-0.24, 0.24):
            box((x + k, far + 0.15, 2.3), (0.045, 0.05, 3.2), dark)
        for k in range(5):
            box((x, far + 0.15, 1.3 + k * 0.5), (1.5, 0.05, 0.04), dark)
        if not is_evening:
            panel((x, far - 0.4, 2.4), (x * 0.6, 2.0, 0.9), 1.2, 55, (1, 0.8, 0.55), height=2.2)
    # Shelves between, long tables with green lamps.
    covers = [plain(c, 0.6) for c in ((0.28, 0.04, 0.03), (0.05, 0.1, 0.06), (0.05, 0.07, 0.15), (0.36, 0.24, 0.12), (0.2, 0.11, 0.05), (0.5, 0.42, 0.28))]
    for side in (-1, 1):
        for bay in range(5):
            y = 2.8 + bay * 1.1
            box((side * 2.9, y, 1.4), (0.34, 1.08, 2.8), dark)
            for row in range(6):
                z, at = 0.3 + row * 0.42, y - 0.48
                while at < y + 0.46:
                    wide = uniform(0.03, 0.07)
                    box((side * 2.73, at, z + 0.13), (0.08, wide * 0.9, uniform(0.22, 0.3)), choice(covers))
                    at += wide
    green, brass = plain((0.02, 0.2, 0.1), 0.3, glow=(0.05, 0.5, 0.2), shine=0.25), plain((0.6, 0.4, 0.16), 0.35, 0.5)
    for row, x in enumerate((-0.95, 1.05)):
        box((x, 4.4, 0.76), (0.9, 5.2, 0.06), oak)
        for n in range(4):
            y = 2.7 + n * 1.2
            rod((x, y, 0.78), (x, y, 1.16), 0.015, brass)
            cylinder((x, y, 1.19), 0.17, 0.11, green, top=0.07)
            glint((x, y - 0.1, 1.1), (1, 0.72, 0.4), 1.8)
            bulb((x, y, 1.06), 8 if is_evening else 4, (1, 0.68, 0.36))
            box((x + uniform(-0.3, 0.3), y + 0.4, 0.83), (0.24, 0.17, uniform(0.04, 0.14)), choice(covers), turn=uniform(-20, 20))
    for x, y in ((-0.9, 5.4), (1.1, 5.9)):
        rod((x, y, 5), (x, y, 3.2), 0.012, brass)
        for n in range(8):
            at = (x + 0.32 * cos(n * pi / 4), y + 0.32 * sin(n * pi / 4), 3.15)
            glint(at, (1, 0.66, 0.34), 1.1 if is_evening else 0.5)
        bulb((x, y, 3.0), 60 if is_evening else 15, (1, 0.64, 0.34), 0.2)
    panel((0, 3.2, 3.6), (0, 6.5, 0.6), 2.4, 60, (1, 0.76, 0.5))
    panel((1.7, -0.8, 2.1), (0, 0, 1.5), 1.1, 22, (1, 0.78, 0.54) if is_evening else (1, 0.88, 0.7))
    panel((-1.9, 0.4, 2.2), (0, 0, 1.5), 1.5, 12 if is_evening else 30, (0.75, 0.82, 1) if is_evening else (1, 0.9, 0.76))


def build(camera):
    if camera == "arches":
        corridor()
    else:
        reading_room(camera == "evening")
