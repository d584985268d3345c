import type { FinishName } from './finishes.ts'

export interface Size {
  label: string
  width: number
  depth: number
  height: number
  /** Of the price of the first size. */
  priceShare: number
  /** A number that only this kind has, e.g. the width of the bed. */
  extra?: number
}

/** How the goods of a leaf section are made up. */
export interface Kind {
  section: string
  drawing: string
  /** «Диван», with its adjective in the gender of the noun. */
  noun: string
  finishes: readonly FinishName[]
  sizes: readonly Size[]
  price: readonly [from: number, to: number]
  weightKg: number
  assemblyMinutes: number
  /** Sentences that are true of all of them. */
  about: readonly string[]
  extra?: { code: string; name: string; unit: string }
  byMetre?: boolean
}

/** A size; the first of a kind costs its plain price. */
export const size = (
  label: string,
  width: number,
  depth: number,
  height: number,
  priceShare = 1,
  extra?: number,
): Size => ({
  label,
  width,
  depth,
  height,
  priceShare,
  ...(extra === undefined ? {} : { extra }),
})

export const seats = { code: 'MEST', name: 'Посадочных мест', unit: '' }
export const bedWidth = { code: 'SPALNOE', name: 'Ширина спального места', unit: 'см' }
export const drawers = { code: 'YASHCHIKI', name: 'Ящиков', unit: '' }
