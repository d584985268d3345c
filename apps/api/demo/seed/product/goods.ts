import type { Properties } from '../property/build-properties.ts'
import type { Random } from '../random/random.ts'
import type { StudioLibrary } from '../studio/studio-library.ts'
import type { Tags } from '../tag/build-tags.ts'

export type Row = Record<string, unknown>

/** Rows of the product tables, in the form in which they are inserted. */
export interface Goods {
  products: Row[]
  offers: Row[]
  prices: Row[]
  pictures: Row[]
  offerProperties: Row[]
  productTags: Row[]
  productBadges: Row[]
  kitParts: Row[]
}

/** What products are built from; the factor multiplies their number. */
export interface BuildContext {
  properties: Properties
  sectionId: (code: string) => number
  tags: Tags
  factor: number
  library: StudioLibrary
}

/** The context while products are being built. */
export interface GoodsBuildContext extends BuildContext {
  random: Random
  goods: Goods
}
