"""Meshes in Blender. Positions are centimetres; Blender works at a tenth of them."""
import bmesh
import bpy
import numpy as np
from mathutils import Vector, noise
from mathutils.bvhtree import BVHTree

SCALE = 0.1


def empty_scene():
    bpy.ops.wm.read_factory_settings(use_empty=True)


def add_mesh(name, vertices, faces, material):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata((np.asarray(vertices) * SCALE).tolist(), [], [list(map(int, f)) for f in faces])
    mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    mesh.materials.append(material)
    mesh.update()
    return link(bpy.data.objects.new(name, mesh))


def link(thing):
    bpy.context.scene.collection.objects.link(thing)
    return thing


def modify(thing, kind, **settings):
    modifier = thing.modifiers.new(kind, kind)
    for key, value in settings.items():
        setattr(modifier, key, value)
    return modifier


def apply_modifiers(thing):
    graph = bpy.context.evaluated_depsgraph_get()
    mesh = bpy.data.meshes.new_from_object(thing.evaluated_get(graph))
    thing.modifiers.clear()
    thing.data = mesh
    mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    return thing


def vertices_of(thing):
    flat = np.empty(len(thing.data.vertices) * 3)
    thing.data.vertices.foreach_get('co', flat)
    return flat.reshape(-1, 3) / SCALE


def normals_of(thing):
    flat = np.empty(len(thing.data.vertices) * 3)
    thing.data.vertices.foreach_get('normal', flat)
    return flat.reshape(-1, 3)


def move_vertices(thing, vertices):
    thing.data.vertices.foreach_set('co', (vertices * SCALE).ravel())
    thing.data.update()


def cut_away(thing, where):
    """Deletes the vertices for which `where` says so."""
    bad = np.nonzero(where(vertices_of(thing)))[0]
    b = bmesh.new()
    b.from_mesh(thing.data)
    b.verts.ensure_lookup_table()
    bmesh.ops.delete(b, geom=[b.verts[i] for i in bad], context='VERTS')
    b.to_mesh(thing.data)
    b.free()
    return thing


def surface_tree(thing):
    return BVHTree.FromObject(thing, bpy.context.evaluated_depsgraph_get())


class Layers:
    """Surfaces that lie on one another, as one: a ray meets the nearest."""

    def __init__(self, *trees):
        self.trees = trees

    def ray_cast(self, origin, way):
        hits = [hit for hit in (tree.ray_cast(origin, way) for tree in self.trees) if hit[0] is not None]
        return min(hits, key=lambda hit: hit[3], default=(None, None, None, None))


def depth_at(tree, x, z):
    """y of the surface seen from the camera at (x, z), or None."""
    hit = tree.ray_cast(Vector((x * SCALE, -10, z * SCALE)), Vector((0, 1, 0)))[0]
    return None if hit is None else hit.y / SCALE


def noise_at(points, scale, seed=0, octaves=3):
    offset = Vector((seed * 13.1, seed * 7.7, seed * 3.3))
    return np.array([noise.fractal(Vector(q) + offset, 1.0, 2.0, octaves) for q in np.asarray(points) * scale])


def wrinkle(thing, amount, scale, stretch, seed, weight=None):
    """Moves the surface along its normals by noise: no garment hangs the same on both sides."""
    v = vertices_of(thing)
    n = noise_at(v * np.array(stretch), scale, seed)
    move_vertices(thing, v + normals_of(thing) * (n * amount * (weight(v) if weight else 1))[:, None])


def store_pattern_coordinates(thing, uv):
    """Where each vertex lies on the woven pattern, centimetres."""
    layer = thing.data.attributes.new('cloth', 'FLOAT_VECTOR', 'POINT')
    layer.data.foreach_set('vector', np.column_stack([uv * SCALE, np.zeros(len(uv))]).ravel())
