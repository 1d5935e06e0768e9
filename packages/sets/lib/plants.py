"""Leaves, blossom and boughs, to be seen out of focus."""
import math
from random import choice, gauss, random, uniform
from mathutils import Vector
from shapes import copy, mesh, rod


def tuft(material, count=50, leaf=0.12, slim=0.6):
    """Leaves that fill a ball of radius 1, each turned as it likes. Out of sight: `copy` it to where it grows."""
    vertices, faces = [], []
    for n in range(count):
        middle = Vector((gauss(0, 1), gauss(0, 1), gauss(0, 1))).normalized() * random() ** 0.5
        along = Vector((gauss(0, 1), gauss(0, 1), gauss(0, 1))).normalized()
        across = along.cross(Vector((gauss(0, 1), gauss(0, 1), gauss(0, 1)))).normalized()
        reach = leaf * uniform(0.7, 1.3)
        for a, b in ((1, 0), (0, slim), (-1, 0), (0, -slim)):
            vertices.append(tuple(middle + along * a * reach + across * b * reach))
        faces.append(tuple(range(n * 4, n * 4 + 4)))
    thing = mesh(vertices, faces, material)
    thing.location = (0, -200, 0)
    return thing


def grow(at, towards, length, thick, bark, tufts, size, forks=3, droop=0.0):
    """A bough that forks; its outer twigs carry tufts of this size."""
    at, towards = Vector(at), Vector(towards).normalized()
    end = at + towards * length
    rod(at, end, thick, bark, end=thick * 0.65)
    if forks <= 2:
        for _ in range(2 if forks else 3):
            where = at + towards * length * uniform(0.2, 1.05)
            around = Vector((gauss(0, 1), gauss(0, 1), gauss(0, 1))) * size * 0.5
            copy(choice(tufts), where + around, size * uniform(0.6, 1.15), (uniform(0, 6), uniform(0, 6), 0))
    if forks:
        for turn in (-1, 1) if random() < 0.7 else (-1, 0, 1):
            bend = Vector((gauss(0, 0.3), gauss(0, 0.3), gauss(0, 0.3) - droop))
            side = Vector((math.copysign(0.35, turn) * (turn != 0), 0, uniform(-0.3, 0.35)))
            grow(end, towards + bend + side, length * uniform(0.6, 0.85), thick * 0.6, bark, tufts, size, forks - 1, droop)


def hanging_twig(material, leaves=26, leaf=0.05):
    """A willow's twig, one metre long, that hangs from where it is copied to."""
    vertices, faces = [], []
    for n in range(leaves):
        down = -(n + random()) / leaves
        side, reach = Vector((gauss(0, 1), gauss(0, 1), 0)).normalized(), leaf * uniform(0.7, 1.3)
        tip = side * reach * 0.7 + Vector((0, 0, -reach))
        flank = side.cross(tip).normalized() * reach * 0.16
        start, foot = len(vertices), Vector((0.03 * math.sin(down * 5), 0, down))
        vertices += [tuple(foot), tuple(foot + tip * 0.5 + flank), tuple(foot + tip), tuple(foot + tip * 0.5 - flank)]
        faces.append(tuple(range(start, start + 4)))
    thing = mesh(vertices, faces, material)
    thing.location = (0, -200, 0)
    return thing
