"""Clouds, steam and veils of mist: balls without an edge, which shine and shade nothing."""
from random import choice, gauss, uniform
from materials import Nodes
from shapes import copy, sphere


def vapour(low, high, density=0.5, ragged=0.6, grain=1.6):
    """What balls of vapour are made of: its colours below and above, and how much of what is behind it hides."""
    n = Nodes("vapour")

    def math(operation, a, b):
        node = n.node("ShaderNodeMath", operation=operation)
        for socket, value in zip(node.inputs, (a, b)):
            if isinstance(value, (int, float)):
                socket.default_value = value
            else:
                n.link(value, socket)
        return node.outputs[0]

    edge = math("SUBTRACT", 1.0, n.node("ShaderNodeLayerWeight", Blend=0.5).outputs["Facing"])
    wisps = math("ADD", math("MULTIPLY", n.noise(grain, detail=4), 2 * ragged), 1 - ragged)
    amount = math("MULTIPLY", math("MULTIPLY", math("POWER", edge, 2.2), wisps), density)
    front = math("SUBTRACT", 1.0, n.node("ShaderNodeNewGeometry").outputs["Backfacing"])
    split = n.node("ShaderNodeSeparateXYZ")
    n.link(n.node("ShaderNodeTexCoord").outputs["Object"], split.inputs[0])
    emission, clear, mix = n.node("ShaderNodeEmission"), n.node("ShaderNodeBsdfTransparent"), n.node("ShaderNodeMixShader")
    n.link(n.ramp(math("ADD", math("MULTIPLY", split.outputs["Z"], 0.5), 0.5), [(0.15, low), (0.85, high)]), emission.inputs[0])
    n.link(math("MINIMUM", math("MULTIPLY", amount, front), 1.0), mix.inputs[0])
    n.link(clear.outputs[0], mix.inputs[1])
    n.link(emission.outputs[0], mix.inputs[2])
    n.link(mix.outputs[0], n.output.inputs[0])
    n.material.cycles.sample_as_light = False
    return n.material


def ball(material):
    """A ball of vapour, out of sight: `billow` puts copies of it where they drift."""
    return _drift(sphere((0, -300, 0), 1, material, detail=4))


def billow(balls, at, size, count=14, spread=(1, 0.4, 0.35), squash=0.8):
    """A heap of them. Glints shine through."""
    for _ in range(count):
        where = tuple(p + gauss(0, 0.5) * size * s for p, s in zip(at, spread))
        r = size * uniform(0.3, 0.65)
        _drift(copy(choice(balls), where, (r * 1.25, r, r * squash), (0, 0, uniform(0, 6))))


def clouds(places, away=120, low=(0.8, 0.86, 0.96), high=(1.5, 1.46, 1.4)):
    """Heaped clouds, of a summer's noon unless their colours below and above are others: x, z, size and number of balls of each."""
    balls = [ball(vapour(low, high, 1.5, 0.5, 1.2)) for _ in range(2)]
    for x, z, size, count in places:
        billow(balls, (x, away, z), size, count, (1.5, 0.3, 0.5))


def _drift(thing):
    thing.hide_viewport = True
    thing.visible_shadow = thing.visible_diffuse = False
    return thing
