"""An edge of fur: strands that grow from a cord, clumped, of many lengths."""
import bpy

from mesh import SCALE, add_mesh, vertices_of
from pieces import cord


def fur(name, points, radius, length, cloth, count=5200, children=7):
    core = cord(name, points, radius, cloth, 120)
    core.data.bevel_resolution = 3
    mesh = bpy.data.meshes.new_from_object(core.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(core)
    thing = bpy.data.objects.new(name, mesh)
    thing = add_mesh(name, vertices_of(thing), [list(face.vertices) for face in mesh.polygons], cloth)
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
    return thing
