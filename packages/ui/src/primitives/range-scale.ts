/** Where the knobs of a range can stand: so many places, the first and the last at its bounds. */
export type RangeScale = {
  places: number
  valueAt: (place: number) => number
  placeOf: (value: number) => number
}

const mostPlaces = 100

/**
 * Places a hundred apart at most, so that a key moves a price by a round sum and not by one rouble;
 * between the bounds values are round, the bounds themselves can always be reached.
 */
export function rangeScale(min: number, max: number): RangeScale {
  const span = Math.max(1, max - min)
  const places = Math.min(mostPlaces, span)
  const grain = roundGrain(span / places)
  const within = (value: number) => Math.min(max, Math.max(min, value))
  return {
    places,
    valueAt: (place) => {
      if (place <= 0) return min
      if (place >= places) return max
      return within(Math.round((min + (span * place) / places) / grain) * grain)
    },
    placeOf: (value) => Math.round(((within(value) - min) / span) * places),
  }
}

/** The largest of 1, 2, 5, 10, 20, 50 … that is not above the step. */
function roundGrain(step: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, step)))
  const factor = [5, 2, 1].find((one) => one * power <= step) ?? 1
  return factor * power
}
