import seeds from './product-kinds.json' with { type: 'json' }

export interface KindSize {
  label: string
  width: number
  depth: number
  height: number
  /** Relative to the price of the first size. */
  priceShare: number
  /** A dimension specific to this kind, e.g. the width of the sleeping surface. */
  extra?: number
}

type Param = string | number | boolean

/** How the products of a leaf section are generated. */
export interface ProductKind {
  section: string
  drawing: string
  /** Kinds of studio models that represent it. */
  models: readonly string[]
  /** Parameters that its models must have, and those that they must not have. */
  where?: Readonly<Record<string, readonly Param[]>>
  unless?: Readonly<Record<string, readonly Param[]>>
  /** Other sizes look different, so a studio model represents only its own size. */
  oneSize?: boolean
  noun: string
  /** The vendor profile. */
  vendorProfile: string
  /** The finish group. */
  finishes: string
  /** The first size has the base price. */
  sizes: readonly KindSize[]
  /** Label template for the size of a studio model: {w}, {d}, {h}, {extra}. */
  label?: string
  price: readonly number[]
  weightKg: number
  assemblyMinutes: number
  /** Code of the property that `extra` of a size holds. */
  extra?: string
  listProperties: readonly string[]
  /** Numeric properties; each product gets one value of each. */
  numericProperties?: readonly { code: string; values: readonly number[] }[]
  /** Number of products at factor 1. */
  count?: number
  byMetre?: boolean
  /** Sold only if the studio has pictures of it, because it cannot be drawn. */
  studioOnly?: boolean
}

/** Every leaf section of the demonstration and its products. */
export const productKinds = seeds as readonly ProductKind[]
