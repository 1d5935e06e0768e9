"""The last grain of a render, taken off: Debian's Blender has no denoiser, but knows material and normal of every pixel."""
import numpy as np

# How far is looked, in a plate of 900 pixels.
RADIUS = 3


def smooth_light(light, zone, normals, inside, scale=1.0):
    """Mean of the neighbours of one material that face the same way and are about as bright, on a logarithmic scale. A plate of `scale` times
    the usual width is smoothed over as many centimetres, or a small one would lose what a large one keeps."""
    radius = max(1, round(RADIUS * scale))
    value = np.log(np.maximum(light, 1e-3)).astype(np.float32)
    total, weights = np.zeros_like(value), np.zeros_like(value)
    for dy in range(-radius, radius + 1):
        for dx in range(-radius, radius + 1):
            other = np.roll(value, (dy, dx), (0, 1))
            same = (np.roll(zone, (dy, dx), (0, 1)) == zone) & np.roll(inside, (dy, dx), (0, 1))
            facing = np.clip((np.roll(normals, (dy, dx), (0, 1)) * normals).sum(-1), 0, 1) ** 24
            w = same * facing * np.exp(-((other - value) ** 2) / 0.045 - (dx * dx + dy * dy) / (8 * scale * scale))
            total += other * w
            weights += w
    return np.where(inside & (weights > 0), np.exp(total / np.maximum(weights, 1e-6)), light)
