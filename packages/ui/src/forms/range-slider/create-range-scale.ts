/** The positions of the knobs of a range; the first and the last are its bounds. */
export type RangeScale = {
  positionCount: number
  toValue: (position: number) => number
  toPosition: (value: number) => number
}

const maxPositionCount = 100

/**
 * Creates at most one hundred steps, so that a key press changes a price by a round sum and not by
 * one rouble. Values between the bounds are rounded; the bounds themselves can always be reached.
 */
export function createRangeScale(min: number, max: number): RangeScale {
  const span = Math.max(1, max - min)
  const positionCount = Math.min(maxPositionCount, span)
  const roundStep = floorToRoundStep(span / positionCount)
  const clamp = (value: number) => Math.min(max, Math.max(min, value))
  return {
    positionCount,
    toValue: (position) => {
      if (position <= 0) return min
      if (position >= positionCount) return max
      return clamp(Math.round((min + (span * position) / positionCount) / roundStep) * roundStep)
    },
    toPosition: (value) => Math.round(((clamp(value) - min) / span) * positionCount),
  }
}

/** The largest of 1, 2, 5, 10, 20, 50 … that does not exceed the step. */
function floorToRoundStep(step: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, step)))
  const factor = [5, 2, 1].find((candidate) => candidate * power <= step) ?? 1
  return factor * power
}
