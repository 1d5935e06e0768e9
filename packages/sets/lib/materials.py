"""Materials. Colours are linear red, green, blue, 0 to 1."""
import bpy

_air = None


def air(colour, density, start=0.0):
    """Mist: what is farther than `start` metres takes this colour, by 1 - exp(-density * metres). Call it before materials are made."""
    global _air
    _air = (colour, density, start)


class Nodes:
    """What materials are put together from."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.surface = self.tree.nodes["Principled BSDF"]
        self.output = self.tree.nodes["Material Output"]

    def node(self, kind, **inputs):
        made = self.tree.nodes.new(kind)
        for key, value in inputs.items():
            if hasattr(made, key):
                setattr(made, key, value)
            else:
                made.inputs[key.replace("_", " ")].default_value = value
        return made

    def link(self, a, b):
        self.tree.links.new(a, b)

    def noise(self, scale, stretch=(1, 1, 1), detail=5):
        where = self.node("ShaderNodeTexCoord").outputs["Object"]
        mapping = self.node("ShaderNodeMapping")
        mapping.inputs["Scale"].default_value = stretch
        self.link(where, mapping.inputs[0])
        noise = self.node("ShaderNodeTexNoise", Scale=scale, Detail=detail)
        self.link(mapping.outputs[0], noise.inputs["Vector"])
        return noise.outputs["Fac"]

    def ramp(self, value, stops):
        ramp = self.node("ShaderNodeValToRGB")
        parts = ramp.color_ramp.elements
        while len(parts) < len(stops):
            parts.new(0.5)
        for part, (at, colour) in zip(parts, stops):
            part.position = at
            part.color = (*colour, 1)
        self.link(value, ramp.inputs[0])
        return ramp.outputs[0]

    def done(self, shader=None):
        shader = shader or self.surface.outputs[0]
        if _air:
            colour, density, start = _air
            fog = self.node("ShaderNodeEmission")
            fog.inputs[0].default_value = (*colour, 1)
            away = self.node("ShaderNodeCameraData").outputs["View Distance"]
            minus = self.node("ShaderNodeMath", operation="SUBTRACT")
            minus.inputs[1].default_value = start
            self.link(away, minus.inputs[0])
            least = self.node("ShaderNodeMath", operation="MAXIMUM")
            least.inputs[1].default_value = 0
            self.link(minus.outputs[0], least.inputs[0])
            times = self.node("ShaderNodeMath", operation="MULTIPLY")
            times.inputs[1].default_value = -density
            self.link(least.outputs[0], times.inputs[0])
            power = self.node("ShaderNodeMath", operation="EXPONENT")
            self.link(times.outputs[0], power.inputs[0])
            mix = self.node("ShaderNodeMixShader")
            self.link(power.outputs[0], mix.inputs[0])
            self.link(fog.outputs[0], mix.inputs[1])
            self.link(shader, mix.inputs[2])
            shader = mix.outputs[0]
        self.link(shader, self.output.inputs[0])
        # Lamps light the set; things that merely shine do so by chance, which is cheaper than asking each of them.
        self.material.cycles.sample_as_light = False
        return self.material


def plain(colour, rough=0.6, metal=0.0, vary=0.0, grain=20.0, stretch=(1, 1, 1), glow=None, shine=0.0, sheer=0.0):
    """One colour; `vary` mottles it, `glow` and `shine` make it shine, `sheer` lets light through as cloth does."""
    n = Nodes("plain")
    inputs = n.surface.inputs
    inputs["Base Color"].default_value = (*colour, 1)
    inputs["Roughness"].default_value = rough
    inputs["Metallic"].default_value = metal
    inputs["Specular"].default_value = 0.4
    if glow:
        inputs["Emission"].default_value = (*glow, 1)
        inputs["Emission Strength"].default_value = shine
    paint = None
    if vary:
        dark = tuple(c * (1 - vary) for c in colour)
        light = tuple(min(1, c * (1 + vary)) for c in colour)
        paint = n.ramp(n.noise(grain, stretch), [(0.3, dark), (0.7, light)])
        n.link(paint, inputs["Base Color"])
    if not sheer:
        return n.done()
    through = n.node("ShaderNodeBsdfTranslucent")
    through.inputs[0].default_value = (*colour, 1)
    mix = n.node("ShaderNodeMixShader")
    mix.inputs[0].default_value = sheer
    n.link(n.surface.outputs[0], mix.inputs[1])
    n.link(through.outputs[0], mix.inputs[2])
    return n.done(mix.outputs[0])


def wood(dark, light, rough=0.35, stretch=(6, 6, 0.5)):
    """Boards whose grain runs along the axis with the smallest stretch."""
    n = Nodes("wood")
    n.link(n.ramp(n.noise(3, stretch, 7), [(0.35, dark), (0.65, light)]), n.surface.inputs["Base Color"])
    n.surface.inputs["Roughness"].default_value = rough
    return n.done()


def shining(colour, strength):
    """A surface that shines and takes no light."""
    n = Nodes("shining")
    emission = n.node("ShaderNodeEmission")
    emission.inputs[0].default_value = (*colour, 1)
    emission.inputs[1].default_value = strength
    return n.done(emission.outputs[0])


def shining_down(stops, strength, low, high):
    """A surface that shines in colours from `low` to `high`, metres of its own: skies, lamp shades, facades."""
    n = Nodes("gradient")
    where = n.node("ShaderNodeTexCoord").outputs["Object"]
    split = n.node("ShaderNodeSeparateXYZ")
    n.link(where, split.inputs[0])
    scale = n.node("ShaderNodeMapRange")
    scale.inputs[1].default_value = low
    scale.inputs[2].default_value = high
    n.link(split.outputs["Z"], scale.inputs[0])
    emission = n.node("ShaderNodeEmission")
    n.link(n.ramp(scale.outputs[0], stops), emission.inputs[0])
    emission.inputs[1].default_value = strength
    return n.done(emission.outputs[0])
