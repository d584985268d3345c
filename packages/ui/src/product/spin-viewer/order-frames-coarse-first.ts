const steps = [9, 3, 1]

/** Indexes of `count` frames in loading order: every ninth, every third between them, the rest. */
export function orderFramesCoarseFirst(count: number): number[][] {
  const listed = new Set<number>()
  return steps.flatMap((step) => {
    const places: number[] = []
    for (let frame = 0; frame < count; frame += step) {
      if (!listed.has(frame)) places.push(frame)
      listed.add(frame)
    }
    return places.length > 0 ? [places] : []
  })
}
