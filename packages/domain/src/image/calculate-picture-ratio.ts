/** Returns the width of a picture by its height; 0 where its size is unknown (errors.picture-size). */
export function calculatePictureRatio({
  width,
  height,
}: {
  width: number
  height: number
}): number {
  return width > 0 && height > 0 ? width / height : 0
}
