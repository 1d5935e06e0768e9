"""Tiles of silk brocade, drawn as distances to strokes: round medallions and cloud scrolls, or blossoms on a vine."""
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

    def pearled(self, cx, cy, radius):
        u, v = self.about(cx, cy)
        r, angle = np.hypot(u, v) / radius, np.arctan2(v, u)
        for ring, width in ((1, 0.022), (0.76, 0.016)):
            self.add((np.abs(r - ring) - width) * radius)
        part = 2 * np.pi / 20
        turn = (angle + part / 2) % part - part / 2
        self.add((np.hypot(r * np.cos(turn) - 0.88, r * np.sin(turn)) - 0.075) * radius)
        for petals, edge, shift in ((8, 0.7, 0), (8, 0.47, np.pi / 8), (6, 0.27, 0)):
            lobe = edge * (0.8 + 0.2 * np.abs(np.cos(petals * (angle + shift) / 2)) ** 0.7)
            self.take((r - lobe - 0.02) * radius)
            self.add((r - lobe) * radius)
            self.take((np.abs(r - lobe + 0.07) - 0.022) * radius)
        self.take((np.abs(r - 0.1) - 0.025) * radius)

    def quatrefoil(self, cx, cy, radius):
        u, v = self.about(cx, cy)
        r, angle = np.hypot(u, v) / radius, np.arctan2(v, u)
        for edge, shift in ((1, 0), (0.62, np.pi / 4)):
            lobe = edge * (0.3 + 0.7 * np.abs(np.cos(2 * (angle + shift))) ** 1.3)
            self.take((r - lobe - 0.05) * radius)
            self.add((r - lobe) * radius)
            self.take((np.abs(r - lobe + 0.11) - 0.03) * radius)
        self.take((np.abs(r - 0.13) - 0.03) * radius)

    def stroke(self, cx, cy, points, width):
        u, v = self.about(cx, cy)
        near = np.full(u.shape, 9.0, np.float32)
        for (ax, ay), (bx, by) in zip(points[:-1], points[1:]):
            dx, dy = bx - ax, by - ay
            t = np.clip(((u - ax) * dx + (v - ay) * dy) / max(dx * dx + dy * dy, 1e-9), 0, 1)
            near = np.minimum(near, np.hypot(u - ax - t * dx, v - ay - t * dy))
        self.add(near - width)

    def peony(self, cx, cy, radius, turn):
        u, v = self.about(cx, cy)
        r, angle = np.hypot(u, v) / radius, np.arctan2(v, u) + turn
        for ring, petals, wave in ((1.0, 7, 0.16), (0.68, 6, 0.14), (0.38, 5, 0.1)):
            edge = ring * (1 - wave + wave * np.abs(np.cos(petals * (angle + ring) / 2)) ** 0.6)
            self.take((r - edge) * radius)
            self.add((np.abs(r - edge + 0.06) - 0.06) * radius)
        self.add((r - 0.12) * radius)

    def cherry(self, cx, cy, radius, turn):
        u, v = self.about(cx, cy)
        r, angle = np.hypot(u, v) / radius, np.arctan2(v, u) + turn
        fifth = 2 * np.pi / 5
        side = np.abs(angle % fifth - fifth / 2)
        edge = 0.5 + 0.5 * np.clip(np.cos(np.clip(side / (fifth / 2), 0, 1) * np.pi / 2), 0, 1) ** 0.55 - 0.16 * np.exp(-((side / 0.1) ** 2))
        self.add((r - edge) * radius)
        gap = np.maximum((np.abs(side - fifth / 2) - 0.06) * r, np.maximum(r - 1.1, 0.3 - r))
        self.take(gap * radius)
        for k in range(10):
            a = k * fifth / 2
            tip = 0.42 if k % 2 else 0.3
            self.take(np.hypot(r * np.cos(angle) - tip * np.cos(a), r * np.sin(angle) - tip * np.sin(a)) * radius - 0.045 * radius)
        self.take((np.abs(r - 0.12) - 0.03) * radius)

    def leaf(self, cx, cy, side, turn, length):
        u, v = self.about(cx, cy)
        a = np.pi / 2 - side * turn * 1.1
        along, across = u * np.cos(a) + v * np.sin(a), -u * np.sin(a) + v * np.cos(a)
        t = np.clip(along / length, 0, 1)
        bend = across - side * 0.25 * length * t * t
        self.add(np.where((along > 0) & (along < length), np.abs(bend) - 0.2 * length * np.sin(np.pi * t) ** 0.8, 1.0))

    def drop(self, cx, cy, size, flip):
        """A paisley: a round drop whose tip curls over, lined, a flower in it, dots round it."""
        u, v = self.about(cx, cy)
        u, v = flip * u / size, -v / size
        t = np.linspace(0, 1, 40)
        x, y, r = 0.75 * t**1.5 - 0.55 * np.clip(t - 0.55, 0, 1) * 0.4, 1.75 * t - 0.75 * t**4, 0.62 * (1 - t) ** 0.75 + 0.03
        x = x - 0.28 * np.sin(np.pi * t)
        far = np.full(u.shape, 9.0, np.float32)
        for a, b, c in zip(x, y, r):
            far = np.minimum(far, np.hypot(u - a, v - b) - c)
        self.add((far - 0.02) * size)
        self.take((np.abs(far + 0.1) - 0.035) * size)
        self.take((np.abs(far + 0.3) - 0.05) * size)
        radius, angle = np.hypot(u + 0.02, v), np.arctan2(v, u + 0.02)
        self.take((radius - 0.34) * size)
        self.add((radius - 0.28 * (0.6 + 0.4 * np.abs(np.cos(2.5 * angle)) ** 0.7)) * size)
        self.take((radius - 0.07) * size)
        for a in np.linspace(0.6, 5.6, 15):
            self.add(np.where(far > 0.07, np.hypot(u - 0.82 * np.sin(a + np.pi), v - 0.77 * np.cos(a)) - 0.05, 1) * size)

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
    return tile_image('brocade', tile)


