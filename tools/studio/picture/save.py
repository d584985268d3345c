"""Writes pictures so that nobody ever sees half of one."""
import os

import cv2

QUALITY = 80


def save_picture(pixels, path, quality=QUALITY):
    """RGB bytes into a WebP or PNG file by its ending."""
    path.parent.mkdir(parents=True, exist_ok=True)
    options = [cv2.IMWRITE_WEBP_QUALITY, quality] if path.suffix == '.webp' else []
    done, data = cv2.imencode(path.suffix, pixels[:, :, ::-1], options)
    if not done:
        raise OSError(f'cannot write {path}')
    unfinished = path.with_name(f'.{path.name}.{os.getpid()}')
    unfinished.write_bytes(data.tobytes())
    unfinished.rename(path)
