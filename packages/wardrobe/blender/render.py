"""Renders one garment on one body: blender -b --python render.py -- GARMENT BODY FOLDER SAMPLES WIDTH. Writes raw planes for pack.ts."""
import importlib.util
import json
import os
import sys
import time

import bpy
import numpy as np
from mathutils import Vector

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

from materials import PASSES, ZONES, skin  # noqa: E402
from mannequin import add_mannequin  # noqa: E402
from mesh import SCALE, empty_scene, link  # noqa: E402
from smooth_light import smooth_light  # noqa: E402

# The plate shows so many centimetres, from so far away (in tenths of a metre), its middle so far under the pit of the neck.
WIDTH_CM, HEIGHT_CM, DISTANCE, MIDDLE_CM, CAMERA_UP = 56.0, 60.0, 22.0, -17.0, 0.9
CHIN = (0.0, -8.5, 7.4)
# Pixels.
USUAL_WIDTH = 900
# Where each stands, its size and its power; the dome is the world. All are white: the studio mixes and colours them.
LIGHTS = {
    'left': ((-11, -15, 13), 7, 2600),
    'right': ((11, -15, 13), 7, 2600),
    'front': ((0, -22, 7), 9, 3200),
}
GROUPS = ['dome', *LIGHTS]


def set_light(scene, layer):
    world = bpy.data.worlds.new('dome')
    scene.world, world.use_nodes = world, True
    world.node_tree.nodes['Background'].inputs[0].default_value = (1, 1, 1, 1)
    for name in GROUPS:
        layer.lightgroups.add(name=name)
    world.lightgroup = 'dome'
    for name, (place, size, power) in LIGHTS.items():
        lamp = bpy.data.lights.new(name, 'AREA')
        lamp.size, lamp.energy = size, power
        thing = link(bpy.data.objects.new(name, lamp))
        thing.location, thing.lightgroup = place, name
        thing.rotation_euler = (Vector((0, 0, -1)) - Vector(place)).to_track_quat('-Z', 'Y').to_euler()


def set_camera(scene):
    camera = bpy.data.cameras.new('camera')
    thing = link(bpy.data.objects.new('camera', camera))
    scene.camera = thing
    camera.sensor_fit, camera.sensor_width = 'HORIZONTAL', 36
    camera.lens = 36 * DISTANCE / (WIDTH_CM * SCALE)
    middle = Vector((0, 0, MIDDLE_CM * SCALE))
    thing.location = middle + Vector((0, -DISTANCE, CAMERA_UP))
    thing.rotation_euler = (middle - thing.location).to_track_quat('-Z', 'Y').to_euler()


def set_cycles(scene, samples, width, height):
    scene.render.engine, scene.cycles.device = 'CYCLES', 'CPU'
    cycles = scene.cycles
    cycles.samples, cycles.use_denoising = samples, False
    cycles.use_adaptive_sampling, cycles.adaptive_threshold = True, 0.02
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 3, 2, 1
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct, cycles.filter_width = 2, 8, 1.3
    cycles.caustics_reflective = False
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.film_transparent = True
    scene.render.threads_mode, scene.render.threads = 'FIXED', 2
    scene.view_settings.view_transform = 'Raw'


def render_passes(scene, layer, folder):
    layer.use_pass_normal = True
    extra = [*(f'zones{i}' for i in range(PASSES)), 'position', 'pattern']
    for name in extra:
        aov = layer.aovs.add()
        aov.name, aov.type = name, 'COLOR'
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, files = tree.nodes.new('CompositorNodeRLayers'), tree.nodes.new('CompositorNodeOutputFile')
    files.base_path, files.format.file_format = folder, 'OPEN_EXR'
    files.format.color_depth, files.format.exr_codec = '16', 'ZIP'
    files.file_slots.clear()
    names = ['Image', 'Normal', *extra, *(f'Combined_{g}' for g in GROUPS)]
    for name in names:
        files.file_slots.new(name + '_')
        tree.links.new(layers.outputs[name], files.inputs[name + '_'])
    scene.frame_set(1)
    bpy.ops.render.render()
    return {name: read_exr(os.path.join(folder, f'{name}_0001.exr')) for name in names}


