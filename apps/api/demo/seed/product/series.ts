import seeds from './series.json' with { type: 'json' }
import { type SeriesDesign, seriesDesigns } from './series-designs.ts'

export interface Series {
  name: string
  /** A sentence about the series, used in the descriptions of its products. */
  line: string
  design: SeriesDesign
}

/** One series spans many sections and shares a design. */
export const series: readonly Series[] = seeds.map((seed, index) => {
  const design = seriesDesigns[index % seriesDesigns.length]
  if (!design) throw new Error('no designs')
  return { ...seed, design }
})
