import seeds from './data/series.json' with { type: 'json' }
import { type Look, looks } from './looks.ts'

export interface Series {
  name: string
  /** What it is about, in a sentence that stands in the descriptions of its things. */
  line: string
  look: Look
}

/** One series runs through many sections and shares a look. */
export const series: readonly Series[] = seeds.map((seed, at) => {
  const look = looks[at % looks.length]
  if (!look) throw new Error('no looks')
  return { ...seed, look }
})
