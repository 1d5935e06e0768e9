"""A suit with a shirt and a tie; the pocket square is of the shirt's cloth."""
from materials import material
from pieces import panel
from shirt import shirt, shirt_collar, tie
from tailoring import WAIST, jacket, roll_line


def build(body_name, body):
    tree, wool, _ = jacket(body_name, body)
    cotton = material('cotton', 'second', 0.9, 0.1, grey=0.55, weave=0.12, weave_scale=260, creases=0.12)
    silk = material('silk', 'third', 0.5, 0.3, weave=0.2, weave_scale=300, specular=0.35)
    shirt_tree = shirt(body_name, cotton, roll_line(body_name), WAIST[body_name])
    shirt_collar(body_name, cotton)
    tie(shirt_tree, silk)
    panel('welt', [(8.9, -19.6), (17.0, -18.6), (17.2, -20.9), (9.1, -22.0)], tree, wool, 0.2, 0.02, 0.25)
    panel('square', [(10.2, -19.5), (15.6, -18.8), (15.4, -17.6), (13.6, -16.9), (12.6, -17.5), (11.6, -16.7), (10.4, -17.8)], tree, cotton, 0.2, 0.02, 0.3)
