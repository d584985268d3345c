const steps = [9, 3, 1]

/** Places of `count` frames in the order of their use: every ninth, every third between, the rest. */
export function coarseFirst(count: number): number[][] {
  const known = new Set<number>()
  return steps.flatMap((step) => {
    const places: number[] = []
    for (let at = 0; at < count; at += step) {
      if (!known.has(at)) places.push(at)
      known.add(at)
    }
    return places.length > 0 ? [places] : []
  })
}
