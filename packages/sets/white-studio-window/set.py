ABOUT = "Studio paper on which a low sun draws a window and leaves"

from lights import panel, sky, sun
from materials import plain
from math import sin
from random import uniform
from shapes import mesh, sheet
from stencil import Stencil

CAMERAS = {
    "leaves": dict(lens=85, f=2.8, distance=2.0, z=1.5, pitch=1, exposure=1.3, soft=1.3),
    "palm": dict(lens=85, f=2.8, distance=2.0, z=1.5, pitch=1, exposure=1.0, soft=1.3),
    "blinds": dict(lens=85, f=2.8, distance=2.0, z=1.5, pitch=1, exposure=1.0, soft=2.4),
}

PAPER_Y = 3.1
PAPERS = {"leaves": (0.7, 0.64, 0.55), "palm": (0.62, 0.33, 0.24), "blinds": (0.4, 0.4, 0.4)}


def build(camera):
    sky([(0, (0.1, 0.095, 0.09)), (1, (0.13, 0.13, 0.135))])
    paper = plain(PAPERS[camera], 0.9, vary=0.03, grain=0.8)
    sheet(-4, 4, 0.5, 4.2, lambda u, v: PAPER_Y + 0.008 * sin(u * 11), paper, 60, 8)
    mesh([(-4, -3, 0.02), (4, -3, 0.02), (4, 3.2, 0.02), (-4, 3.2, 0.02)], [(0, 1, 2, 3)], paper)
    if camera == "leaves":
        way = (-2.2, -2.3, 1.2)
        stencil = Stencil(way, 1.6, PAPER_Y)
        stencil.frame(-0.5, 0.62, -0.75, 0.8)
        for a in (-0.13, 0.25):
            stencil.bar(a - 0.02, a + 0.02, -0.8, 0.8)
        for b in (-0.3, 0.2):
            stencil.bar(-0.5, 0.62, b - 0.02, b + 0.02)
        for a, b, turn, length, leaf in ((-0.6, 0.75, -0.6, 0.8, 0.16), (-0.62, 0.35, -0.2, 0.6, 0.15), (0.75, 0.5, 3.6, 0.6, 0.15), (-0.6, -0.25, 0.3, 0.5, 0.15), (0.7, -0.7, 2.4, 0.5, 0.16)):
            stencil.twig(a, b, turn, length, 9, leaf, 0.5)
        sun(way, 4.6, (1, 0.78, 0.52), 0.9)
    elif camera == "palm":
        way = (2.0, -2.4, 1.5)
        stencil = Stencil(way, 1.3, PAPER_Y)
        for a, b, turn, length, bend in ((-0.95, 0.3, 0.5, 1.0, -1.0), (-0.95, -0.45, 0.35, 0.9, -0.7), (0.95, 0.75, 3.7, 0.9, 0.7), (0.95, -0.1, 2.9, 0.8, 0.8)):
            stencil.frond(a, b, turn, length, bend, uniform(-0.4, 0.5))
        sun(way, 4.2, (1, 0.8, 0.58), 0.8)
    else:
        way = (-2.4, -2.2, 0.8)
        stencil = Stencil(way, 1.2, PAPER_Y)
        stencil.frame(-0.44, 0.5, -0.8, 0.75)
        for n in range(10):
            stencil.bar(-0.5, 0.6, -0.8 + n * 0.165, -0.715 + n * 0.165)
        sun(way, 6.0, (1, 0.56, 0.26), 0.8)
    side = 1 if camera == "palm" else -1
    warm = (1, 0.78, 0.58) if camera == "blinds" else (1, 0.9, 0.76)
    panel((0.4, 1.2, 3.6), (0, PAPER_Y, 1.4), 2.0, 24 if camera == "blinds" else 46, (0.8, 0.9, 1) if camera == "blinds" else (0.92, 0.96, 1))
    panel((side * 1.7, -0.9, 2.2), (0, 0, 1.5), 0.9, 34, warm)
    panel((-side * 2.0, -0.4, 1.8), (0, 0, 1.5), 1.8, 12, (0.94, 0.97, 1))
