"""Cloth of yarns in two colours: denim, worn white in places, and heathered jersey. The second colour is the pattern of the plate."""
import numpy as np

from materials import material
from mesh import noise_at, normals_of, vertices_of


def denim(name):
    return two_yarns(material(name, 'main', 0.9, 0.12, weave=0.42, weave_scale=150, uneven=0.1, specular=0.06, creases=0.3, crease_scale=3.2), 0.18, 1.1, 75, 0.16)


def heather(name):
    return two_yarns(material(name, 'main', 0.95, 0.35, weave=0.35, weave_scale=210, uneven=0.1, specular=0.02, creases=0.22, crease_scale=2.2), 0.4, 1.1, 80, 0.3)


def two_yarns(m, share, contrast, scale, stretch):
    """Gives a material a second yarn: so much of it, the more where `wear` says so; yarns of uneven thickness run down the cloth."""
    tree = m.node_tree
    new, link = tree.nodes.new, tree.links.new
    place, along, slub = new('ShaderNodeTexCoord'), new('ShaderNodeMapping'), new('ShaderNodeTexNoise')
    along.inputs['Scale'].default_value = (1, 1, stretch)
    slub.inputs['Scale'].default_value, slub.inputs['Detail'].default_value = scale, 3
    link(place.outputs['Object'], along.inputs[0])
    link(along.outputs[0], slub.inputs['Vector'])
    wear, out = new('ShaderNodeAttribute'), new('ShaderNodeOutputAOV')
    wear.attribute_name, out.name = 'wear', 'pattern'
    yarn = _math(new, link, 'SUBTRACT', slub.outputs[0], 0.5)
    figure = _math(new, link, 'MULTIPLY', yarn, _math(new, link, 'ADD', wear.outputs['Fac'], contrast))
    figure = _math(new, link, 'ADD', figure, wear.outputs['Fac'])
    figure = _math(new, link, 'ADD', figure, share, clamp=True)
    link(figure, out.inputs[0])
    return m


def _math(new, link, operation, a, b, clamp=False):
    node = new('ShaderNodeMath')
    node.operation, node.use_clamp = operation, clamp
    for socket, value in zip(node.inputs, (a, b)):
        if isinstance(value, (int, float)):
            socket.default_value = value
        else:
            link(value, socket)
    return node.outputs[0]


def wear_out(thing, wear):
    """Says of each vertex how worn it is, 0 to 1; patches of some centimetres are more so than others."""
    v = vertices_of(thing)
    patchy = 0.75 + 0.5 * noise_at(v, 0.5, 5, 3)
    layer = thing.data.attributes.new('wear', 'FLOAT', 'POINT')
    layer.data.foreach_set('value', np.clip(wear * patchy, 0, 1).astype(np.float32))


def ridges(thing, rounds=22, height=0.16):
    """How far each vertex stands out from what is round it, 0 to 1: there cloth rubs."""
    v, n = vertices_of(thing), normals_of(thing)
    pairs = np.empty(len(thing.data.edges) * 2, int)
    thing.data.edges.foreach_get('vertices', pairs)
    a, b = pairs.reshape(-1, 2).T
    degree = np.maximum(np.bincount(np.r_[a, b], minlength=len(v)), 1)[:, None]
    flat = v.copy()
    for _ in range(rounds):
        total = np.zeros_like(flat)
        for k in range(3):
            total[:, k] = np.bincount(a, flat[b, k], len(v)) + np.bincount(b, flat[a, k], len(v))
        flat = 0.3 * flat + 0.7 * total / degree
    return np.clip(((v - flat) * n).sum(1) / height, 0, 1)
