/** A part of a picture, in fractions of its sides. */
export type CropBox = { left: number; top: number; width: number; height: number }

/** A corner of the frame, or the whole frame. */
export type CropGrip = 'whole' | 'nw' | 'ne' | 'sw' | 'se'

/** The minimum side of the frame, as a fraction of the picture. */
const minShare = 0.1

/**
 * The frame after a grip was dragged by the given fractions; the frame never leaves the picture.
 */
export function moveCrop(box: CropBox, grip: CropGrip, dx: number, dy: number): CropBox {
  if (grip === 'whole') {
    return {
      ...box,
      left: clamp(box.left + dx, 0, 1 - box.width),
      top: clamp(box.top + dy, 0, 1 - box.height),
    }
  }
  const [right, bottom] = [box.left + box.width, box.top + box.height]
  const left = grip.endsWith('w') ? clamp(box.left + dx, 0, right - minShare) : box.left
  const top = grip.startsWith('n') ? clamp(box.top + dy, 0, bottom - minShare) : box.top
  const newRight = grip.endsWith('e') ? clamp(right + dx, box.left + minShare, 1) : right
  const newBottom = grip.startsWith('s') ? clamp(bottom + dy, box.top + minShare, 1) : bottom
  return { left, top, width: newRight - left, height: newBottom - top }
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}
