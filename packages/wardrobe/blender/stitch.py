"""A tile of stocking stitch: columns of small slanted loops, for thick knitwear."""
import bpy
import numpy as np

SIDE, COLUMNS, ROWS = 512, 8, 10


def stocking_stitch():
    y, x = np.mgrid[:SIDE, :SIDE].astype(np.float32) / SIDE
    u, v = x * COLUMNS % 1, y * ROWS
    height = np.zeros((SIDE, SIDE), np.float32)
    for side in (0, 1):
        # A leg climbs towards the middle of its column; its strand is round.
        across = np.abs(u - 0.5)
        near = (u < 0.5) if side == 0 else (u >= 0.5)
        climb = (v + across * 1.5) % 1 - 0.5
        strand = np.sqrt(np.clip(1 - (climb / 0.5) ** 2, 0, 1)) * np.sqrt(np.clip(1 - ((across - 0.25) / 0.27) ** 2, 0, 1))
        height = np.where(near, strand, height)
    image = bpy.data.images.new('stitch', SIDE, SIDE, float_buffer=True)
    image.colorspace_settings.name = 'Non-Color'
    image.pixels.foreach_set(np.repeat(height[:, :, None], 4, 2).ravel().astype(np.float32))
    image.pack()
    return image
