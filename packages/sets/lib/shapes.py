"""Simple solids. Metres; x to the right, y away from the camera, z up. The head of the person is at (0, 0, 1.55)."""
import math
import bpy
from mathutils import Vector


def add(data, name="thing"):
    thing = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def mesh(vertices, faces, material=None, smooth=False):
    data = bpy.data.meshes.new("mesh")
    data.from_pydata(vertices, [], faces)
    data.update()
    if smooth:
        data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    if material:
        data.materials.append(material)
    return add(data)


CORNERS = [(-1, -1, -1), (1, -1, -1), (1, 1, -1), (-1, 1, -1), (-1, -1, 1), (1, -1, 1), (1, 1, 1), (-1, 1, 1)]
SIDES = [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]


def box(at, size, material, turn=0, tilt=0):
    """A box by its centre and its full sizes; `turn` about the vertical, `tilt` about the line of sight, degrees."""
    w, d, h = (s / 2 for s in size)
    thing = mesh([(x * w, y * d, z * h) for x, y, z in CORNERS], SIDES, material)
    thing.location = at
    thing.rotation_euler = (0, math.radians(tilt), math.radians(turn))
    return thing


def cylinder(at, radius, height, material, top=None, caps=True, sides=32, rotation=(0, 0, 0)):
    """A cylinder, or a cone when `top` is another radius."""
    top = radius if top is None else top
    angles = [2 * math.pi * i / sides for i in range(sides)]
    vertices = [(radius * math.cos(a), radius * math.sin(a), -height / 2) for a in angles]
    vertices += [(top * math.cos(a), top * math.sin(a), height / 2) for a in angles]
    faces = [(i, (i + 1) % sides, sides + (i + 1) % sides, sides + i) for i in range(sides)]
    if caps:
        faces += [tuple(range(sides))[::-1], tuple(range(sides, 2 * sides))]
    thing = mesh(vertices, faces, material, smooth=not caps)
    thing.location = at
    thing.rotation_euler = rotation
    return thing


def sphere(at, radius, material, squash=1.0, detail=3):
    import bmesh

    shape = bmesh.new()
    bmesh.ops.create_icosphere(shape, subdivisions=detail, radius=radius)
    data = bpy.data.meshes.new("sphere")
    shape.to_mesh(data)
    shape.free()
    data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    data.materials.append(material)
    thing = add(data)
    thing.location = at
    thing.scale = (1, 1, squash)
    return thing


def copy(thing, at, scale=1.0, rotation=(0, 0, 0)):
    """Another one of the same shape: costs no memory."""
    other = add(thing.data)
    other.location = at
    other.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    other.rotation_euler = rotation
    return other


def rod(a, b, radius, material, end=None):
    """A round rod from one point to another, thinner at the end if wished."""
    a, b = Vector(a), Vector(b)
    along = b - a
    thing = cylinder((a + b) / 2, radius, along.length, material, top=end, sides=12)
    thing.rotation_euler = along.to_track_quat("Z", "Y").to_euler()
    return thing


def sheet(x0, x1, z0, z1, depth, material, columns=80, rows=24):
    """An upright cloth whose distance is `depth(u, v)` for u from left to right and v from bottom to top, both 0 to 1."""
    vertices = []
    for j in range(rows + 1):
        for i in range(columns + 1):
            u, v = i / columns, j / rows
            vertices.append((x0 + (x1 - x0) * u, depth(u, v), z0 + (z1 - z0) * v))
    step = columns + 1
    faces = [
        (j * step + i, j * step + i + 1, (j + 1) * step + i + 1, (j + 1) * step + i)
        for j in range(rows)
        for i in range(columns)
    ]
    return mesh(vertices, faces, material, smooth=True)
