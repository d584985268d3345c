"""The model as GLB and as a dimension drawing."""
import json
from pathlib import Path

import bpy

from kinds.kind import size
from picture.drawing import drawing
from stage.scene import bounds
from stage.set_up import set_up
from stage.silhouettes import silhouettes

FINE = .3
# follows the name of a finish that a part keeps while the rest of the model changes from it
KEPT = '-kept'
FLAT = 8
CLOTH_SIDE, WOOD_SIDE, OTHER_SIDE = 352, 512, 192


def export_model(job):
    """`job`: model, finish, and the files `glb`, `svg` and `size` to write, any of which may be missing."""
    model = job['model']
    bench = set_up(model, job['finish'], FINE)
    measured = size(model, bounds(bench.parts))
    for name in ('glb', 'svg', 'size'):
        if job.get(name):
            Path(job[name]).parent.mkdir(parents=True, exist_ok=True)
    if job.get('size'):
        Path(job['size']).write_text(json.dumps(measured))
    if job.get('svg'):
        Path(job['svg']).write_text(drawn(bench.parts, measured))
    if job.get('glb'):
        write_glb(bench, job['glb'])


def drawn(parts, measured):
    """Front and side; what lies flat is drawn from above."""
    if measured['heightCm'] < FLAT:
        from_above = {'widthCm': measured['widthCm'], 'depthCm': 0, 'heightCm': measured['depthCm']}
        return drawing(silhouettes(parts, (0, 1)), [], from_above)
    return drawing(silhouettes(parts, (0, 2)), silhouettes(parts, (1, 2)), measured)


def write_glb(bench, path):
    """Slim: one mesh per material, small maps, UVs laid per tile (the viewers know no mapping node)."""
    for part in bench.parts:
        fit_uv(part)
    keep_apart(bench)
    for material in bpy.data.materials:
        if material.use_nodes:
            material.use_backface_culling = True
            plain_nodes(material)
    for image in bpy.data.images:
        if image.size[0] > 64:
            wide = image.size[0] > image.size[1]
            side = (WOOD_SIDE if wide else CLOTH_SIDE) if 'albedo' in image.name else OTHER_SIDE
            image.scale(side, side * image.size[1] // image.size[0])
    join_by_material(bench.parts)
    bpy.ops.export_scene.gltf(filepath=path, export_format='GLB', export_apply=True, export_yup=True, export_image_format='JPEG',
                              export_cameras=False, export_lights=False)


def keep_apart(bench):
    """A part that keeps its finish has a material of its own where the chosen finish is the same, or both would be one
    mesh and change together."""
    own = {}
    for part in bench.parts:
        material = part.data.materials[0]
        if part['role'] == 'main' or material.name != bench.finish:
            continue
        if material.name not in own:
            own[material.name] = material.copy()
            own[material.name].name = f'{material.name}{KEPT}'
        part.data.materials[0] = own[material.name]


def fit_uv(part):
    """From metres to tiles; what has no texture needs none."""
    material = part.data.materials[0]
    mapping = next((n for n in material.node_tree.nodes if n.type == 'MAPPING'), None)
    layers = part.data.uv_layers
    if not mapping:
        while layers:
            layers.remove(layers[0])
        return
    scale = mapping.inputs['Scale'].default_value
    for corner in layers[0].data:
        corner.uv = (corner.uv[0] * scale[0], corner.uv[1] * scale[1])


def plain_nodes(material):
    """Images straight into the shader; roughness becomes a number. (The exporter makes the tint a factor by itself.)"""
    links, nodes = material.node_tree.links, material.node_tree.nodes
    for node in [n for n in nodes if n.type in ('MAPPING', 'TEX_COORD')]:
        nodes.remove(node)
    rough = nodes['Principled BSDF'].inputs['Roughness']
    for link in list(rough.links):
        links.remove(link)
        rough.default_value = .5


def join_by_material(parts):
    groups = {}
    for part in parts:
        groups.setdefault(part.data.materials[0].name, []).append(part)
    for name, group in groups.items():
        bpy.ops.object.select_all(action='DESELECT')
        for part in group:
            part.select_set(True)
        bpy.context.view_layer.objects.active = group[0]
        if len(group) > 1:
            bpy.ops.object.join()
        group[0].name = name
