"""A rendered picture as denoised light, ready to be coloured."""
import os

os.environ.setdefault('OPENCV_IO_ENABLE_OPENEXR', '1')

import cv2
import numpy as np

from materials.palette import NEUTRAL
from picture.denoise import denoise

FAR = 100


class LightPasses:
    """Reads the passes of one render out of `folder`; more `rounds` calm wider stains, as on the walls of a room."""

    def __init__(self, folder, cache, by_luminance=4, rounds=5):
        self.folder = folder
        self.diffuse_colour = self.read('diffuse-colour')
        self.glossy_colour = self.read('glossy-colour')
        normal = self.read('normal')
        normal /= np.linalg.norm(normal, axis=-1, keepdims=True) + 1e-6
        depth = np.minimum(self.read('depth')[..., 0], FAR)
        guides = [np.ascontiguousarray(a, np.float32) for a in (normal, depth, self.diffuse_colour)]
        diffuse = self.read('diffuse-direct') + self.read('diffuse-indirect')
        glossy = self.read('glossy-direct') + self.read('glossy-indirect')
        self.diffuse = denoise(diffuse, guides, cache, rounds, 20, by_luminance)
        self.glossy = denoise(glossy, guides, cache, 4, 30, by_luminance)
        self.rest = self.read('glow')
        through = self.read('through-colour')
        if through.max() > 0:
            light = self.read('through-direct') + self.read('through-indirect')
            self.rest = self.rest + denoise(light, guides, cache, 3, 30, by_luminance) * through

    def read(self, name):
        """One pass as RGB; strips of a picture, each black outside itself, are added up."""
        found = self.folder.rglob(f'{name}_*.exr')
        pixels = sum(cv2.imread(str(file), cv2.IMREAD_UNCHANGED).astype(np.float32) for file in found)
        if pixels.ndim == 2:
            pixels = np.repeat(pixels[..., None], 3, 2)
        return np.ascontiguousarray(np.nan_to_num(pixels[:, :, 2::-1]), dtype=np.float32)

    def coloured(self, finish=None):
        """The picture in linear light; with a finish, the neutral grey is replaced by its colour."""
        if not finish:
            return self.diffuse * self.diffuse_colour + self.glossy * self.glossy_colour + self.rest
        mask = self.read('mask')
        colour = np.maximum(0, self.diffuse_colour - NEUTRAL * mask + self.read(f'colour-{finish}'))
        return settled(self.diffuse * colour + self.glossy * self.glossy_colour + self.rest, mask[..., 0])


def settled(light, mask):
    """Pixels that the coloured part covers by half: their light and colour were averaged apart, so they may come out
    brighter than both sides. They are held between the whole pixels round them."""
    whole = ((mask < .02) | (mask > .98))[..., None]
    window = np.ones((5, 5), np.uint8)
    low = cv2.erode(np.where(whole, light, 1e3).astype(np.float32), window)
    high = cv2.dilate(np.where(whole, light, -1e3).astype(np.float32), window)
    held = np.clip(light, low, np.maximum(low, high))
    return np.where(whole | (low > 999), light, held)
