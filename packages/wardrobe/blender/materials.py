"""Grey materials: colour comes at run time, so that one plate gives many colourways. Each knows its zone, which the masks are drawn from."""
import bpy

from mesh import SCALE

# A zone is a channel of one of two colour passes. The mannequin's skin is a zone too: it becomes the made neck.
ZONES = {'main': (0, 0), 'second': (0, 1), 'third': (0, 2), 'trim': (1, 0), 'skin': (1, 1), 'lining': (1, 2)}
PASSES = 2


def material(name, zone, rough=0.9, sheen=0.0, grey=0.5, weave=0.0, weave_scale=60, creases=0.0, crease_scale=2.0, specular=0.1, pattern=None, pattern_scale=1.0, uneven=0.0, woven=True, pattern_relief=0.35):
    """`grey` is the albedo. `weave` is fine relief, `creases` relief of centimetres; `pattern` an image by the `cloth` coordinates, `woven` in another
    colour or only felt as relief.
    """
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    tree = m.node_tree
    tree.nodes.clear()
    new, link = tree.nodes.new, tree.links.new
    out, bsdf = new('ShaderNodeOutputMaterial'), new('ShaderNodeBsdfPrincipled')
    link(bsdf.outputs[0], out.inputs[0])
    for key, value in {'Base Color': (grey, grey, grey, 1), 'Roughness': rough, 'Specular': specular, 'Sheen': sheen}.items():
        bsdf.inputs[key].default_value = value
    place = new('ShaderNodeTexCoord').outputs['Object']
    relief = None
    if weave:
        noise = _noise(new, link, place, weave_scale, 4)
        relief = _bump(new, link, noise.outputs[0], weave, 0.01, relief)
        if uneven:
            link(_range(new, link, noise.outputs[0], grey * (1 - uneven), grey * (1 + uneven)), bsdf.inputs['Base Color'])
    if creases:
        stretch = new('ShaderNodeMapping')
        stretch.inputs['Scale'].default_value = (1, 1, 0.4)
        stretch.inputs['Rotation'].default_value = (0, 0.35, 0)
        link(place, stretch.inputs[0])
        relief = _bump(new, link, _noise(new, link, stretch.outputs[0], crease_scale, 3).outputs[0], creases, 0.06, relief)
    if pattern:
        figure = _pattern(new, link, pattern, pattern_scale)
        if woven:
            _pass(new, 'pattern', source=figure, link=link)
            link(_range(new, link, figure, rough, 0.32), bsdf.inputs['Roughness'])
        relief = _bump(new, link, figure, pattern_relief, 0.02, relief)
    if relief:
        link(relief, bsdf.inputs['Normal'])
    index, channel = ZONES[zone]
    for i in range(PASSES):
        _pass(new, f'zones{i}', colour=[1.0 if i == index and c == channel else 0.0 for c in range(3)])
    position = new('ShaderNodeNewGeometry').outputs['Position']
    _pass(new, 'position', source=position, link=link)
    return m


def _noise(new, link, place, scale, detail):
    node = new('ShaderNodeTexNoise')
    node.inputs['Scale'].default_value, node.inputs['Detail'].default_value = scale, detail
    link(place, node.inputs['Vector'])
    return node


def _bump(new, link, height, strength, distance, before):
    node = new('ShaderNodeBump')
    node.inputs['Strength'].default_value, node.inputs['Distance'].default_value = strength, distance
    link(height, node.inputs['Height'])
    if before:
        link(before, node.inputs['Normal'])
    return node.outputs[0]


def _range(new, link, value, low, high):
    node = new('ShaderNodeMapRange')
    node.inputs[3].default_value, node.inputs[4].default_value = low, high
    link(value, node.inputs[0])
    return node.outputs[0]


def _pattern(new, link, image, scale):
    node, mapping, cloth = new('ShaderNodeTexImage'), new('ShaderNodeMapping'), new('ShaderNodeAttribute')
    node.image, cloth.attribute_name = image, 'cloth'
    mapping.inputs['Scale'].default_value = (scale, scale, scale)
    link(cloth.outputs['Vector'], mapping.inputs[0])
    link(mapping.outputs[0], node.inputs[0])
    return node.outputs[0]


def _pass(new, name, colour=None, source=None, link=None):
    node = new('ShaderNodeOutputAOV')
    node.name = name
    if source is not None:
        link(source, node.inputs[0])
    else:
        node.inputs[0].default_value = (*colour, 1)


def skin():
    return material('skin', 'skin', 0.55, specular=0.3)
