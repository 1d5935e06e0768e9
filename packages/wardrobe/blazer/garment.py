"""A blazer over a round-neck top."""
from materials import material
from round_top import round_top
from tailoring import WAIST, jacket, roll_line


def build(body_name, body):
    jacket(body_name, body)
    jersey = material('jersey', 'second', 0.9, 0.1, grey=0.55, weave=0.12, weave_scale=260, creases=0.18)
    round_top(body_name, jersey, roll_line(body_name), WAIST[body_name])
