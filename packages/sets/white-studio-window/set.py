ABOUT = "Studio paper on which a low sun draws a window and leaves"

from lights import panel, sky, sun
from materials import plain
from math import cos, pi, sin
from mathutils import Vector
from random import gauss, uniform
from shapes import mesh, sheet

CAMERAS = {
    "leaves": dict(lens=85, f=2.8, distance=2.0, z=1.5, pitch=1, exposure=1.3, soft=1.3),
    "palm": dict(lens=85, f=2.8, distance=2.0, z=1.5, pitch=1, exposure=1.0, soft=1.3),
    "blinds": dict(lens=85, f=2.8, distance=2.0, z=1.5, pitch=1, exposure=1.0, soft=2.4),
}

PAPER_Y = 3.1
PAPERS = {"leaves": (0.7, 0.64, 0.55), "palm": (0.62, 0.33, 0.24), "blinds": (0.4, 0.4, 0.4)}


class Stencil:
    """What stands between sun and paper, drawn in metres about the middle of what the lens sees; the lens does not see it."""

    def __init__(self, towards_sun, away):
        self.way = Vector(towards_sun).normalized()
        self.right = Vector((0, 0, 1)).cross(self.way).normalized()
        self.up = self.way.cross(self.right)
        self.middle = Vector((0, PAPER_Y, 1.55)) + self.way * away
        self.black = plain((0.01, 0.01, 0.01), 0.9)

    def shape(self, points, nearer=0.0):
        corners = [tuple(self.middle - self.way * nearer + self.right * a + self.up * b) for a, b in points]
        thing = mesh(corners, [tuple(range(len(corners)))], self.black)
        thing.visible_camera = thing.visible_glossy = thing.visible_diffuse = False

    def bar(self, a0, a1, b0, b1):
        self.shape([(a0, b0), (a1, b0), (a1, b1), (a0, b1)])

    def frame(self, a0, a1, b0, b1):
        """All is dark but for this opening."""
        self.bar(-9, a0, -9, 9)
        self.bar(a1, 9, -9, 9)
        self.bar(a0, a1, b1, 9)
        self.bar(a0, a1, -9, b0)

    def leaf(self, a, b, turn, length, width, nearer=0.0):
        points = []
        for k in range(9):
            t = k / 8
            points.append((t * length, width * sin(pi * t) ** 0.8))
        points += [(t, -w) for t, w in reversed(points[1:-1])]
        self.shape([(a + x * cos(turn) - y * sin(turn), b + x * sin(turn) + y * cos(turn)) for x, y in points], nearer)

    def twig(self, a, b, turn, length, leaves, leaf, nearer=0.0):
        for n in range(leaves):
            t = n / leaves
            bent = turn - 0.5 * t
            x, y = a + cos(bent) * t * length, b + sin(bent) * t * length
            self.leaf(x, y, bent + (0.8 if n % 2 else -0.8) + gauss(0, 0.15), leaf * uniform(0.8, 1.2), leaf * 0.2, nearer)
        self.leaf(a, b, turn - 0.2, length, 0.016, nearer)

    def frond(self, a, b, turn, length, bend, nearer=0.0):
        """A palm's frond: leaflets along a bent rib, longest in its middle."""
        x, y, steps = a, b, 10
        for n in range(steps):
            t, way = n / steps, turn + bend * n / steps
            reach = 0.42 * length * (sin(pi * (0.12 + 0.85 * t)) + 0.1)
            for side in (-1, 1):
                self.leaf(x, y, way + side * (1.05 - 0.6 * t), reach, 0.017 * length, nearer)
            step = length / steps
            self.leaf(x, y, way, step * 1.3, 0.014 * length, nearer)
            x, y = x + cos(way) * step, y + sin(way) * step


def build(camera):
    sky([(0, (0.1, 0.095, 0.09)), (1, (0.13, 0.13, 0.135))])
    paper = plain(PAPERS[camera], 0.9, vary=0.03, grain=0.8)
    sheet(-4, 4, 0.5, 4.2, lambda u, v: PAPER_Y + 0.008 * sin(u * 11), paper, 60, 8)
    mesh([(-4, -3, 0.02), (4, -3, 0.02), (4, 3.2, 0.02), (-4, 3.2, 0.02)], [(0, 1, 2, 3)], paper)
    if camera == "leaves":
        way = (-2.2, -2.3, 1.2)
        stencil = Stencil(way, 1.6)
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
        stencil = Stencil(way, 1.3)
        for a, b, turn, length, bend in ((-0.95, 0.3, 0.5, 1.0, -1.0), (-0.95, -0.45, 0.35, 0.9, -0.7), (0.95, 0.75, 3.7, 0.9, 0.7), (0.95, -0.1, 2.9, 0.8, 0.8)):
            stencil.frond(a, b, turn, length, bend, uniform(-0.4, 0.5))
        sun(way, 4.2, (1, 0.8, 0.58), 0.8)
    else:
        way = (-2.4, -2.2, 0.8)
        stencil = Stencil(way, 1.2)
        stencil.frame(-0.44, 0.5, -0.8, 0.75)
        for n in range(10):
            stencil.bar(-0.5, 0.6, -0.8 + n * 0.165, -0.715 + n * 0.165)
        sun(way, 6.0, (1, 0.56, 0.26), 0.8)
    side = 1 if camera == "palm" else -1
    warm = (1, 0.78, 0.58) if camera == "blinds" else (1, 0.9, 0.76)
    panel((0.4, 1.2, 3.6), (0, PAPER_Y, 1.4), 2.0, 24 if camera == "blinds" else 46, (0.8, 0.9, 1) if camera == "blinds" else (0.92, 0.96, 1))
    panel((side * 1.7, -0.9, 2.2), (0, 0, 1.5), 0.9, 34, warm)
    panel((-side * 2.0, -0.4, 1.8), (0, 0, 1.5), 1.8, 12, (0.94, 0.97, 1))
