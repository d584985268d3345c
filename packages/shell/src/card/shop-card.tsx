import type { Card } from '@svetlitsa/domain/card/card'
import { buildCardProps, type CardOptions } from './build-card-props.ts'
import { CardIsland } from './card-island.tsx'

type ShopCardProps = CardOptions & { product: Card }

/** A product card with its basket button and stock. Must be rendered inside a `RemainsProvider`. */
export function ShopCard({ product, ...options }: ShopCardProps) {
  return <CardIsland {...buildCardProps(product, options)} />
}