def read_exr(path):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Raw'
    width, height = image.size
    flat = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(flat)
    os.remove(path)
    return flat.reshape(height, width, 4)[::-1]


def project(point, width, height):
    """Plate pixel of a place in centimetres."""
    middle = np.array([0, 0, MIDDLE_CM])
    eye = middle + np.array([0, -DISTANCE, CAMERA_UP]) / SCALE
    ahead = (middle - eye) / np.linalg.norm(middle - eye)
    right = np.array([1.0, 0, 0])
    up = np.cross(right, ahead)
    d = np.array(point) - eye
    k = width * (DISTANCE / SCALE) / WIDTH_CM / (d @ ahead)
    return [width / 2 + k * (d @ right), height / 2 - k * (d @ up)]


def planes_of(passes):
    """Name and values 0 to 1 of every plane that the studio reads, in their order in the plate."""
    alpha = passes['Image'][..., 3]
    cover = np.maximum(alpha, 0.05)
    zones = np.concatenate([passes[f'zones{i}'][..., :3] for i in range(PASSES)], -1)
    normals = passes['Normal'][..., :3] / np.maximum(np.linalg.norm(passes['Normal'][..., :3], axis=-1, keepdims=True), 1e-3)
    depth = passes['position'][..., 1] / SCALE / cover
    light = {g: passes[f'Combined_{g}'][..., :3].mean(-1) for g in GROUPS}
    guide = np.argmax(zones, -1)
    for g in GROUPS:
        clean = smooth_light(light[g] / cover, guide, normals, alpha > 0.5, alpha.shape[1] / USUAL_WIDTH)
        # Brightness as the square root: eight bits are enough for dark cloth.
        yield g, np.sqrt(np.clip(clean / 1.2, 0, 1))
    for name, (index, channel) in ZONES.items():
        yield name, zones[..., index * 3 + channel]
    yield 'pattern', passes['pattern'][..., 0]
    yield 'normalX', normals[..., 0] * 0.5 + 0.5
    yield 'normalY', -normals[..., 2] * 0.5 + 0.5
    # 20 cm before the neck's middle is 0, 20 cm behind it 1.
    yield 'depth', np.clip(depth / 40 + 0.5, 0, 1)


def main(garment, body_name, folder, samples, width):
    started = time.time()
    empty_scene()
    path = os.path.join(HERE, '..', garment, 'garment.py')
    spec = importlib.util.spec_from_file_location('garment', path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    body = add_mannequin(body_name, skin())
    module.build(body_name, body)
    print(f'modelled in {time.time() - started:.0f} s', flush=True)
    scene, height = bpy.context.scene, round(width * HEIGHT_CM / WIDTH_CM)
    layer = scene.view_layers[0]
    set_cycles(scene, samples, width, height)
    set_light(scene, layer)
    set_camera(scene)
    os.makedirs(folder, exist_ok=True)
    passes = render_passes(scene, layer, folder)
    names = []
    with open(os.path.join(folder, 'planes.raw'), 'wb') as file:
        for name, values in planes_of(passes):
            names.append(name)
            file.write((np.clip(values, 0, 1) * 255 + 0.5).astype(np.uint8).tobytes())
    about = dict(widthPx=width, heightPx=height, pxPerCm=width / WIDTH_CM, chin=project(CHIN, width, height), planes=names)
    with open(os.path.join(folder, 'planes.json'), 'w') as file:
        json.dump(about, file)
    print(f'rendered in {time.time() - started:.0f} s in all', flush=True)


main_args = sys.argv[sys.argv.index('--') + 1 :]
main(main_args[0], main_args[1], main_args[2], int(main_args[3]), int(main_args[4]))
