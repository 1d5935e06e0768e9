"""Fur: strands that grow from a cord or from any surface, clumped, of many lengths; curled for a shearling."""
import bpy

from mesh import SCALE, add_mesh, vertices_of
from pieces import cord


def fur(name, points, radius, length, cloth, count=5200, children=7):
    """An edge of fur along points."""
    core = cord(name, points, radius, cloth, 120)
    core.data.bevel_resolution = 3
    mesh = bpy.data.meshes.new_from_object(core.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(core)
    thing = bpy.data.objects.new(name, mesh)
    thing = add_mesh(name, vertices_of(thing), [list(face.vertices) for face in mesh.polygons], cloth)
    grow_strands(thing, length, count, children)
    return thing


def grow_strands(thing, length, count, children):
    modifier = thing.modifiers.new('fur', 'PARTICLE_SYSTEM')
    strands = modifier.particle_system.settings
    strands.type, strands.count, strands.hair_length = 'HAIR', count, length * SCALE
    strands.hair_step, strands.render_step, strands.display_step = 5, 4, 3
    strands.child_type, strands.rendered_child_count, strands.child_length = 'INTERPOLATED', children, 1
    strands.child_radius, strands.clump_factor, strands.length_random = 0.05, 0.5, 0.55
    strands.roughness_1, strands.roughness_2, strands.roughness_endpoint = 0.03, 0.07, 0.06
    strands.normal_factor, strands.tangent_factor, strands.factor_random, strands.brownian_factor = 0.02, 0.012, 0.025, 0.035
    strands.effector_weights.gravity = 1
    strands.root_radius, strands.tip_radius, strands.radius_scale = 0.022, 0.004, 0.4
    bpy.context.scene.cycles_curves.shape = 'RIBBONS'
    return strands


def shearling(thing, length, count=1500, children=36):
    """Short dense wool in curls."""
    strands = grow_strands(thing, length, count, children)
    strands.clump_factor, strands.length_random, strands.child_radius = 0.8, 0.3, 0.07
    strands.normal_factor, strands.tangent_factor, strands.factor_random, strands.brownian_factor = 0.05, 0, 0.014, 0.01
    strands.effector_weights.gravity = 0.15
    strands.kink, strands.kink_amplitude, strands.kink_frequency = 'CURL', 0.03, 2.5
    strands.render_step = 5
    return strands
