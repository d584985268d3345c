"""Many pictures on one sheet, with their names."""
import cv2
import numpy as np

CAPTION = 22
PAPER = (0xf3, 0xf8, 0xfb)


def contact_sheet(items, columns, cell, path):
    """`items` are (name, BGR picture or None); a missing one stays empty."""
    width, height = cell
    rows = -(-len(items) // columns)
    sheet = np.empty((rows * (height + CAPTION), columns * width, 3), np.uint8)
    sheet[:] = PAPER
    for i, (name, picture) in enumerate(items):
        top, left = i // columns * (height + CAPTION), i % columns * width
        if picture is not None:
            sheet[top:top + height, left:left + width] = cv2.resize(picture, cell, interpolation=cv2.INTER_AREA)
        cv2.putText(sheet, name, (left + 4, top + height + 15), cv2.FONT_HERSHEY_SIMPLEX, .42, (40, 40, 40), 1, cv2.LINE_AA)
    path.parent.mkdir(parents=True, exist_ok=True)
    cv2.imwrite(str(path), sheet)
