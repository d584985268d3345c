import seeds from './data/kinds.json' with { type: 'json' }

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

type Param = string | number | boolean

/** How the goods of a leaf section are made up. */
export interface Kind {
  section: string
  drawing: string
  /** Kinds of the studio's models that show it. */
  models: readonly string[]
  /** What its models must be built with, and what they must not. */
  where?: Readonly<Record<string, readonly Param[]>>
  unless?: Readonly<Record<string, readonly Param[]>>
  /** Other sizes look different: a model of the studio stands for its own size alone. */
  oneSize?: boolean
  noun: string
  /** The makers' profile. */
  makes: string
  /** A group of finishes. */
  finishes: string
  /** The first costs the plain price. */
  sizes: readonly Size[]
  /** What a size of the studio's is called: {w}, {d}, {h}, {extra}. */
  label?: string
  price: readonly number[]
  weightKg: number
  assemblyMinutes: number
  /** Code of the characteristic that `extra` of a size stands for. */
  extra?: string
  traits: readonly string[]
  /** Numbers of which each product has one. */
  measures?: readonly { code: string; values: readonly number[] }[]
  /** Products of an ordinary demonstration. */
  count?: number
  byMetre?: boolean
  /** Sold only once the studio has pictures of it: nothing like it can be drawn. */
  studioOnly?: boolean
}

/** Every leaf section of the demonstration and what it sells. */
export const kinds = seeds as readonly Kind[]
