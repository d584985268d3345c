"""Writes pictures so that nobody ever sees half of one."""
import os
import subprocess

import cv2

QUALITY = 80


def save_picture(pixels, path, quality=QUALITY):
    """RGB bytes into a WebP or PNG file by its ending."""
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_name(f'.{path.stem}.{os.getpid()}{path.suffix}')
    if path.suffix == '.webp':
        height, width = pixels.shape[:2]
        image = b'P6\n%d %d\n255\n' % (width, height) + pixels.tobytes()
        command = ['cwebp', '-quiet', '-q', str(quality), '-m', '5', '-sharp_yuv', '-o', str(unfinished), '--', '-']
        subprocess.run(command, input=image, check=True)
    else:
        cv2.imwrite(str(unfinished), pixels[:, :, ::-1])
    unfinished.rename(path)
