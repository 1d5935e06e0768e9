"""Seams that are meant to be seen: felled ones raised on a surface, rows of stitches along a loft's edge, seams worn white."""
import bpy
import numpy as np

from mesh import SCALE, link, move_vertices, noise_at, normals_of, vertices_of
from pieces import curve_through, stitches


def away_from(v, line):
    """How far points are from a line of (x, z) points in front view."""
    p, at, near = np.asarray(line, float), v[:, [0, 2]], np.full(len(v), 1e9)
    for a, b in zip(p[:-1], p[1:]):
        t = np.clip(((at - a) @ (b - a)) / ((b - a) @ (b - a)), 0, 1)[:, None]
        near = np.minimum(near, np.linalg.norm(at - a - t * (b - a), axis=1))
    return near


def fell(thing, lines, half=0.45, height=0.13):
    """Raises felled seams on a surface; they pucker. Returns how near each vertex is to one, 0 to 1."""
    v, n = vertices_of(thing), normals_of(thing)
    near = np.zeros(len(v))
    for line in lines:
        near = np.maximum(near, np.clip(1.5 - away_from(v, line) / half, 0, 1))
    near = near * np.clip(0.5 - 2 * n[:, 1], 0, 1)
    pucker = noise_at(v * np.array([1, 0.4, 1]), 0.9, 8, 2)
    move_vertices(thing, v + n * (near * (height + 0.07 * pucker))[:, None])
    return near


def inset(outline, off):
    """A cut piece's outline, `off` centimetres within it."""
    p = np.asarray(outline, float)
    edge = np.roll(p, -1, axis=0) - p
    inward = np.column_stack([-edge[:, 1], edge[:, 0]]) / np.linalg.norm(edge, axis=1, keepdims=True)
    if (p[:, 0] * edge[:, 1] - p[:, 1] * edge[:, 0]).sum() < 0:
        inward = -inward
    corner = inward + np.roll(inward, 1, axis=0)
    return p + off * corner / np.maximum((corner * inward).sum(1, keepdims=True), 0.3)


def double_row(name, line, tree, thread, apart=0.55, **how):
    """Two rows of stitches along (x, z) points, half a centimetre from one another."""
    p = np.asarray(line, float)
    along = np.gradient(p, axis=0)
    across = np.column_stack([-along[:, 1], along[:, 0]]) / np.linalg.norm(along, axis=1, keepdims=True)
    for side in (-0.5, 0.5):
        stitches(name, p + across * apart * side, tree, thread, 0.03, **how)


def stitch_loft(g, row, off, thread, length=0.36, gap=0.15, radius=0.055):
    """A row of stitches along row `row` of a loft's grid of points, `off` above it, away from the neck."""
    normal = np.cross(np.gradient(g, axis=0), np.gradient(g, axis=1))[:, row]
    normal /= np.maximum(np.linalg.norm(normal, axis=1, keepdims=True), 1e-6)
    outward = g[:, row] * np.array([1, 1, 0]) - np.array([0, 3, 0])
    normal *= np.sign((normal * outward).sum(1).mean())
    fine = curve_through(g[:, row] + normal * off, 600)
    run = np.r_[0, np.cumsum(np.linalg.norm(np.diff(fine, axis=0), axis=1))]
    data = bpy.data.curves.new('row', 'CURVE')
    data.dimensions, data.bevel_depth, data.bevel_resolution = '3D', radius * SCALE, 1
    for start in np.arange(0, run[-1] - length, length + gap):
        at = np.linspace(start, start + length, 3)
        spline = data.splines.new('POLY')
        spline.points.add(2)
        for point, place in zip(spline.points, np.column_stack([np.interp(at, run, fine[:, k]) for k in range(3)])):
            point.co = (*(place * SCALE), 1)
    data.materials.append(thread)
    return link(bpy.data.objects.new('row', data))
