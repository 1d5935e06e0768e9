ABOUT = "Painted cloth and paper with the light of a window on it"

from lights import panel, sky, spot
from materials import plain
from math import sin
from shapes import box, mesh, sheet

CAMERAS = {
    "window-light": dict(lens=85, f=2.8, distance=2.0, z=1.5, pitch=1, exposure=1.6),
    "grey": dict(lens=85, f=2.8, distance=2.0, z=1.5, pitch=1),
    "black": dict(lens=85, f=2.8, distance=2.0, z=1.5, pitch=1),
}

CLOTHS = {
    "window-light": (0.24, 0.17, 0.12),
    "grey": (0.17, 0.175, 0.185),
    "black": (0.045, 0.045, 0.05),
}


def build(camera):
    sky([(0, (0.02, 0.02, 0.02)), (1, (0.03, 0.03, 0.032))])
    cloth = plain(CLOTHS[camera], 0.9, vary=0.16 if camera in ("grey", "black") else 0.05, grain=0.9)
    # A cloth hangs in slow folds behind; its foot runs out over the floor.
    wave = 0.05 if camera in ("grey", "black") else 0.012
    sheet(-3.4, 3.4, 0.3, 4.2, lambda u, v: 3.1 + wave * sin(u * 23 + 1.2 * sin(v * 3)) + wave * 0.5 * sin(u * 51), cloth, 160, 20)
    mesh([(-3.4, -3, 0), (3.4, -3, 0), (3.4, 3.2, 0), (-3.4, 3.2, 0)], [(0, 1, 2, 3)], cloth)
    if camera == "window-light":
        spot((3.6, -0.6, 3.0), (-0.1, 3.1, 1.55), 1500, (1, 0.84, 0.62), angle=70, radius=0.03)
        bar = plain((0.01, 0.01, 0.01), 0.9)
        # A window of three by four panes between lamp and cloth, across the way of the light.
        at = lambda across: (2.35 + across * 0.707, 0.65 + across * 0.707)
        for across in (-0.26, -0.09, 0.09, 0.26):
            box((*at(across), 2.5), (0.024, 0.02, 3), bar, turn=45)
        for row in range(5):
            box((*at(0), 2.0 + row * 0.21), (0.6, 0.02, 0.03), bar, turn=45)
        for side in (-1, 1):
            box((*at(side * 0.87), 2.5), (1.2, 0.02, 3), bar, turn=45)
            box((*at(0), 2.42 + side * 1.02), (3, 0.02, 1.2), bar, turn=45)
    elif camera == "grey":
        spot((-0.2, 1.2, 3.6), (0.05, 3.1, 1.5), 520, (1, 0.98, 0.95), angle=52, blend=1, radius=0.4)
        panel((2.6, 1.2, 2.2), (1.2, 3.1, 1.4), 1.0, 26, (0.9, 0.95, 1))
    else:
        spot((0.1, 1.9, 0.4), (0.1, 3.1, 1.35), 130, (0.85, 0.9, 1), angle=95, blend=1, radius=0.4)
        panel((2.2, 0.9, 1.9), (0, 0, 1.5), 0.5, 26, (0.9, 0.95, 1), height=1.4)
    panel((-1.7, -0.9, 2.3), (0, 0, 1.5), 1.1, 34, (1, 0.96, 0.9))
    panel((2.2, -0.6, 1.6), (0, 0, 1.4), 1.6, 9, (1, 0.97, 0.93))
