ABOUT = "A mountain lake under the Milky Way, under an aurora, and at dawn when the last stars fade"

from ground import land
from lights import bulb, glint, panel, sky
from materials import Nodes, air, plain, shining, shining_down
from math import cos, sin
from mathutils import Vector, noise
from plants import tuft
from random import choice, gauss, random, uniform
from shapes import box, copy, cylinder, mesh, rod, sheet, sphere
from vapour import ball, billow, vapour

CAMERAS = {
    "milky-way": dict(lens=55, f=4.0, distance=2.4, z=1.5, yaw=-3, pitch=8, exposure=1.3, soft=1.3),
    "aurora": dict(lens=60, f=2.8, distance=2.2, z=1.5, yaw=4, pitch=8, exposure=1.1, soft=1.5),
    "dawn": dict(lens=70, f=2.8, distance=2.0, z=1.5, yaw=-4, pitch=4, exposure=1.15, soft=1.5),
}
STARS = ((1, 1, 1), (0.8, 0.88, 1), (1, 0.9, 0.78), (0.72, 0.82, 1))


def stars(count, power, band=0.0):
    """Over the whole sky; a share of them, `band`, keeps to a stripe that climbs to the right."""
    for _ in range(count):
        along = random()
        x, z = uniform(-0.32, 0.32), 0.03 + 0.52 * along
        if random() < band:
            x = 0.1 + 0.34 * (along - 0.5) + gauss(0, 0.055)
        glint((x * 900, 900, 1.5 + z * 900), choice(STARS), power * (0.006 + 0.5 * random() ** 10))


def mountains(colour, tall, seed):
    def height(x, y):
        rough = sum(noise.noise(Vector((x / s, y / s, seed))) * s for s in (60, 24, 9, 4)) / 60
        return -3 + tall * max(0, 1 - abs(y - 210) / 90) * (0.62 + 0.5 * rough + 0.3 * abs(noise.noise(Vector((x / 46, seed, 2)))))

    land(-160, 160, 110, 330, height, plain(colour, 0.95, vary=0.2, grain=0.1), 220, 90)


def lake(colour, rough):
    mesh([(-300, 2, 0), (300, 2, 0), (300, 140, 0), (-300, 140, 0)], [(0, 1, 2, 3)], plain(colour, rough, vary=0.3, grain=0.5, stretch=(0.2, 1, 1)))


def firs(colour, places):
    needle = tuft(plain(colour, 0.9), 60, 0.3, 0.2)
    for x, y, tall in places:
        rod((x, y, 0), (x, y, tall), 0.05 * tall / 3, plain((0.02, 0.015, 0.01), 0.9), end=0.01)
        for n in range(26):
            t = n / 26
            wide = 0.26 * tall * (1 - t) ** 0.8 + 0.05
            for turn in (0, 2.1, 4.2):
                copy(needle, (x + 0.5 * wide * cos(turn + n), y + 0.5 * wide * sin(turn + n), tall * (0.08 + 0.92 * t)), (0.6 * wide, 0.6 * wide, 0.05 * tall), (0.2, 0, turn + n))


def aurora(material, x0, x1, low, high, away, bend, tilt):
    curtain = sheet(x0, x1, low, high, lambda u, v: away + 16 * sin(4 * u + bend) + 5 * sin(11 * u + bend), material, 120, 8)
    curtain.rotation_euler = (0, tilt, 0)
    curtain.visible_shadow = False


def veil(low, middle, high, strength, seed):
    """Light that hangs in folds: bright at its foot, fading upwards, through which stars show."""
    n = Nodes("veil")
    split = n.node("ShaderNodeSeparateXYZ")
    n.link(n.node("ShaderNodeTexCoord").outputs["Generated"], split.inputs[0])
    folds = n.ramp(n.noise(0.05 + 0.01 * seed, (1, 0.4, 0.03), 6), [(0.36, (0.05, 0.05, 0.05)), (0.66, (1, 1, 1))])
    fall = n.ramp(split.outputs["Z"], [(0.0, (0, 0, 0)), (0.24, (1, 1, 1)), (0.55, (0.3, 0.3, 0.3)), (1.0, (0, 0, 0))])
    shine = n.node("ShaderNodeMixRGB", blend_type="MULTIPLY")
    shine.inputs[0].default_value = 1
    n.link(folds, shine.inputs[1])
    n.link(fall, shine.inputs[2])
    emission, clear, sum_ = n.node("ShaderNodeEmission"), n.node("ShaderNodeBsdfTransparent"), n.node("ShaderNodeAddShader")
    tint = n.node("ShaderNodeMixRGB", blend_type="MULTIPLY")
    tint.inputs[0].default_value = 1
    n.link(shine.outputs[0], tint.inputs[1])
    n.link(n.ramp(split.outputs["Z"], [(0.0, low), (0.3, middle), (0.9, high)]), tint.inputs[2])
    n.link(tint.outputs[0], emission.inputs[0])
    emission.inputs[1].default_value = strength
    n.link(emission.outputs[0], sum_.inputs[0])
    n.link(clear.outputs[0], sum_.inputs[1])
    n.link(sum_.outputs[0], n.output.inputs[0])
    n.material.cycles.sample_as_light = False
    return n.material


def build(camera):
    {"milky-way": milky_way, "aurora": northern_lights, "dawn": dawn}[camera]()


