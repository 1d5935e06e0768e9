"""The portrait lens, and what points of light become in it."""
import array
import math
import bpy
from lights import GLINTS
from mathutils import Vector
from shapes import add

SENSOR_MM = 32
# A glint that shows whole or not at all shows when so much of its disc is free.
WHOLE_FROM = 0.45
APERTURE = [(u / 6, v / 6) for u in range(-6, 7) for v in range(-6, 7) if u * u + v * v <= 36]


def place_camera(scene, options):
    """Stands `distance` from the head, turned by `yaw` about it; sharp at the head. `x` moves it aside."""
    data = bpy.data.cameras.new("camera")
    data.sensor_fit, data.sensor_height, data.sensor_width = "VERTICAL", SENSOR_MM, SENSOR_MM * 0.75
    data.lens = options["lens"]
    data.clip_end = 5000
    data.dof.use_dof = True
    data.dof.aperture_fstop = options["f"]
    data.dof.focus_distance = distance = options.get("distance", 2.0)
    camera = add(data, "camera")
    yaw = math.radians(options.get("yaw", 0))
    camera.location = (math.sin(yaw) * distance + options.get("x", 0), -math.cos(yaw) * distance, options.get("z", 1.5))
    camera.rotation_euler = (math.radians(90 + options.get("pitch", 0)), 0, yaw)
    scene.camera = camera
    bpy.context.view_layer.update()
    return camera


def trace_glints(scene, camera, width, height):
    """Sends rays from each glint through a grid over the aperture: the disc that they paint is the aperture as the glint sees it."""
    picture = array.array("f", bytes(width * height * 16))
    data = camera.data
    to_lens = camera.matrix_world.inverted()
    depsgraph = bpy.context.evaluated_depsgraph_get()
    focus, scale = data.dof.focus_distance, data.lens / SENSOR_MM * height
    aperture = data.lens / 1000 / data.dof.aperture_fstop / 2
    for at, colour, power, is_whole in GLINTS:
        local = to_lens @ at
        away = -local.z
        if away < 0.1:
            continue
        x0, y0 = width / 2 + local.x / away * scale, height / 2 - local.y / away * scale
        radius = abs(away - focus) / away / focus * aperture * scale
        reach = max(1, math.ceil(radius))
        if not (-reach < x0 < width + reach and -reach < y0 < height + reach):
            continue
        share = power * (0.025 * height / max(radius, 0.7)) ** 2
        # The barrel cuts discs far from the middle into the shape of a cat's eye.
        tilt = (0.42 * (x0 / width - 0.5), 0.5 * (y0 / height - 0.5))
        sign = 1 if away > focus else -1

        def is_free(u, v):
            """Whether nothing stands between this place of the aperture and the light."""
            lens_point = camera.matrix_world @ Vector((u * aperture * sign, -v * aperture * sign, 0))
            towards = at - lens_point
            return not scene.ray_cast(depsgraph, lens_point, towards.normalized(), distance=towards.length - 0.03)[0]

        if is_whole and sum(is_free(u, v) for u, v in APERTURE) < WHOLE_FROM * len(APERTURE):
            continue
        for py in range(math.floor(y0 - reach), math.ceil(y0 + reach) + 1):
            for px in range(math.floor(x0 - reach), math.ceil(x0 + reach) + 1):
                if not (0 <= px < width and 0 <= py < height):
                    continue
                u, v = (px - x0) / radius, (py - y0) / radius
                rim = math.hypot(u, v)
                edge = min(1, max(0, (1 - rim) * radius + 0.5)) * min(
                    1, max(0, (1.02 - math.hypot(u + tilt[0], v + tilt[1])) * radius + 0.5)
                )
                if edge <= 0:
                    continue
                if not is_whole and not is_free(u, v):
                    continue
                weight = share * edge * (0.88 + 0.2 * rim**4)
                i = (py * width + px) * 4
                for c in range(3):
                    picture[i + c] += colour[c] * weight
    return picture
