import seeds from './sections.json' with { type: 'json' }

export interface SectionSeed {
  code: string
  name: string
  nameKk: string
  nameEn: string
  /** Drawing used while the studio has no picture. */
  drawing: string
  children?: readonly SectionSeed[]
}

/** The catalogue tree with two or three levels: the header shows the first, the menu the others. */
export const sections = seeds as readonly SectionSeed[]