def milky_way():
    sky([(0, (0.01, 0.015, 0.03)), (0.495, (0.2, 0.16, 0.24)), (0.53, (0.12, 0.13, 0.3)), (0.62, (0.045, 0.07, 0.22)), (1, (0.012, 0.022, 0.09))], 1.0)
    air((0.1, 0.1, 0.2), 0.002, 20)
    mountains((0.02, 0.022, 0.04), 40, 3.1)
    lake((0.012, 0.02, 0.04), 0.08)
    # The galaxy: clouds of light along a stripe, darker lanes between.
    balls = [ball(vapour(low, high, 0.16, 0.9, 1.3)) for low, high in (((0.2, 0.17, 0.36), (0.36, 0.32, 0.5)), ((0.34, 0.22, 0.34), (0.4, 0.34, 0.46)), ((0.12, 0.16, 0.4), (0.24, 0.3, 0.56)))]
    for n in range(16):
        along = n / 15
        billow([choice(balls)], ((0.1 + 0.34 * (along - 0.5)) * 900, 900, 1.5 + (0.06 + 0.5 * along) * 900), 90, 7, (0.9, 0.2, 0.8), 1.0)
    stars(800, 0.8, 0.55)
    # A tent on the far shore, and its light on the water.
    canvas = shining_down([(0, (1, 0.5, 0.18)), (1, (1, 0.66, 0.34))], 1.4, 0, 1.4)
    box((-9, 36.5, 0.2), (13, 5, 0.5), plain((0.02, 0.022, 0.03), 0.95))
    cylinder((-4.6, 36, 1.1), 1.4, 1.4, canvas, top=0.05, sides=4, rotation=(0, 0, 0.7))
    glint((-4.6, 34, 1.1), (1, 0.6, 0.28), 0.5)
    for _ in range(26):
        away = uniform(9, 32)
        glint((-0.12 * away + gauss(0, 0.1), away, 0.02), (1, 0.6, 0.28), uniform(0.02, 0.16))
    panel((-1.8, -0.9, 2.0), (0, 0, 1.5), 1.2, 18, (0.8, 0.86, 1))
    panel((1.9, 0.9, 1.9), (0, 0, 1.5), 1.4, 20, (0.74, 0.7, 1))


def northern_lights():
    sky([(0, (0.02, 0.04, 0.05)), (0.495, (0.1, 0.22, 0.22)), (0.54, (0.04, 0.12, 0.18)), (0.64, (0.02, 0.05, 0.14)), (1, (0.01, 0.02, 0.07))], 1.0)
    air((0.06, 0.16, 0.17), 0.003, 10)
    mountains((0.3, 0.36, 0.42), 30, 7.7)
    snow = plain((0.36, 0.44, 0.5), 0.9, vary=0.1, grain=0.4)
    mesh([(-300, 2, 0), (300, 2, 0), (300, 140, 0), (-300, 140, 0)], [(0, 1, 2, 3)], snow)
    green, teal = (0.16, 1.0, 0.45), (0.1, 0.75, 0.7)
    for low, middle, high, x0, x1, z, away, bend, tilt in ((green, green, (0.5, 0.2, 0.8), -190, 60, 60, 420, 0.4, 0.2), (green, teal, (0.3, 0.25, 0.9), -60, 200, 84, 470, 2.2, -0.22), (teal, green, (0.7, 0.2, 0.6), -160, 150, 140, 520, 4.0, 0.1)):
        aurora(veil(low, middle, high, 0.75, bend), x0, x1, z, z + 170, away, bend, tilt)
    stars(420, 0.8)
    firs((0.012, 0.03, 0.03), ((-5.2, 13, 5.6), (-3.4, 17, 4.4), (-7.6, 18, 7.0), (2.4, 15, 4.8), (4.4, 19, 6.4), (6.4, 25, 7.4), (-9, 27, 8)))
    # A hut between them, with a lamp in its window.
    box((3.3, 26, 0.9), (2.6, 2, 1.8), plain((0.06, 0.04, 0.03), 0.9))
    box((3.0, 24.95, 1.0), (0.7, 0.06, 0.6), shining((1, 0.6, 0.26), 1.5))
    glint((3.0, 24.8, 1.0), (1, 0.6, 0.26), 0.5)
    bulb((3.0, 24, 0.9), 40, (1, 0.6, 0.3), 0.2)
    # Skin stays skin: what lights the face is nearly white, green lies on its edge.
    panel((-1.8, -1.0, 2.0), (0, 0, 1.5), 1.3, 34, (1, 0.96, 0.93))
    panel((1.9, 0.9, 2.2), (0, 0, 1.5), 1.4, 18, (0.6, 1, 0.85))


def dawn():
    sky([(0, (0.16, 0.12, 0.2)), (0.492, (0.96, 0.6, 0.52)), (0.52, (0.94, 0.6, 0.6)), (0.57, (0.66, 0.5, 0.7)), (0.66, (0.32, 0.34, 0.68)), (1, (0.08, 0.13, 0.42))], 0.9)
    air((0.7, 0.5, 0.6), 0.004, 20)
    mountains((0.2, 0.18, 0.3), 24, 5.2)
    lake((0.5, 0.42, 0.5), 0.06)
    stars(130, 0.8)
    moon = sphere((-22, 700, 160), 15, shining((1, 0.94, 0.86), 2.4))
    moon.visible_diffuse = False
    for _ in range(80):
        away = uniform(8, 90)
        glint((gauss(0.02, 0.1) * away, away, 0.02), choice([(1, 0.8, 0.7), (1, 0.9, 0.9)]), uniform(0.02, 0.14))
    panel((-2.0, 1.6, 2.2), (0, 0, 1.5), 1.4, 40, (1, 0.8, 0.74))
    panel((1.7, -1.3, 2.1), (0, 0, 1.5), 1.6, 26, (0.92, 0.92, 1))
