import type { Properties } from './make-properties.ts'
import type { Tags } from './make-tags.ts'
import type { Random } from './random.ts'
import type { StudioLibrary } from './studio/studio-library.ts'

export type Row = Record<string, unknown>

/** Rows of the goods' tables, as they are written. */
export interface Goods {
  products: Row[]
  offers: Row[]
  prices: Row[]
  pictures: Row[]
  facts: Row[]
  productTags: Row[]
  productShields: Row[]
  kitParts: Row[]
}

/** What goods are made to fit into; a factor makes so many times more of them. */
export interface Shop {
  properties: Properties
  sectionId: (code: string) => number
  tags: Tags
  factor: number
  library: StudioLibrary
}

/** Goods in the making. */
export interface Making extends Shop {
  random: Random
  goods: Goods
}
