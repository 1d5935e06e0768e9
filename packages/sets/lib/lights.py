"""Lamps, skies, and glints: lights that only the lens sees."""
import math
import bpy
from mathutils import Vector
from shapes import add

GLINTS = []


def _aim(thing, at, target):
    thing.location = at
    thing.rotation_euler = (Vector(target) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    return thing


def panel(at, target, size, watts, colour=(1, 1, 1), height=None):
    """A soft box, unseen by the lens but seen by the light probe."""
    lamp = bpy.data.lights.new("panel", "AREA")
    lamp.energy, lamp.color, lamp.size = watts, colour, size
    if height:
        lamp.shape, lamp.size_y = "RECTANGLE", height
    thing = _aim(add(lamp), at, target)
    thing.visible_camera = False
    return thing


def spot(at, target, watts, colour=(1, 1, 1), angle=60, blend=0.5, radius=0.05):
    lamp = bpy.data.lights.new("spot", "SPOT")
    lamp.energy, lamp.color, lamp.spot_blend, lamp.shadow_soft_size = watts, colour, blend, radius
    lamp.spot_size = math.radians(angle)
    return _aim(add(lamp), at, target)


def bulb(at, watts, colour=(1, 0.58, 0.28), radius=0.05):
    lamp = bpy.data.lights.new("bulb", "POINT")
    lamp.energy, lamp.color, lamp.shadow_soft_size = watts, colour, radius
    thing = add(lamp)
    thing.location = at
    return thing


def sun(target_from, strength, colour=(1, 0.9, 0.75), degrees=2.0):
    """Sunlight that comes from this direction."""
    lamp = bpy.data.lights.new("sun", "SUN")
    lamp.energy, lamp.color, lamp.angle = strength, colour, math.radians(degrees)
    return _aim(add(lamp), target_from, (0, 0, 0))


def sky(stops, strength=1.0):
    """All around: colours from straight below (0) by the horizon (0.5) to straight above (1)."""
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    new = tree.nodes.new
    split, half, ramp = new("ShaderNodeSeparateXYZ"), new("ShaderNodeMath"), new("ShaderNodeValToRGB")
    half.operation = "MULTIPLY_ADD"
    half.inputs[1].default_value = half.inputs[2].default_value = 0.5
    parts = ramp.color_ramp.elements
    while len(parts) < len(stops):
        parts.new(0.5)
    for part, (at, colour) in zip(parts, stops):
        part.position = at
        part.color = (*colour, 1)
    tree.links.new(new("ShaderNodeTexCoord").outputs["Generated"], split.inputs[0])
    tree.links.new(split.outputs["Z"], half.inputs[0])
    tree.links.new(half.outputs[0], ramp.inputs[0])
    background = tree.nodes["Background"]
    tree.links.new(ramp.outputs[0], background.inputs[0])
    background.inputs[1].default_value = strength


def glint(at, colour, power, is_whole=False):
    """A point that shines into the lens: it becomes a disc, cut by whatever stands before it, without any noise. Power 1 is
    a disc of middle brightness where its blur is a twentieth of the picture's height. `is_whole`: foliage leaves no crumbs of
    it, it shows as a whole disc or not at all."""
    GLINTS.append((Vector(at), colour, power, is_whole))
