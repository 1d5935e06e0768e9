"""Lace: a tile of flowers on a net, and edges of it in scallops."""
import numpy as np

from brocade import SIDE, Tile, tile_image
from mesh import store_pattern_coordinates
from pieces import grid

NET, NET_TONE = 56, 0.3


class LaceTile(Tile):
    """Motifs of three densities: the outlining thread, what is worked solid, what is worked open."""

    def lay(self, inside, value):
        """Covers what lies there where the distance `inside` is negative."""
        share = np.clip(0.5 - inside * SIDE / 1.5, 0, 1)
        self.value = self.value * (1 - share) + value * share

    def bloom(self, cx, cy, radius, turn, petals):
        u, v = self.about(cx, cy)
        r, angle = np.hypot(u, v) / radius, np.arctan2(v, u) + turn
        hatch = 0.62 + 0.16 * np.cos(angle * petals * 8)
        for ring, (edge, share) in enumerate(((1.0, 0.26), (0.62, 0.2), (0.3, 0.1))):
            lobe = edge * (1 - share + share * np.abs(np.cos(petals * (angle / 2 + ring * 0.4))) ** 0.6)
            self.lay((r - lobe - 0.05) * radius, 0.12)
            self.lay((r - lobe) * radius, hatch if ring < 2 else 0.4)
            self.lay((np.abs(r - lobe + 0.05) - 0.055) * radius, 1.0)
        self.lay((r - 0.1) * radius, 1.0)

    def frond(self, cx, cy, angle, length):
        u, v = self.about(cx, cy)
        along, across = u * np.cos(angle) + v * np.sin(angle), -u * np.sin(angle) + v * np.cos(angle)
        t = np.clip(along / length, 0, 1)
        off = np.abs(across - 0.3 * length * (t - t * t))
        body = np.maximum(off - 0.23 * length * np.sin(np.pi * t**0.8), np.maximum(-along, along - length))
        self.lay(body - 0.004, 0.12)
        self.lay(body, 0.6 + 0.15 * np.cos(along * 420))
        self.lay(np.abs(body + 0.004) - 0.0045, 1.0)
        self.lay(np.maximum(off - 0.004, body), 1.0)


def chantilly():
    """Blossoms and leaves strewn close together on a fine net."""
    tile = LaceTile()
    tile.value = NET_TONE * _net(tile)
    _strew(tile, 3, (0.115, 0.11, 0.105, 0.1, *[0.075] * 5, *[0.05] * 8, *[0.035] * 12))
    return tile_image('lace', tile)


def _strew(tile, seed, sizes):
    random = np.random.default_rng(seed)
    placed = []
    for radius in sizes:
        for _ in range(300):
            x, y = random.random(2)
            if all(np.hypot((x - a + 0.5) % 1 - 0.5, (y - b + 0.5) % 1 - 0.5) > (radius + r) * 1.05 for a, b, r in placed):
                placed.append((x, y, radius))
                break
    for x, y, radius in placed:
        start = random.random() * 6.3
        for k in range(5 if radius > 0.06 else 3):
            turn = start + k * 6.283 / (5 if radius > 0.06 else 3) + random.uniform(-0.3, 0.3)
            tile.frond(x + 0.85 * radius * np.cos(turn), y + 0.85 * radius * np.sin(turn), turn + random.uniform(-0.4, 0.4), radius * random.uniform(0.75, 1.15))
    for x, y, radius in placed:
        tile.bloom(x, y, radius, random.random() * 6, 7 if radius > 0.09 else 5)


def _net(tile):
    """Six-sided meshes."""
    x, y = tile.x * NET, tile.y * round(NET / 1.732)
    waves = [np.cos(2 * np.pi * (x * 0.5 * c + y * 0.5 * s)) for c, s in ((0, 2), (1, 1), (1, -1))]
    return np.clip(0.5 - sum(waves), 0, 1).astype(np.float32)


def scalloped(name, line, rise, cloth, height, scallop=1.1, deep=0.35, closed=False, thickness=0.1, rows=9):
    """An edge of lace along a line, (x, z) or in space: it ends in scallops `height` above it (below, where that is negative). `rise` lays it: from the line and the heights of a row to the row's places."""
    run = np.r_[0, np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))]
    wave = np.abs(np.sin(np.pi * run / run[-1] * max(2, round(run[-1] / scallop)))) ** 0.7
    g = np.stack([rise(line, height * s + np.sign(height) * deep * wave * max(0, (s - 0.4) / 0.6)) for s in np.linspace(0, 1, rows)], 1)
    thing = grid(name, g if height < 0 else g[:, ::-1], cloth, thickness, closed=closed)
    along = np.linspace(0, abs(height), rows)[None] + 0 * run[:, None]
    store_pattern_coordinates(thing, np.column_stack([np.repeat(run, rows), along.ravel()]))
    return thing
