"""A tile of silk brocade, drawn as distances to strokes: round medallions of eight petals and cloud scrolls between them."""
import bpy
import numpy as np

SIDE = 768


class Tile:
    def __init__(self):
        y, x = np.mgrid[:SIDE, :SIDE].astype(np.float32) / SIDE
        self.x, self.y, self.value = x, y, np.zeros((SIDE, SIDE), np.float32)

    def add(self, distance):
        """Thread lies where the distance is negative; the edge is a pixel and a half soft."""
        self.value = np.maximum(self.value, np.clip(0.5 - distance * SIDE / 1.5, 0, 1))

    def take(self, distance):
        self.value = np.minimum(self.value, np.clip(0.5 + distance * SIDE / 1.5, 0, 1))

    def about(self, cx, cy):
        """Coordinates about a centre, the tile repeating."""
        return (self.x - cx + 0.5) % 1 - 0.5, (self.y - cy + 0.5) % 1 - 0.5

    def medallion(self, cx, cy, radius):
        u, v = self.about(cx, cy)
        r, angle = np.hypot(u, v) / radius, np.arctan2(v, u)
        self.add((np.abs(r - 1) - 0.035) * radius)
        self.add((np.abs(r - 0.86) - 0.014) * radius)
        turn = (angle + np.pi / 8) % (np.pi / 4) - np.pi / 8
        px, py = r * np.cos(turn) - 0.55, r * np.sin(turn)
        petal = np.hypot(px / 0.24, py / 0.13) - 1
        self.add(petal * 0.13 * radius)
        self.take((np.hypot(px / 0.13, py / 0.05) - 1) * 0.05 * radius)
        between = angle % (np.pi / 4) - np.pi / 8
        self.add((np.hypot(r * np.cos(between) - 0.7, r * np.sin(between)) - 0.06) * radius)
        self.add((r - 0.24) * radius)
        self.take((np.abs(r - 0.15) - 0.02) * radius)

    def stroke(self, cx, cy, points, width):
        u, v = self.about(cx, cy)
        near = np.full(u.shape, 9.0, np.float32)
        for (ax, ay), (bx, by) in zip(points[:-1], points[1:]):
            dx, dy = bx - ax, by - ay
            t = np.clip(((u - ax) * dx + (v - ay) * dy) / max(dx * dx + dy * dy, 1e-9), 0, 1)
            near = np.minimum(near, np.hypot(u - ax - t * dx, v - ay - t * dy))
        self.add(near - width)

    def cloud(self, cx, cy, size, flip):
        t = np.linspace(0.4, 7.2, 34)
        r = size * (0.1 + 0.13 * t)
        for ox, oy, turn, scale in ((0, 0, 1, 1), (1.3, 0.3, -1, 0.8), (-1.2, 0.35, 1, 0.7)):
            x = flip * (size * ox + turn * scale * r * np.cos(t))
            self.stroke(cx, cy, np.column_stack([x, size * oy + scale * r * np.sin(t)]), 0.0035)
        x = np.linspace(-2.2, 2.2, 24) * size
        self.stroke(cx, cy, np.column_stack([x, size * 1.1 + size * 0.16 * np.sin(np.linspace(0, 9, 24))]), 0.003)


def brocade():
    tile = Tile()
    for place in ((0.25, 0.25), (0.75, 0.75)):
        tile.medallion(*place, 0.161)
    tile.cloud(0.75, 0.225, 0.068, 1)
    tile.cloud(0.25, 0.725, 0.068, -1)
    for place in ((0.5, 0.5), (0, 0), (0.5, 0.03), (0.03, 0.5), (0.5, 0.967)):
        tile.medallion(*place, 0.037)
    image = bpy.data.images.new('brocade', SIDE, SIDE, float_buffer=True)
    image.colorspace_settings.name = 'Non-Color'
    image.pixels.foreach_set(np.repeat(tile.value[::-1, :, None], 4, 2).ravel().astype(np.float32))
    image.pack()
    return image