def scrolls():
    """Peonies on a vine that winds up the cloth, two rows of them, the second one half a tile higher."""
    tile = Tile()
    for row, (middle, flip) in enumerate(((0.25, 1), (0.75, -1))):
        t = np.linspace(-0.5, 0.5, 60)
        vine = np.column_stack([flip * 0.105 * np.sin(2 * np.pi * t), t])
        up = row * 0.5
        tile.stroke(middle, up, vine, 0.006)
        for k, (place, side) in enumerate(((-0.25, -flip), (0.25, flip))):
            x, y = middle - side * 0.03, (up + place) % 1
            tile.peony(x, y, 0.105, 0.4 * k + 0.3 * row)
        for place, side in ((-0.42, -1), (-0.08, 1), (0.08, -1), (0.42, 1)):
            x = flip * 0.105 * np.sin(2 * np.pi * place)
            for turn in (0.5, 1.25, -0.25):
                tile.leaf(middle + x, (up + place) % 1, side * flip, turn, 0.09)
    return tile_image('scrolls', tile)


def blossoms():
    """Cherry blossoms, strewn in several sizes, and single petals."""
    tile = Tile()
    random = np.random.default_rng(5)
    placed = []
    for radius in (0.125, 0.12, 0.11, 0.1, 0.1, 0.09, 0.085, 0.08, 0.07, 0.07, 0.06, 0.06, 0.055, 0.05, 0.05, 0.045, 0.045):
        for _ in range(90):
            x, y = random.random(2)
            if all(np.hypot((x - u + 0.5) % 1 - 0.5, (y - v + 0.5) % 1 - 0.5) > radius + r + 0.015 for u, v, r in placed):
                placed.append((x, y, radius))
                tile.cherry(x, y, radius, random.random() * 6)
                break
    for _ in range(26):
        x, y = random.random(2)
        if all(np.hypot((x - u + 0.5) % 1 - 0.5, (y - v + 0.5) % 1 - 0.5) > 0.04 + r for u, v, r in placed):
            tile.leaf(x, y, 1, random.random() * 6, 0.045)
    return tile_image('blossoms', tile)


def roundels():
    """Round flowers in rings of pearls, as the silks of the Tang have them, and crosses of leaves between."""
    tile = Tile()
    for place in ((0.25, 0.25), (0.75, 0.75)):
        tile.pearled(*place, 0.215)
    for place in ((0.75, 0.25), (0.25, 0.75)):
        tile.quatrefoil(*place, 0.15)
    return tile_image('roundels', tile)


def paisleys():
    """Paisleys in rows, every other one turned, sprigs between them."""
    tile = Tile()
    for x, y, flip in ((0.25, 0.3, 1), (0.75, 0.8, -1)):
        tile.drop(x, y, 0.17, flip)
    for x, y in ((0.75, 0.25), (0.25, 0.75)):
        tile.quatrefoil(x, y, 0.1)
        for turn in np.arange(8) * np.pi / 4 + np.pi / 8:
            tile.leaf(x + 0.09 * np.cos(turn), y + 0.09 * np.sin(turn), 1, (np.pi / 2 - turn) / 1.1, 0.075)
    for x, y in ((0.5, 0.52), (0, 0.02)):
        tile.quatrefoil(x, y, 0.045)
    return tile_image('paisleys', tile)


def trellis():
    """Embroidery for edges: a lattice of cord, a flower in each of its fields."""
    tile = Tile()
    u, v = (tile.x * 2) % 1 - 0.5, (tile.y * 2) % 1 - 0.5
    tile.add((np.abs(np.abs(u) + np.abs(v) - 0.5) - 0.035) / 2)
    for x in (0, 0.5):
        for y in (0, 0.5):
            tile.quatrefoil(x + 0.25, y + 0.25, 0.17)
            tile.quatrefoil(x, y, 0.12)
    return tile_image('trellis', tile)


def tile_image(name, tile):
    """The tile as an image that materials take."""
    image = bpy.data.images.new(name, SIDE, SIDE, float_buffer=True)
    image.colorspace_settings.name = 'Non-Color'
    image.pixels.foreach_set(np.repeat(tile.value[::-1, :, None], 4, 2).ravel().astype(np.float32))
    image.pack()
    return image
