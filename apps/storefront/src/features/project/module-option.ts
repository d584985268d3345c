import type { Card } from '@svetlitsa/domain/card/card'
import type { ModuleRow, ProjectKind } from '@svetlitsa/domain/project/project-module'

/** A module that can be placed on the wall: one offer of a product with its sizes and picture. */
export interface ModuleOption {
  offerId: number
  name: string
  size: string
  widthCm: number
  depthCm: number
  heightCm: number
  price: number
  picture: { src: string; width: number; height: number } | null
  row: ModuleRow
  isSold: boolean
}

/** The sections whose products are modules, and the row that such products are placed in. */
export const moduleSections: Readonly<
  Record<ProjectKind, readonly { section: string; row: ModuleRow }[]>
> = {
  wardrobe: [
    { section: 'shkafy-raspashnye', row: 'floor' },
    { section: 'stellazhi', row: 'floor' },
    { section: 'komody', row: 'floor' },
    { section: 'tumby-tv', row: 'floor' },
  ],
  kitchen: [
    { section: 'moduli-nizhnie', row: 'floor' },
    { section: 'moduli-vysokie', row: 'floor' },
    { section: 'moduli-verhnie', row: 'wall' },
  ],
}

/** Returns the modules of a product: one for each width, its current offer first. */
export function toModuleOptions(product: Card, row: ModuleRow): ModuleOption[] {
  const current = product.offers.filter(({ id }) => id === product.offerIdCurrent)
  const byWidth = new Map<number, ModuleOption>()
  for (const offer of [...current, ...product.offers]) {
    const { id, size, finish, widthCm, depthCm, heightCm, price, images } = offer
    if (!widthCm || byWidth.has(widthCm)) continue
    byWidth.set(widthCm, {
      offerId: id,
      name: product.name,
      size: [size, finish].filter(Boolean).join(', '),
      widthCm,
      depthCm: depthCm ?? 60,
      heightCm: heightCm ?? 200,
      price: price.new,
      picture: images.detail.medium,
      row,
      isSold: true,
    })
  }
  return [...byWidth.values()].toSorted((a, b) => a.widthCm - b.widthCm)
}
