"""Noise that tiles: made by Fourier transform, so its cost does not depend on the grain."""
import numpy as np


def smooth_noise(shape, size, rng):
    """Gaussian noise with features of `size` = (down, across) pixels and unit deviation."""
    height, width = shape
    field = rng.standard_normal(shape).astype(np.float32)
    down = np.fft.fftfreq(height)[:, None]
    across = np.fft.rfftfreq(width)[None]
    blur = np.exp(-2 * np.pi ** 2 * ((size[0] * down) ** 2 + (size[1] * across) ** 2))
    field = np.fft.irfft2(np.fft.rfft2(field) * blur, s=shape).astype(np.float32)
    return (field - field.mean()) / (field.std() + 1e-9)


def layered_noise(shape, size, rng, octaves=4, gain=.55):
    """Octaves of smooth noise, each half as large as the one before."""
    total, weight = 0, 1
    for i in range(octaves):
        scale = [max(s / 2 ** i, .3) for s in size]
        total = total + weight * smooth_noise(shape, scale, rng)
        weight *= gain
    return (total - total.mean()) / total.std()
