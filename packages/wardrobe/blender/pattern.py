"""The cut of clothes that hang: a trunk and sleeves, drawn for arms held out, and how it is let down."""
import numpy as np

from field import blend, capsule, mirror
from mannequin import BODIES, body_field

# Degrees that the arms are held out when it is cut, and when it hangs; how the forearm then comes forward.
CUT, HANGING, FORWARD = 40.0, 8.0, 13.0
UPPER, FORE = 27.0, 28.0


class Arm:
    """The arm at the picture's right: its joints and its field. Angles are degrees, outwards from hanging straight down."""

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
    """A garment's cut, centimetres: how far off the body it is at the shoulder, the chest and the sleeve, half its width and depth below the chest.

    `pad` raises the shoulders, `drop` is how far beyond the shoulder sleeves are set in, `longer` the share of an arm that they are too long.
    """

    def __init__(self, body_name, shoulder=0.5, chest=1.6, sleeve=1.3, hem=(15.6, 11.4), pad=0.4, drop=0.0, longer=0.06):
        self.body_name, self.arm, self.pad, self.drop, self.longer = body_name, Arm(body_name, CUT), pad, drop, longer
        self.ease = (shoulder, chest, sleeve)
        self.hem = hem
        self.torso = body_field(body_name, 0, arms=False, neck=False, pad=pad, clothed=True)

    def trunk(self, p):
        shoulder, chest, _ = self.ease
        ease = shoulder + (chest - shoulder) * np.clip((-p[:, 2] - 1) / 12, 0, 1)
        wide, deep = self.hem
        straight = np.hypot(p[:, 0] / wide, (p[:, 1] - 2.0) / deep) - 1
        straight = np.maximum(straight * min(wide, deep), p[:, 2] + 11)
        return blend(self.torso(p) - ease, straight, 5)

    def trunk_both(self, p):
        return self.trunk(_one_side(p))

    def sleeve(self, p):
        u = self.arm.along(p)
        shoulder, _, sleeve = self.ease
        return self.arm.field(p) - (shoulder + (sleeve - shoulder) * np.clip(u / 9, 0, 1))

    def field(self, p):
        q = _one_side(p)
        return blend(self.trunk(q), self.sleeve(q), 2.2)

    def along(self, p):
        """How far down the arm from the shoulder's joint."""
        return self.arm.along(_one_side(p))

    def past_armhole(self, p):
        """How far beyond the seam where the sleeve is set in, centimetres; cut positions."""
        q = _one_side(p)
        return (self.torso(q) - self.arm.field(q)) / 1.6 - self.drop

    def flat(self, v):
        """Cut positions on the flat cloth: round the trunk and up it, round each sleeve (0 in front, outwards) and up that; and which of them are a sleeve's."""
        q = _one_side(v)
        round_trunk = self.hem[0] * 1.5
        trunk = round_trunk * np.arcsin(np.clip(q[:, 0] / round_trunk, -0.99, 0.99))
        d, outward = q - self.arm.shoulder, np.array([-self.arm.axis[2], 0, self.arm.axis[0]])
        sleeve = 6.5 * self.arm.thick * np.arctan2(d @ outward, -d[:, 1])
        is_sleeve = self.past_armhole(v) > 0
        return np.column_stack([np.sign(v[:, 0]) * np.where(is_sleeve, sleeve, trunk), np.where(is_sleeve, -self.along(v), v[:, 2])]), is_sleeve

    def let_down(self, v):
        """Cut positions moved to where the arms hang."""
        q = _one_side(v)
        w = smooth_step((self.torso(q) - self.arm.field(q) + 1.5) / 6)[:, None]
        u = self.arm.along(q)
        e = smooth_step((u - UPPER + 3) / 6)[:, None]
        to = Arm(self.body_name, HANGING, FORWARD)
        upper = _turned(q, self.arm.shoulder, self.arm.axis, to.shoulder, to.axis)
        lower = _turned(q, self.arm.elbow, self.arm.lower, to.elbow, to.lower)
        moved = q * (1 - w) + w * (upper * (1 - e) + lower * e)
        moved[:, 0] *= np.where(v[:, 0] < 0, -1, 1)
        return moved

    def lengthened(self, v):
        """Cut positions with the sleeves' length added."""
        q = _one_side(v)
        u = np.clip(self.arm.along(q) - 6, 0, None) * smooth_step(self.past_armhole(v) / 4)
        add = self.longer * u[:, None] * self.arm.axis
        add[:, 0] *= np.where(v[:, 0] < 0, -1, 1)
        return v + add


def _one_side(p):
    return np.column_stack([np.abs(p[:, 0]), p[:, 1], p[:, 2]])


def smooth_step(t):
    t = np.clip(t, 0, 1)
    return t * t * (3 - 2 * t)


def _turned(p, origin, axis, to_origin, to_axis):
    """Points turned about a joint so that one axis becomes the other."""
    k = np.cross(axis, to_axis)
    s, c = np.linalg.norm(k), axis @ to_axis
    k = k / max(s, 1e-9)
    d = p - origin
    return to_origin + d * c + np.cross(k, d) * s + k * (d @ k)[:, None] * (1 - c)
