"""What the sun draws on a wall: windows, leaves and fronds that stand in its way."""
from materials import plain
from math import cos, pi, sin
from mathutils import Vector
from random import gauss, uniform
from shapes import mesh


class Stencil:
    """What stands between sun and paper, drawn in metres about the middle of what the lens sees; the lens does not see it."""

    def __init__(self, towards_sun, away, paper_y):
        self.way = Vector(towards_sun).normalized()
        self.right = Vector((0, 0, 1)).cross(self.way).normalized()
        self.up = self.way.cross(self.right)
        self.middle = Vector((0, paper_y, 1.55)) + self.way * away
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
