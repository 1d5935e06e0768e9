"""Pieces of clothing: lofts between curves, cut panels laid on a surface, cords, seams."""
import bmesh
import bpy
import numpy as np
from mathutils import Vector, geometry

from field import push_out
from mesh import SCALE, add_mesh, depth_at, link, modify


def curve_through(points, count):
    """Catmull-Rom through the points, by arc length."""
    p = np.asarray(points, float)
    if len(p) == 2:
        t = np.linspace(0, 1, count)[:, None]
        return p[0] * (1 - t) + p[1] * t
    q = np.vstack([2 * p[0] - p[1], p, 2 * p[-1] - p[-2]])
    length = np.r_[0, np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1))]
    out = []
    for t in np.linspace(0, length[-1], count):
        i = min(np.searchsorted(length, t, side='right') - 1, len(p) - 2)
        u = (t - length[i]) / max(length[i + 1] - length[i], 1e-9)
        a, b, c, d = q[i : i + 4]
        out.append(0.5 * (2 * b + (c - a) * u + (2 * a - 5 * b + 4 * c - d) * u * u + (3 * b - a - 3 * c + d) * u**3))
    return np.array(out)


def mirrored(points):
    return np.asarray(points, float) * np.array([-1, 1, 1])


def both_halves(points):
    """A curve from the front's middle to the nape becomes one from nape to nape."""
    return [tuple(p) for p in mirrored(points)[:0:-1]] + [points[0]] + list(points[1:])


def grid(name, g, material, thickness=0.25, offset=0, closed=False):
    nu, nv = g.shape[:2]
    faces = []
    for i in range(nu if closed else nu - 1):
        for j in range(nv - 1):
            k = (i + 1) % nu
            faces.append((i * nv + j, k * nv + j, k * nv + j + 1, i * nv + j + 1))
    thing = add_mesh(name, g.reshape(-1, 3), faces, material)
    if thickness:
        modify(thing, 'SOLIDIFY', thickness=thickness * SCALE, offset=offset, use_even_offset=True)
    modify(thing, 'SUBSURF', levels=1, render_levels=1)
    return thing


def loft(name, curves, nu, nv, material, thickness=0.25, keep_out=None):
    """A surface through curves. `keep_out` is a field and the least distance from it along the loft."""
    c = np.stack([curve_through(curve, nu) for curve in curves], 0)
    g = np.stack([curve_through(c[:, i], nv) for i in range(nu)], 0)
    if keep_out:
        field, least = keep_out
        off = np.tile(np.interp(np.linspace(0, 1, nv), np.linspace(0, 1, len(least)), least), nu)
        g = push_out(field, g.reshape(-1, 3), off).reshape(g.shape)
        for _ in range(8):
            g[1:-1, 1:-1] = g[1:-1, 1:-1] * 0.5 + 0.125 * (g[:-2, 1:-1] + g[2:, 1:-1] + g[1:-1, :-2] + g[1:-1, 2:])
    return grid(name, g, material, thickness)


def cord(name, points, radius, material, count=80):
    data = bpy.data.curves.new(name, 'CURVE')
    data.dimensions, data.bevel_depth, data.bevel_resolution, data.use_fill_caps = '3D', radius * SCALE, 4, True
    q = curve_through(points, count)
    spline = data.splines.new('POLY')
    spline.points.add(len(q) - 1)
    for point, at in zip(spline.points, q):
        point.co = (*(at * SCALE), 1)
    spline.use_smooth = True
    data.materials.append(material)
    return link(bpy.data.objects.new(name, data))


def ball(radius, at, material, flat=1.0):
    bpy.ops.mesh.primitive_uv_sphere_add(radius=radius * SCALE, location=(np.asarray(at) * SCALE).tolist(), segments=24, ring_count=16)
    thing = bpy.context.object
    thing.scale[1] = flat
    thing.data.materials.append(material)
    thing.data.polygons.foreach_set('use_smooth', [True] * len(thing.data.polygons))
    return thing


def button(at, radius, material):
    bpy.ops.mesh.primitive_cylinder_add(vertices=40, radius=radius * SCALE, depth=0.35 * SCALE, location=(np.asarray(at) * SCALE).tolist(), rotation=(np.pi / 2, 0, 0))
    thing = bpy.context.object
    thing.data.materials.append(material)
    modify(thing, 'BEVEL', width=0.012, segments=3)
    return thing


def on_surface(points, tree, lift):
    """(x, z) points laid on the surface seen from the camera."""
    out, last = [], 0.0
    for x, z in points:
        y = depth_at(tree, x, z)
        last = last if y is None else y
        out.append((x, last - lift, z))
    return np.array(out)


