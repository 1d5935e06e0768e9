"""Blender's cloth simulation, for the small folds that no field has."""
import bpy
import numpy as np

from mesh import apply_modifiers, modify, move_vertices, noise_at, normals_of, vertices_of


def drape(shell, body, pinned, frames=18, grow=0.03, stiffness=20, bending=1.0, mass=0.4):
    """Lets a shell hang on the body. `pinned` says of each vertex how firmly it is held; the cloth is cut `grow` too wide."""
    scene = bpy.context.scene
    body.modifiers.new('body', 'COLLISION')
    body.collision.thickness_outer, body.collision.cloth_friction = 0.02, 8
    group = shell.vertex_groups.new(name='pinned')
    weights = np.clip(pinned(vertices_of(shell)), 0, 1)
    for i in np.nonzero(weights > 0.001)[0]:
        group.add([int(i)], float(weights[i]), 'REPLACE')
    cloth = modify(shell, 'CLOTH')
    s = cloth.settings
    s.quality, s.mass, s.bending_stiffness = 6, mass, bending
    s.tension_stiffness = s.compression_stiffness = stiffness
    s.shear_stiffness = stiffness * 0.5
    s.tension_damping = s.compression_damping = 5
    s.vertex_group_mass, s.pin_stiffness, s.shrink_min = 'pinned', 1, -grow
    cloth.collision_settings.distance_min, cloth.collision_settings.collision_quality = 0.02, 3
    cloth.point_cache.frame_start, cloth.point_cache.frame_end = 1, frames + 1
    scene.frame_start, scene.frame_end = 1, frames + 1
    for frame in range(1, frames + 2):
        scene.frame_set(frame)
    apply_modifiers(shell)
    body.modifiers.remove(body.modifiers['body'])


def finish(shell):
    """Irons out what the simulation's grid leaves, and refines."""
    modify(shell, 'SMOOTH', iterations=2, factor=0.5)
    modify(shell, 'SUBSURF', levels=2, render_levels=2)
    return apply_modifiers(shell)


def fold(shell, folds, weight, seed=4):
    """Sharpens single folds of the front: each runs between two (x, z), so high and so wide, steep on one side, and dies away at its ends and where `weight` is 0."""
    v, n = vertices_of(shell), normals_of(shell)
    wander = noise_at(v * np.array([1, 1, 0.7]), 0.12, seed)
    rise = np.zeros(len(v))
    for start, end, height, width in folds:
        a, b = np.array(start, float), np.array(end, float)
        along = (b - a) / np.linalg.norm(b - a)
        p = v[:, [0, 2]] - a
        t = p @ along / np.linalg.norm(b - a)
        across = (p @ np.array([-along[1], along[0]]) + 1.6 * wander) / width
        ridge = np.where(across > 0, np.exp(-((across / 0.55) ** 2)), np.exp(-(across**2))) - 0.35 * np.exp(-(((across - 1.1) / 0.8) ** 2))
        rise += height * ridge * np.sin(np.pi * np.clip(t, 0, 1)) ** 0.7 * (t > 0) * (t < 1)
    move_vertices(shell, v + n * (rise * np.clip(-n[:, 1] * 2, 0, 1) * weight(v))[:, None])
    return shell
