"""blender -b --factory-startup -P render.py -- SET CAMERA WIDTH SAMPLES FOLDER [probe]

Renders one camera of a set: two halves with different seeds (`a.f32`, `b.f32`), its glints (`glints.f32`), the light that
reaches the head (`probe.f32`) and `camera.json`. Raw 32-bit linear floats, RGBA, top row first."""
import array
import json
import math
import os
import random
import sys

sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
import bpy
from mathutils import Vector

name, camera_name, width, samples, folder = sys.argv[sys.argv.index("--") + 1 :][:5]
width, samples = int(width), int(samples)
height = width * 4 // 3
random.seed(name)

bpy.ops.wm.read_factory_settings(use_empty=True)
scene = bpy.context.scene
sys.path.insert(0, os.path.join(HERE, "..", name))
import set as script
from lens import place_camera, trace_glints

options = script.CAMERAS[camera_name]
script.build(camera_name)
camera = place_camera(scene, options)

render, cycles = scene.render, scene.cycles
render.engine = "CYCLES"
render.threads_mode, render.threads = "FIXED", 2
cycles.device = "CPU"
cycles.use_denoising = False
cycles.use_adaptive_sampling = True
cycles.adaptive_threshold = options.get("noise", 0.03)
cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 5, 3, 2
cycles.transparent_max_bounces = 48
cycles.caustics_reflective = cycles.caustics_refractive = False
cycles.sample_clamp_indirect = 4
cycles.blur_glossy = 1
scene.view_settings.view_transform = "Standard"
settings = render.image_settings
settings.file_format, settings.color_depth, settings.color_mode = "OPEN_EXR", "32", "RGBA"


def write(tag, numbers):
    with open(os.path.join(folder, tag + ".f32"), "wb") as file:
        numbers.tofile(file)


def shoot(tag, seed, w, h, count):
    render.resolution_x, render.resolution_y, render.resolution_percentage = w, h, 100
    cycles.samples, cycles.seed, cycles.adaptive_min_samples = count, seed, min(16, count)
    render.filepath = os.path.join(folder, tag + ".exr")
    bpy.ops.render.render(write_still=True)
    image = bpy.data.images.load(render.filepath)
    image.colorspace_settings.name = "Linear"
    numbers = array.array("f", bytes(w * h * 16))
    image.pixels.foreach_get(numbers)
    row = w * 4
    write(tag, array.array("f", b"".join(numbers[y * row : (y + 1) * row].tobytes() for y in range(h - 1, -1, -1))))
    os.remove(render.filepath)


shoot("a", 1, width, height, max(1, samples // 2))
shoot("b", 2, width, height, max(1, samples // 2))
write("glints", trace_glints(scene, camera, width, height))

probe = bpy.data.objects.new("probe", bpy.data.cameras.new("probe"))
scene.collection.objects.link(probe)
probe.data.type = "PANO"
probe.data.cycles.panorama_type = "EQUIRECTANGULAR"
probe.location = (0, 0, 1.55)
probe.rotation_euler = (math.pi / 2, 0, camera.rotation_euler[2])
scene.camera = probe
for thing in scene.objects:
    if thing.type == "LIGHT":
        thing.visible_camera = True
shoot("probe", 3, 64, 32, 96)

with open(os.path.join(folder, "camera.json"), "w") as file:
    json.dump(
        {
            "about": script.ABOUT,
            "lensMm": options["lens"],
            "horizon": 0.5 + math.tan(math.radians(options.get("pitch", 0))) * options["lens"] / 32,
            "exposure": options.get("exposure", 1),
            "soft": options.get("soft", 1.3),
        },
        file,
    )
