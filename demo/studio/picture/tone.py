"""From linear light to the picture: true colours, soft highlights, sand at the edge."""
import cv2
import numpy as np

SAND = np.array([0xf1, 0xeb, 0xe1], np.float32) / 255


def tone_mapped(light, exposure=1.08, knee=.62, white=2.2, saturation=.92, toe=.006):
    """Linear up to the knee, then a shoulder that reaches 1 at `white`; no film curve, so cloth keeps its colour."""
    light = np.maximum(light * exposure, 0)
    grey = (light @ np.array([.2126, .7152, .0722], np.float32))[..., None]
    light = grey + (light - grey) * saturation
    light = np.maximum(light - toe * np.exp(-light / .02), 0)
    room = 1 - knee
    beyond, top = np.maximum(light - knee, 0) / room, (white - knee) / room
    light = np.where(light < knee, light, knee + room * np.minimum(beyond * (1 + beyond / top ** 2) / (1 + beyond), 1))
    return np.where(light <= .0031308, 12.92 * light, 1.055 * np.clip(light, 0, 1) ** (1 / 2.4) - .055).astype(np.float32)


def on_sand(picture, whole=True):
    """Makes the edge exactly sand. A whole view has backdrop all round: its unevenness is measured along the rim and
    taken out over the whole picture; a close one is only scaled, by the median of its edge."""
    if whole:
        picture = picture * (SAND / rim_field(picture))
    else:
        picture = picture * np.minimum(1.12, SAND / np.maximum(.05, np.percentile(picture.reshape(-1, 3), 97, axis=0)))
    bright = 244 / 255
    return np.where(picture > bright, picture - (picture - bright) * .35, picture).astype(np.float32)


def rim_field(picture, rim=6):
    """The backdrop as the rim tells it, spread inwards from all four sides (a Coons patch)."""
    height, width = picture.shape[:2]
    smooth = lambda line: cv2.GaussianBlur(line[None], (0, 0), len(line) / 40, borderType=cv2.BORDER_REPLICATE)[0]
    top, bottom = (smooth(np.median(part, axis=0)) for part in (picture[:rim], picture[-rim:]))
    left, right = (smooth(np.median(part, axis=1)) for part in (picture[:, :rim], picture[:, -rim:]))
    down, across = np.linspace(0, 1, height)[:, None, None], np.linspace(0, 1, width)[None, :, None]
    sides = (1 - down) * top[None] + down * bottom[None] + (1 - across) * left[:, None] + across * right[:, None]
    corners = ((1 - down) * ((1 - across) * (top[0] + left[0]) + across * (top[-1] + right[0]))
               + down * ((1 - across) * (bottom[0] + left[-1]) + across * (bottom[-1] + right[-1]))) / 2
    return sides - corners


def finished(picture, sharpness=.35):
    """A little sharper, and dithered so that the backdrop shows no bands: 8 bits, RGB."""
    picture = picture + sharpness * (picture - cv2.GaussianBlur(picture, (0, 0), 1))
    noise = np.random.default_rng(0).uniform(-.5, .5, (*picture.shape[:2], 1)) / 255
    return (np.clip(picture + noise, 0, 1) * 255 + .5).astype(np.uint8)


def calmer(picture, share):
    """Less colour, by a share of it: strong rust otherwise turns orange on sand."""
    grey = (picture @ np.array([.2126, .7152, .0722], np.float32))[..., None]
    strong = np.clip((picture.max(-1, keepdims=True) - picture.min(-1, keepdims=True) - .25) / .3, 0, 1)
    return picture + (grey - picture) * share * strong
