/** A part of a picture, in shares of its sides. */
export type CropBox = { left: number; top: number; width: number; height: number }

/** A corner of the frame, or the whole of it. */
export type CropGrip = 'whole' | 'nw' | 'ne' | 'sw' | 'se'

/** No frame is narrower than this share of the picture. */
const least = 0.1

/** The frame after a grip was drawn by so much; it never leaves the picture. */
export function moveCrop(box: CropBox, grip: CropGrip, dx: number, dy: number): CropBox {
  if (grip === 'whole') {
    return {
      ...box,
      left: within(box.left + dx, 0, 1 - box.width),
      top: within(box.top + dy, 0, 1 - box.height),
    }
  }
  const [right, bottom] = [box.left + box.width, box.top + box.height]
  const left = grip.endsWith('w') ? within(box.left + dx, 0, right - least) : box.left
  const top = grip.startsWith('n') ? within(box.top + dy, 0, bottom - least) : box.top
  const newRight = grip.endsWith('e') ? within(right + dx, box.left + least, 1) : right
  const newBottom = grip.startsWith('s') ? within(bottom + dy, box.top + least, 1) : bottom
  return { left, top, width: newRight - left, height: newBottom - top }
}

function within(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}
