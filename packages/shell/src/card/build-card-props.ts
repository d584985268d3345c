import type { Card } from '@svetlitsa/domain/card/card'
import type { CardData } from './card-data.ts'
import type { CardIslandProps } from './card-island.tsx'
import { toCardData } from './to-card-product.ts'

export type CardOptions = {
  sign: string
  /** Crawlers get the same products without buttons (ADR 0042). */
  isCrawler?: boolean | undefined
  load?: 'first' | 'soon' | 'lazy' | undefined
}

/** The props of a product's card with its basket button and stock: plain data. */
export function buildCardProps(product: Card, options: CardOptions): CardIslandProps {
  const { sign, isCrawler = false, load } = options
  const card = toCardData(product, sign)
  const buyQuantity = product.isSaleRemains ? 1 : Math.max(1, product.minimumBatch)
  return {
    card: isCrawler ? omitTextures(card) : card,
    load,
    byMetre: product.byMetre,
    buyQuantity: isCrawler || product.isForbidden ? undefined : buyQuantity,
    hasArrival: !isCrawler,
  }
}

/** Removes the textures to choose from: the product's page links every offer. */
function omitTextures(card: CardData): CardData {
  return { ...card, offers: card.offers.map(({ texture: _texture, ...offer }) => offer) }
}
