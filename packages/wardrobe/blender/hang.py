"""Clothes cut for arms held out and let down: what is too much then gathers at armpit and elbow, and gravity draws the rest."""
import bpy
import numpy as np

from cloth import finish
from field import blend, capsule, mirror, push_out, surface_of
from mannequin import BODIES, body_field
from mesh import SCALE, add_mesh, apply_modifiers, cut_away, link, modify, move_vertices, noise_at, normals_of, vertices_of, wrinkle

# Degrees that the arms are held out when it is cut, and when it hangs; how the forearm then comes forward.
CUT, HANGING, FORWARD = 40.0, 8.0, 13.0
UPPER, FORE = 27.0, 28.0


class Arm:
    """An arm's three joints on the body's right side in the picture, its angle in degrees, and its field."""

    def __init__(self, body_name, angle, forward=0.0):
        b = BODIES[body_name]
        self.thick = b['arm']
        self.axis = _direction(angle, -4.0 if forward else 0.0)
        self.lower = _direction(angle - (3 if forward else 0), forward)
        self.shoulder = np.array([b['shoulder'] + b['hang'] - 1.8, 2.6, -4.2 - b['slope']])
        self.elbow = self.shoulder + UPPER * self.axis
        self.wrist = self.elbow + FORE * self.lower

    def field(self, p):
        t, top = self.thick, self.shoulder + 7.0 * self.axis
        d = capsule(p, self.shoulder, top, 4.9 * t + 0.3, 4.9 * t + 0.1)
        d = blend(d, capsule(p, top, self.elbow, 4.9 * t, 4.2 * t), 2)
        return blend(d, capsule(p, self.elbow, self.wrist, 4.2 * t, 3.3 * t), 2)

    def along(self, p):
        return (p - self.shoulder) @ self.axis


def _direction(out, forward):
    a, b = np.radians(out), np.radians(forward)
    return np.array([np.sin(a), -np.sin(b) * np.cos(a), -np.cos(b) * np.cos(a)])


def hanging_body(body_name, pad=0.0):
    """Field of the body with its arms where the clothes hang on them."""
    torso, arm = body_field(body_name, 0, arms=False, pad=pad, clothed=True), Arm(body_name, HANGING, FORWARD)
    arms = mirror(arm.field)
    return lambda p: blend(torso(p), arms(p), 1.5)


class Pattern:
    """A garment's cut: how far off the body at the shoulder, the chest and the sleeve, how wide and deep below the chest, centimetres."""

    def __init__(self, body_name, shoulder=0.5, chest=1.6, sleeve=1.3, hem=(15.6, 11.4), pad=0.4, drop=0.0, longer=0.06):
        self.body_name, self.arm, self.pad, self.drop, self.longer = body_name, Arm(body_name, CUT), pad, drop, longer
        self.ease = (shoulder, chest, sleeve)
        self.hem = np.array(hem) * (1, 1)
        self.torso = body_field(body_name, 0, arms=False, neck=False, pad=pad, clothed=True)

    def trunk(self, p):
        shoulder, chest, _ = self.ease
        q = np.abs(p[:, 2])
        ease = shoulder + (chest - shoulder) * np.clip((q * (p[:, 2] < 0) - 1) / 12, 0, 1)
        wide, deep = self.hem
        straight = np.hypot(p[:, 0] / wide, (p[:, 1] - 2.0) / deep) - 1
        straight = np.maximum(straight * min(wide, deep), p[:, 2] + 11)
        return blend(self.torso(p) - ease, straight, 5)

    def trunk_both(self, p):
        return self.trunk(np.column_stack([np.abs(p[:, 0]), p[:, 1], p[:, 2]]))

    def sleeve(self, p):
        u = self.arm.along(p)
        shoulder, _, sleeve = self.ease
        return self.arm.field(p) - (shoulder + (sleeve - shoulder) * np.clip(u / 9, 0, 1))

    def field(self, p):
        q = np.column_stack([np.abs(p[:, 0]), p[:, 1], p[:, 2]])
        return blend(self.trunk(q), self.sleeve(q), 2.2)

    def along(self, p):
        """How far down the arm from the shoulder's joint."""
        return self.arm.along(np.column_stack([np.abs(p[:, 0]), p[:, 1], p[:, 2]]))

    def past_armhole(self, p):
        """How far beyond the seam where the sleeve is set in, centimetres; cut positions."""
        q = np.column_stack([np.abs(p[:, 0]), p[:, 1], p[:, 2]])
        return (self.torso(q) - self.arm.field(q)) / 1.6 - self.drop

    def flat(self, v):
        """Cut positions on the flat cloth: round the trunk and up it, round each sleeve (0 in front, outwards) and up that; and which of them are a sleeve's."""
        q = np.column_stack([np.abs(v[:, 0]), v[:, 1], v[:, 2]])
        round_trunk = self.hem[0] * 1.15
        trunk = round_trunk * np.arcsin(np.clip(q[:, 0] / round_trunk, -0.99, 0.99))
        d, outward = q - self.arm.shoulder, np.array([-self.arm.axis[2], 0, self.arm.axis[0]])
        sleeve = 6.5 * self.arm.thick * np.arctan2(d @ outward, -d[:, 1])
        is_sleeve = self.past_armhole(v) > 0
        return np.column_stack([np.sign(v[:, 0]) * np.where(is_sleeve, sleeve, trunk), np.where(is_sleeve, -self.along(v), v[:, 2])]), is_sleeve

    def let_down(self, v):
        """Cut positions moved to where the arms hang."""
        q = np.column_stack([np.abs(v[:, 0]), v[:, 1], v[:, 2]])
        w = _smooth((self.torso(q) - self.arm.field(q) + 1.5) / 6)[:, None]
        u = self.arm.along(q)
        e = _smooth((u - UPPER + 3) / 6)[:, None]
        to = Arm(self.body_name, HANGING, FORWARD)
        upper = _turned(q, self.arm.shoulder, self.arm.axis, to.shoulder, to.axis)
        lower = _turned(q, self.arm.elbow, self.arm.lower, to.elbow, to.lower)
        moved = q * (1 - w) + w * (upper * (1 - e) + lower * e)
        moved[:, 0] *= np.where(v[:, 0] < 0, -1, 1)
        return moved

    def lengthened(self, v):
        """Cut positions with the sleeves' length added."""
        q = np.column_stack([np.abs(v[:, 0]), v[:, 1], v[:, 2]])
        u = np.clip(self.arm.along(q) - 6, 0, None) * _smooth(self.past_armhole(v) / 4)
        add = self.longer * u[:, None] * self.arm.axis
        add[:, 0] *= np.where(v[:, 0] < 0, -1, 1)
        return v + add


def _smooth(t):
    t = np.clip(t, 0, 1)
    return t * t * (3 - 2 * t)


def _turned(p, origin, axis, to_origin, to_axis):
    """Points turned about a joint so that one axis becomes the other."""
    k = np.cross(axis, to_axis)
    s, c = np.linalg.norm(k), axis @ to_axis
    k = k / max(s, 1e-9)
    d = p - origin
    return to_origin + d * c + np.cross(k, d) * s + k * (d @ k)[:, None] * (1 - c)


def hang(pattern, cloth, opening, held, step=0.85, frames=40, grow=0.0, stiffness=15, bending=0.5, mass=0.3, seed=1):
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
    cuff = _smooth((pattern.along(cut) - UPPER - FORE + 6) / 3) * (pattern.past_armhole(cut) > 4)
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