def stitches(name, points, tree, material, lift=0.1, length=0.42, gap=0.2, radius=0.045):
    """A line of top-stitching along (x, z) points."""
    fine = curve_through([(x, 0, z) for x, z in points], 400)[:, [0, 2]]
    run = np.r_[0, np.cumsum(np.linalg.norm(np.diff(fine, axis=0), axis=1))]
    starts = np.arange(0, run[-1] - length, length + gap)
    data = bpy.data.curves.new(name, 'CURVE')
    data.dimensions, data.bevel_depth, data.bevel_resolution = '3D', radius * SCALE, 1
    for s in starts:
        piece = np.column_stack([np.interp([s, s + length / 2, s + length], run, fine[:, k]) for k in (0, 1)])
        laid = on_surface(piece, tree, lift)
        spline = data.splines.new('POLY')
        spline.points.add(2)
        for point, at in zip(spline.points, laid):
            point.co = (*(at * SCALE), 1)
    data.materials.append(material)
    return link(bpy.data.objects.new(name, data))


def panel(name, outline, tree, material, thickness=0.35, base=0.1, edge=0.35, lift=None, step=0.5, smooth=2, deepest=3.0, bridges=False):
    """A piece cut in front view by (x, z) points and laid on a surface; its edge is round, its outline stays as cut. What `bridges` lies on
    the folds' ridges and lets none through."""
    rim = _resample(outline, step)
    low, high = rim.min(0), rim.max(0)
    gx, gz = np.meshgrid(np.arange(low[0], high[0], step), np.arange(low[1], high[1], step * 0.87))
    gx = gx + ((np.arange(gx.shape[0]) % 2) * step / 2)[:, None]
    inner = np.column_stack([gx.ravel(), gz.ravel()])
    inner = inner[_is_inside(inner, rim) & (_distance(inner, rim) > step * 0.55)]
    points, n = np.vstack([rim, inner]), len(rim)
    v, _, faces, *_ = geometry.delaunay_2d_cdt([Vector(p) for p in points], [(i, (i + 1) % n) for i in range(n)], [], 1, 1e-4)
    v = np.array([list(q) for q in v])
    ground = _depths(v, tree, deepest)
    y = _smooth(ground, faces, smooth * 6)
    if bridges:
        for _ in range(4):
            y = _smooth(np.minimum(y, ground), faces, 3)
        y = np.minimum(y, ground)
    rise = np.sqrt(np.clip(1 - (1 - np.clip(_distance(v, rim) / edge, 0, 1)) ** 2, 0, 1))
    y = y - base - thickness * rise - (lift(v[:, 0], v[:, 1]) if lift else 0)
    thing = add_mesh(name, np.column_stack([v[:, 0], y, v[:, 1]]), faces, material)
    _face_the_camera(thing)
    modify(thing, 'SOLIDIFY', thickness=(thickness + base) * 0.7 * SCALE, offset=-1)
    modify(thing, 'SUBSURF', levels=1, render_levels=1)
    return thing


def _depths(v, tree, deepest):
    y = np.zeros(len(v))
    known = np.ones(len(v), bool)
    for i, (x, z) in enumerate(v):
        hit = depth_at(tree, x, z)
        known[i] = hit is not None and hit <= deepest
        y[i] = hit if known[i] else 0
    for i in np.nonzero(~known)[0]:
        away = ((v - v[i]) ** 2).sum(1)
        j = np.argmin(np.where(known, away, 1e9))
        y[i] = y[j] + 0.25 * np.sqrt(away[j])
    return y


def _smooth(y, faces, rounds):
    near = [set() for _ in y]
    for f in faces:
        for a, b in zip(f, list(f[1:]) + [f[0]]):
            near[a].add(b)
            near[b].add(a)
    of = np.repeat(np.arange(len(y)), [len(s) for s in near])
    to = np.concatenate([list(s) for s in near]).astype(int)
    degree = np.maximum(np.bincount(of, minlength=len(y)), 1)
    for _ in range(rounds):
        y = 0.4 * y + 0.6 * np.bincount(of, weights=y[to], minlength=len(y)) / degree
    return y


def _face_the_camera(thing):
    b = bmesh.new()
    b.from_mesh(thing.data)
    bmesh.ops.recalc_face_normals(b, faces=b.faces)
    if sum(f.normal.y * f.calc_area() for f in b.faces) > 0:
        bmesh.ops.reverse_faces(b, faces=b.faces)
    b.to_mesh(thing.data)
    b.free()


def _resample(outline, step):
    p, out = np.asarray(outline, float), []
    for a, b in zip(p, np.roll(p, -1, axis=0)):
        n = max(1, int(np.linalg.norm(b - a) / step))
        out += [a + (b - a) * k / n for k in range(n)]
    return np.array(out)


def _is_inside(p, outline):
    x, y = p[:, 0], p[:, 1]
    inside = np.zeros(len(p), bool)
    for (x1, y1), (x2, y2) in zip(outline, np.roll(outline, -1, axis=0)):
        inside ^= ((y1 > y) != (y2 > y)) & (x < (x2 - x1) * (y - y1) / ((y2 - y1) or 1e-9) + x1)
    return inside


def _distance(p, outline):
    d = np.full(len(p), 1e9)
    for a, b in zip(outline, np.roll(outline, -1, axis=0)):
        t = np.clip(((p - a) @ (b - a)) / max((b - a) @ (b - a), 1e-9), 0, 1)[:, None]
        d = np.minimum(d, np.linalg.norm(p - (a + t * (b - a)), axis=1))
    return d
