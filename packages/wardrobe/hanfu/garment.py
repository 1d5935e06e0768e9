"""A hanfu in the way of the Ming: the left side crossed over the right, a broad collar, a white one of the undershirt within."""
from bands import band, support
from brocade import brocade, scrolls
from crossed import beside, crossing, edges, opening
from materials import material
from robe import robe


def build(body_name, body):
    man = body_name == 'man'
    pattern, scale = (brocade(), 0.5) if man else (scrolls(), 0.62)
    silk = material('brocade', 'main', 0.6, 0.35, weave=0.2, weave_scale=240, uneven=0.06, specular=0.22, pattern=pattern, pattern_scale=scale, creases=0.28)
    plain = material('collar', 'second', 0.6, 0.3, weave=0.25, weave_scale=260, uneven=0.06, specular=0.2, creases=0.12, crease_scale=4)
    white = material('under', 'third', 0.9, 0.15, grey=0.55, weave=0.2, weave_scale=240, creases=0.15, crease_scale=4)
    ease = dict(grow=1.3, ease_arm=0.8, arms_out=-0.2) if man else dict(grow=1.0)
    _, field = robe(body_name, body, silk, opening(body_name), beside(body_name), **ease)
    ground = support(body_name, field)
    end = crossing(body_name)
    for side, off in ((-1, 0.1), (1, 0.3)):
        band('under', edges(body_name, side, 1.4, 0.5), ground, off, white, end, 0.18, 0.04, 3 + side, seam=off)
    for side, off in ((-1, 0.45), (1, 0.8)):
        band('collar', edges(body_name, side), ground, off, plain, 1 if side > 0 else end, 0.28, 0.14, 7 + side)
