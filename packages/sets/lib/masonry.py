"""Brick walls, tiled eaves, lattice windows and lanterns: what old towns and courtyards are made of."""
from math import radians
from materials import Nodes
from shapes import box, cylinder, rod, sphere


def bricks(light, dark, mortar, width=0.36, height=0.11):
    """A wall of bricks in the plane of x and z."""
    n = Nodes("bricks")
    upright = n.node("ShaderNodeMapping")
    upright.inputs["Rotation"].default_value = (radians(90), 0, 0)
    n.link(n.node("ShaderNodeTexCoord").outputs["Object"], upright.inputs[0])
    wall = n.node("ShaderNodeTexBrick", Scale=1.0, Brick_Width=width, Row_Height=height, Mortar_Size=0.014)
    for name, colour in (("Color1", light), ("Color2", dark), ("Mortar", mortar)):
        wall.inputs[name].default_value = (*colour, 1)
    n.link(upright.outputs[0], wall.inputs["Vector"])
    n.link(wall.outputs[0], n.surface.inputs["Base Color"])
    n.surface.inputs["Roughness"].default_value = 0.85
    return n.done()


def eave(x0, x1, y, z, tile, under, reach=0.55, top=None):
    """The edge of a roof that comes towards the lens, tile by tile; `top` lies on it, as snow does."""
    box(((x0 + x1) / 2, y + 0.1, z - 0.06), (x1 - x0, reach, 0.07), under)
    for n in range(int((x1 - x0) / 0.2)):
        x = x0 + 0.1 + n * 0.2
        cylinder((x, y, z + 0.12), 0.06, reach * 1.7, tile, rotation=(radians(66), 0, 0), sides=10)
        box((x + 0.1, y + 0.06, z + 0.07), (0.14, reach * 1.5, 0.03), tile).rotation_euler = (radians(-24), 0, 0)
    if top:
        box(((x0 + x1) / 2, y + 0.16, z + 0.27), (x1 - x0, reach * 1.5, 0.13), top).rotation_euler = (radians(24), 0, 0)


def lattice(at, width, height, wood, pane, columns=5, rows=6):
    """A window of wooden bars before paper that may shine."""
    x, y, z = at
    box((x, y + 0.03, z), (width, 0.03, height), pane)
    for side in (-1, 1):
        box((x + side * width / 2, y, z), (0.07, 0.08, height + 0.07), wood)
        box((x, y, z + side * height / 2), (width + 0.07, 0.08, 0.07), wood)
    for n in range(1, columns):
        box((x - width / 2 + n * width / columns, y, z), (0.022, 0.03, height), wood)
    for n in range(1, rows):
        box((x, y, z - height / 2 + n * height / rows), (width, 0.03, 0.022), wood)


def lantern(at, radius, silk, cap, squash=0.95, cord=1.2):
    """A paper lantern on its cord. `silk` should shine."""
    x, y, z = at
    sphere(at, radius, silk, squash=squash)
    for end in (-1, 1):
        cylinder((x, y, z + end * radius * squash * 0.95), radius * 0.45, radius * 0.2, cap)
    rod((x, y, z + radius * squash), (x, y, z + cord), 0.006, cap)
    rod((x, y, z - radius * squash), (x, y, z - radius * (squash + 1.2)), radius * 0.1, silk, end=radius * 0.16)
