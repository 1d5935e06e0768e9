"""A tang jacket: brocade, stand-up collar, closed in the middle by frog buttons."""
from mandarin import frog, shell_of, silk_and_cord, stand_collar
from mesh import store_pattern_coordinates, vertices_of
from pieces import cord, curve_through, on_surface, panel


def build(body_name, body):
    silk, piping = silk_and_cord(0.65)
    tree, field = shell_of(body_name, body, silk, 1.3, 6, ease_arm=1.0, ease_waist=1.5)
    stand_collar(body_name, field, silk, piping)
    front = panel('front', [(-2.2, -3.6), (2.0, -3.6), (2.0, -56), (-2.2, -56)], tree, silk, 0.25, 0.04, 0.35)
    store_pattern_coordinates(front, vertices_of(front)[:, [0, 2]])
    cord('front edge', on_surface(curve_through([(2.0, -3.6, 0), (2.0, -55, 0)], 60)[:, :2], tree, 0.35), 0.14, piping)
    for z in (-4.4, -13, -21.5, -30, -38.5):
        frog(0, z, tree, piping, 0, 1.05)
