"""Cycles and the passes it writes: light, colour and guides in separate half-float files."""
import bpy

# socket of the render layer by the name of our file
PASSES = {
    'diffuse-direct': 'DiffDir', 'diffuse-indirect': 'DiffInd', 'diffuse-colour': 'DiffCol',
    'glossy-direct': 'GlossDir', 'glossy-indirect': 'GlossInd', 'glossy-colour': 'GlossCol',
    'through-direct': 'TransDir', 'through-indirect': 'TransInd', 'through-colour': 'TransCol',
    'glow': 'Emit', 'normal': 'Normal', 'depth': 'Depth',
}
SWITCHES = ('diffuse_direct', 'diffuse_indirect', 'diffuse_color', 'glossy_direct', 'glossy_indirect', 'glossy_color',
            'transmission_direct', 'transmission_indirect', 'transmission_color', 'emit', 'normal', 'z')


def set_up_cycles(samples, resolution, bounces=3, threads=2):
    """The settings the notes found: few samples, no caustics, bounded fireflies."""
    scene = bpy.context.scene
    render, cycles = scene.render, scene.cycles
    render.engine = 'CYCLES'
    cycles.device, cycles.samples, cycles.seed = 'CPU', samples, 1
    cycles.use_adaptive_sampling = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = bounces, bounces - 1, 2
    cycles.transmission_bounces, cycles.transparent_max_bounces = 4, 4
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.blur_glossy, cycles.filter_width = 4, 1, 1.3
    cycles.use_denoising = cycles.use_auto_tile = False
    render.resolution_x, render.resolution_y = resolution
    render.resolution_percentage = 100
    render.threads_mode, render.threads = 'FIXED', threads
    render.use_persistent_data = True
    render.image_settings.file_format = 'PNG'


def write_passes(folder, colours=()):
    """Routes all passes into `folder`; `colours` are the names of extra colour passes (see Palette.neutral)."""
    scene = bpy.context.scene
    layer = scene.view_layers[0]
    for name in SWITCHES:
        setattr(layer, f'use_pass_{name}', True)
    for aov in list(layer.aovs):
        layer.aovs.remove(aov)
    for name in colours:
        layer.aovs.add().name = name
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source, files = tree.nodes.new('CompositorNodeRLayers'), tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = str(folder)
    files.format.file_format, files.format.color_depth = 'OPEN_EXR', '16'
    files.format.exr_codec, files.format.color_mode = 'NONE', 'RGB'
    files.file_slots.clear()
    for name, socket in [*PASSES.items(), *((c, c) for c in colours)]:
        files.file_slots.new(f'{name}_')
        tree.links.new(source.outputs[socket], files.inputs[f'{name}_'])
    tree.links.new(source.outputs['Image'], tree.nodes.new('CompositorNodeComposite').inputs[0])


def render_passes():
    """Renders; the picture itself is not kept, only its passes."""
    bpy.ops.render.render(write_still=False)
