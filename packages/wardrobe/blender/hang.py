"""Clothes cut for arms held out and let down: what is too much then gathers at armpit and elbow, and gravity draws the rest."""
import bpy
import numpy as np

from cloth import finish
from field import push_out, surface_of
from mesh import SCALE, add_mesh, apply_modifiers, cut_away, link, modify, move_vertices, noise_at, normals_of, vertices_of, wrinkle
from pattern import FORE, UPPER, hanging_body, smooth_step


def hang(pattern, cloth, opening, held, step=0.85, frames=24, grow=0.05, stiffness=30, bending=0.5, mass=0.3, seed=1):
    """Cuts the shell, lets its arms down and hangs it. `opening` and `held` (0 to 1) are of cut positions.

    Returns the shell, refined, and where each of its vertices was cut.
    """
    shell = add_mesh('shell', *surface_of(pattern.field, (-56, -22, -58), (56, 24, 12), step), cloth)
    cut_away(shell, lambda p: opening(p) | (pattern.along(p) > UPPER + FORE - 2) | (p[:, 2] < -57) | _back(pattern, p, 8.5))
    cut, body_of = vertices_of(shell), hanging_body(pattern.body_name, pattern.pad)
    pieces = shell.copy()
    pieces.data = shell.data.copy()
    link(pieces)
    move_vertices(shell, push_out(body_of, pattern.let_down(cut), 0.15))
    wrinkle(shell, 0.5, 0.11, (1, 1, 0.6), seed, lambda v: np.clip((-v[:, 2] - 2) / 10, 0, 1))
    cuff = smooth_step((pattern.along(cut) - UPPER - FORE + 6) / 3) * (pattern.past_armhole(cut) > 4)
    collider = add_mesh('collider', *surface_of(body_of, (-32, -18, -66), (32, 22, 13), 1.1), cloth)
    _simulate(shell, collider, pattern.lengthened(cut), np.maximum.reduce([np.clip(held(cut), 0, 1), cuff, 1.0 * _back(pattern, cut, 7.0)]), frames, grow, stiffness, bending, mass)
    bpy.data.objects.remove(collider)
    finish(shell)
    modify(pieces, 'SUBSURF', levels=2, render_levels=2)
    fine = vertices_of(apply_modifiers(pieces))
    bpy.data.objects.remove(pieces)
    return shell, fine


def seam(shell, beyond, where=True, height=0.09):
    """Draws a felled seam: `beyond` is how far each vertex is past it, centimetres. What lies before it is on top, and puckers."""
    v, n = vertices_of(shell), normals_of(shell)
    top = np.clip((beyond + 1.0) / 0.25, 0, 1) * np.clip((0.08 - beyond) / 0.16, 0, 1)
    pucker = 1 + 0.9 * noise_at(v, 0.75, 8, 2)
    rise = height * top * pucker - 0.14 * np.exp(-(((beyond - 0.12) / 0.2) ** 2)) - 0.05 * np.exp(-(((beyond + 1.0) / 0.2) ** 2))
    move_vertices(shell, v + n * (rise * where)[:, None])


def seam_line(shell, beyond, side, high=0.0, low=-11.5):
    """Where a seam lies in front view on one side, as (x, z) points from above."""
    v, n = vertices_of(shell), normals_of(shell)
    on = (np.abs(beyond) < 0.2) & (v[:, 0] * side > 0) & (n[:, 1] < -0.25)
    heights = np.linspace(high, low, 9)
    near = [on & (np.abs(v[:, 2] - z) < 0.8) for z in heights]
    return [(v[k, 0].mean(), z) for k, z in zip(near, heights) if k.any()]


def _back(pattern, p, behind):
    """What no plate shows, and what it is then held by."""
    return (p[:, 1] > behind) & (p[:, 2] < -7) & (pattern.past_armhole(p) < 0)


def _simulate(shell, collider, rest, weights, frames, grow, stiffness, bending, mass):
    scene = bpy.context.scene
    collider.modifiers.new('body', 'COLLISION')
    collider.collision.thickness_outer, collider.collision.cloth_friction = 0.02, 6
    shell.shape_key_add(name='hanging')
    key = shell.shape_key_add(name='cut')
    key.data.foreach_set('co', (rest * SCALE).ravel())
    key.value = 0
    group = shell.vertex_groups.new(name='pinned')
    for i in np.nonzero(weights > 0.001)[0]:
        group.add([int(i)], float(weights[i]), 'REPLACE')
    cloth = modify(shell, 'CLOTH')
    s = cloth.settings
    s.quality, s.mass, s.bending_stiffness, s.air_damping = 6, mass, bending, 2
    s.tension_stiffness = s.compression_stiffness = stiffness
    s.shear_stiffness = stiffness * 0.4
    s.tension_damping = s.compression_damping = 5
    s.vertex_group_mass, s.pin_stiffness, s.shrink_min = 'pinned', 1, -grow
    s.rest_shape_key = key
    s.effector_weights.gravity = 2
    cloth.collision_settings.distance_min, cloth.collision_settings.collision_quality = 0.02, 2
    cloth.point_cache.frame_start, cloth.point_cache.frame_end = 1, frames + 1
    scene.frame_start, scene.frame_end = 1, frames + 1
    for frame in range(1, frames + 2):
        scene.frame_set(frame)
    apply_modifiers(shell)
