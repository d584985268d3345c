import type { CropBox } from './move-crop.ts'

/** The largest frame of a ratio in the middle of a picture; both are width by height. */
export function fitCrop(pictureRatio: number, ratio: number): CropBox {
  const height = Math.min(1, pictureRatio / ratio)
  const width = Math.min(1, ratio / pictureRatio)
  return { left: (1 - width) / 2, top: (1 - height) / 2, width, height }
}

/**
 * The frame that keeps its ratio after it was moved or resized: the side that changed more decides,
 * and the opposite corner stays where it was.
 *
 * @param share width of the frame by its height, both in fractions of the picture.
 */
export function keepRatio(before: CropBox, after: CropBox, share: number): CropBox {
  const [byWidth, byHeight] = [after.width - before.width, after.height - before.height]
  if (isClose(byWidth, 0) && isClose(byHeight, 0)) return after
  const isWidth = Math.abs(byWidth) >= Math.abs(byHeight * share)
  const isLeftMoved = !isClose(after.left, before.left)
  const isTopMoved = !isClose(after.top, before.top)
  const right = before.left + before.width
  const bottom = before.top + before.height
  const maxWidth = Math.min(
    isLeftMoved ? right : 1 - before.left,
    (isTopMoved ? bottom : 1 - before.top) * share,
  )
  const width = Math.min(isWidth ? after.width : after.height * share, maxWidth)
  const height = width / share
  return {
    left: isLeftMoved ? right - width : before.left,
    top: isTopMoved ? bottom - height : before.top,
    width,
    height,
  }
}

function isClose(one: number, other: number): boolean {
  return Math.abs(one - other) < 1e-9
}
