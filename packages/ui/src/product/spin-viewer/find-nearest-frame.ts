/**
 * The loaded frame closest to the requested one, in either direction; the requested one if none is
 * loaded.
 */
export function findNearestFrame(
  targetFrame: number,
  loaded: ReadonlySet<number>,
  count: number,
): number {
  const getDistance = (frame: number) => {
    const steps = Math.abs(frame - targetFrame)
    return Math.min(steps, count - steps)
  }
  let nearest = targetFrame
  for (const frame of loaded) {
    if (!loaded.has(nearest) || getDistance(frame) < getDistance(nearest)) nearest = frame
  }
  return nearest
}
