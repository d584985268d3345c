"""Writes a texture as three bitmaps: albedo, roughness and normals."""
import cv2
import numpy as np


def write_texture(folder, name, albedo, height, rough, strength):
    """`albedo` is linear light; `height` becomes OpenGL normals scaled by `strength`."""
    cv2.imwrite(str(folder / f'{name}-albedo.png'), (encode(albedo)[:, :, ::-1] * 255 + .5).astype(np.uint8))
    cv2.imwrite(str(folder / f'{name}-rough.png'), (np.clip(rough, 0, 1) * 255).astype(np.uint8))
    slope_x = (np.roll(height, -1, 1) - np.roll(height, 1, 1)) * .5 * strength
    slope_y = (np.roll(height, -1, 0) - np.roll(height, 1, 0)) * .5 * strength
    normal = np.stack([-slope_x, slope_y, np.ones_like(slope_x)], -1)
    normal /= np.linalg.norm(normal, axis=-1, keepdims=True)
    cv2.imwrite(str(folder / f'{name}-normal.png'), ((normal * .5 + .5)[:, :, ::-1] * 255 + .5).astype(np.uint8))


def encode(light):
    """Linear light as sRGB, 0…1."""
    light = np.clip(light, 0, 1)
    return np.where(light <= .0031308, 12.92 * light, 1.055 * light ** (1 / 2.4) - .055)
