"""Blender materials of the finishes, made when they are first asked for."""
import bpy

from materials.finish import HEADROOM, finish_of, linear

NEUTRAL = .5


class Palette:
    """One scene's materials."""

    def __init__(self, textures):
        self.textures = textures
        self.made = {}
        self.images = {}

    def material(self, code, glow=0):
        """The material of one finish; `glow` makes it shine by itself, as a lamp's shade does."""
        key = (code, glow)
        if key not in self.made:
            self.made[key] = self._make(code if not glow else f'{code}-glow', finish_of(code))
            if glow:
                shader = self.made[key].node_tree.nodes['Principled BSDF']
                shader.inputs['Emission'].default_value = (1, .74, .42, 1)
                shader.inputs['Emission Strength'].default_value = glow
        return self.made[key]

    def neutral(self, code, role, finishes):
        """The surface of `code` in plain grey, with the colours of all `finishes` on passes beside it."""
        key = ('neutral', code, role)
        if key not in self.made:
            material = self._make(f'neutral-{code}-{role}', {**finish_of(code)})
            shader = material.node_tree.nodes['Principled BSDF']
            for link in list(shader.inputs['Base Color'].links):
                material.node_tree.links.remove(link)
            shader.inputs['Base Color'].default_value = (NEUTRAL, NEUTRAL, NEUTRAL, 1)
            shader.inputs['Sheen'].default_value = 0
            self._aov(material, 'mask', None)
            for name, own in finishes.items():
                self._aov(material, f'colour-{name}', finish_of(own))
            self.made[key] = material
        return self.made[key]

    def _make(self, name, finish):
        material = bpy.data.materials.new(name)
        material.use_nodes = True
        nodes, links = material.node_tree.nodes, material.node_tree.links
        shader = nodes['Principled BSDF']
        shader.inputs['Roughness'].default_value = finish['rough']
        shader.inputs['Specular'].default_value = finish.get('specular', .5)
        shader.inputs['Metallic'].default_value = finish.get('metallic', 0)
        shader.inputs['Sheen'].default_value = finish.get('sheen', 0)
        shader.inputs['Sheen Tint'].default_value = finish.get('sheenTint', .6)
        shader.inputs['Transmission'].default_value = finish.get('glass', 0)
        colour = self._colour(material, finish)
        if isinstance(colour, tuple):
            shader.inputs['Base Color'].default_value = colour
        else:
            links.new(colour, shader.inputs['Base Color'])
        if finish.get('roughMap'):
            links.new(self._image(material, finish, 'rough').outputs[0], shader.inputs['Roughness'])
        if finish.get('relief', 1) and 'map' in finish:
            bump = nodes.new('ShaderNodeNormalMap')
            bump.inputs[0].default_value = finish.get('relief', 1)
            links.new(self._image(material, finish, 'normal').outputs[0], bump.inputs[1])
            links.new(bump.outputs[0], shader.inputs['Normal'])
        if finish.get('through'):
            self._let_through(material, shader, finish)
        return material

    def _colour(self, material, finish):
        """A plain colour, or the socket of a texture with its tint."""
        tint = linear(finish['colour']) if 'colour' in finish else None
        if 'map' not in finish:
            return (*tint, 1)
        albedo = self._image(material, finish, 'albedo').outputs[0]
        if not tint:
            return albedo
        nodes, links = material.node_tree.nodes, material.node_tree.links
        mix = nodes.new('ShaderNodeMix')
        mix.data_type, mix.blend_type = 'RGBA', 'MULTIPLY'
        mix.inputs[0].default_value = 1
        links.new(albedo, mix.inputs[6])
        mix.inputs[7].default_value = (*(min(1, c * HEADROOM) for c in tint), 1)
        return mix.outputs[2]

    def _image(self, material, finish, which):
        """A bitmap laid in metres: the mapping divides by the size of a tile."""
        nodes, links = material.node_tree.nodes, material.node_tree.links
        name = f'{finish["map"]}-{which}.png'
        if name not in self.images:
            self.images[name] = bpy.data.images.load(str(self.textures / name))
            if which != 'albedo':
                self.images[name].colorspace_settings.name = 'Non-Color'
        node = nodes.new('ShaderNodeTexImage')
        node.image = self.images[name]
        place = nodes.new('ShaderNodeMapping')
        place.inputs['Scale'].default_value = (1 / finish['tile'][0], 1 / finish['tile'][1], 1)
        links.new(nodes.new('ShaderNodeTexCoord').outputs['UV'], place.inputs[0])
        links.new(place.outputs[0], node.inputs[0])
        return node

    def _aov(self, material, name, finish):
        """Writes a colour (white for the mask) to the pass called `name`."""
        nodes, links = material.node_tree.nodes, material.node_tree.links
        out = nodes.new('ShaderNodeOutputAOV')
        out.name = name
        colour = (1, 1, 1, 1) if finish is None else self._colour(material, finish)
        if isinstance(colour, tuple):
            out.inputs['Color'].default_value = colour
        else:
            links.new(colour, out.inputs['Color'])
        if finish and finish.get('sheen'):
            self._add_sheen(material, out, finish)

    def _add_sheen(self, material, out, finish):
        """Cloth is brighter where it turns away; as part of the colour, so that it can be laid on a rendered light."""
        nodes, links = material.node_tree.nodes, material.node_tree.links
        facing, power, mix = nodes.new('ShaderNodeLayerWeight'), nodes.new('ShaderNodeMath'), nodes.new('ShaderNodeMix')
        facing.inputs[0].default_value = .5
        power.operation = 'POWER'
        power.inputs[1].default_value = 3.5
        mix.data_type, mix.blend_type = 'RGBA', 'ADD'
        links.new(facing.outputs['Facing'], power.inputs[0])
        links.new(power.outputs[0], mix.inputs[0])
        if out.inputs['Color'].links:
            links.new(out.inputs['Color'].links[0].from_socket, mix.inputs[6])
        else:
            mix.inputs[6].default_value = out.inputs['Color'].default_value
        tint = linear(finish['colour'])
        mix.inputs[7].default_value = (*(finish['sheen'] * (.75 * c + .05) for c in tint), 1)
        links.new(mix.outputs[2], out.inputs['Color'])

    def _let_through(self, material, shader, finish):
        """Thin cloth and leaves: part of the light goes through."""
        nodes, links = material.node_tree.nodes, material.node_tree.links
        thin = nodes.new('ShaderNodeBsdfTranslucent')
        thin.inputs[0].default_value = (*linear(finish['colour']), 1)
        mix = nodes.new('ShaderNodeMixShader')
        mix.inputs[0].default_value = finish['through']
        links.new(shader.outputs[0], mix.inputs[1])
        links.new(thin.outputs[0], mix.inputs[2])
        links.new(mix.outputs[0], nodes['Material Output'].inputs[0])
