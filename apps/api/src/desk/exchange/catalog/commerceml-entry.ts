/** What 1C says of a part of the catalogue; only what a file has is in it. */
export interface GroupBody {
  name: string
  parent: string | null
}

export interface PropertyBody {
  name: string
  /** Values of a list by their ids. */
  values: Record<string, string>
}

export interface GoodBody {
  name: string
  article: string
  barcode: string
  description: string
  vendor: string
  weight: string
  group: string
  /** Values by the id of the property: a value, or the id of one. */
  properties: [string, string][]
  isDeleted: boolean
}

export interface OfferBody {
  name?: string
  barcode?: string
  traits?: [string, string][]
  prices?: { type: string; amount: string; currency: string }[]
  count?: string
  /** Pieces by the id of the warehouse. */
  places?: Record<string, string>
  isDeleted?: boolean
}

export interface NamedBody {
  name: string
}

export type Entry = { key: string; goodKey: string; line: number } & (
  | { kind: 'group'; body: GroupBody }
  | { kind: 'property'; body: PropertyBody }
  | { kind: 'good'; body: GoodBody }
  | { kind: 'offer'; body: OfferBody }
  | { kind: 'priceType' | 'warehouse'; body: NamedBody }
)
