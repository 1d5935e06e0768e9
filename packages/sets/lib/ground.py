"""Land as far as one sees: dunes, mountains."""
from materials import Nodes
from shapes import mesh


def land(x0, x1, y0, y1, height, material, columns=160, rows=160):
    """Ground whose height in metres is `height(x, y)`. Rows lie closer together near the lens."""
    vertices = []
    for j in range(rows + 1):
        y = y0 + (y1 - y0) * (j / rows) ** 2
        for i in range(columns + 1):
            x = x0 + (x1 - x0) * i / columns
            vertices.append((x, y, height(x, y)))
    step = columns + 1
    corners = ((j * step + i) for j in range(rows) for i in range(columns))
    return mesh(vertices, [(c, c + 1, c + step + 1, c + step) for c in corners], material, smooth=True)


def by_slope(steep, flat, edges=(0.5, 0.75), rough=0.8, ragged=0.25):
    """Two colours by how steep the ground is: rock and the snow that lies on it."""
    n = Nodes("slope")
    split = n.node("ShaderNodeSeparateXYZ")
    n.link(n.node("ShaderNodeNewGeometry").outputs["Normal"], split.inputs[0])
    add = n.node("ShaderNodeMath", operation="MULTIPLY_ADD")
    n.link(n.noise(0.09, detail=8), add.inputs[0])
    add.inputs[1].default_value = ragged
    n.link(split.outputs["Z"], add.inputs[2])
    n.link(n.ramp(add.outputs[0], [(edges[0], steep), (edges[1], flat)]), n.surface.inputs["Base Color"])
    n.surface.inputs["Roughness"].default_value = rough
    return n.done()
