import seeds from './data/sections.json' with { type: 'json' }

export interface SectionSeed {
  code: string
  name: string
  nameKk: string
  nameEn: string
  /** What is drawn for it while the studio has no picture. */
  drawing: string
  children?: readonly SectionSeed[]
}

/** The catalogue's tree in two and three levels: what stands in the header, and what below it. */
export const sections = seeds as readonly SectionSeed[]
