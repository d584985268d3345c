/** The loaded frame that looks most like the wanted one, going round; the wanted one where none is. */
export function nearestFrame(wanted: number, loaded: ReadonlySet<number>, count: number): number {
  const away = (frame: number) => {
    const steps = Math.abs(frame - wanted)
    return Math.min(steps, count - steps)
  }
  let nearest = wanted
  for (const frame of loaded) {
    if (!loaded.has(nearest) || away(frame) < away(nearest)) nearest = frame
  }
  return nearest
}
