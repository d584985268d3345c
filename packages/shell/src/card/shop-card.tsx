import type { Card } from '@svetlitsa/domain/card/card'
import type { Language } from '@svetlitsa/domain/language/parse-language'
import type { CardData } from './card-data.ts'
import { CardIsland } from './card-island.tsx'
import { formatReviewCount, getCardIslandTexts } from './card-texts.ts'
import { getCurrentOffer, toCardData } from './to-card-product.ts'

type ShopCardProps = {
  product: Card
  language: Language
  sign: string
  /** Crawlers get the same products without buttons (ADR 0042). */
  isCrawler?: boolean
  load?: 'first' | 'soon' | 'lazy'
}

/** A product card with its basket button and stock. Must be rendered inside a `RemainsProvider`. */
export function ShopCard({ product, language, sign, isCrawler = false, load }: ShopCardProps) {
  const finish = getCurrentOffer(product)?.finish ?? ''
  const card = toCardData(product, sign)
  const buying = {
    variantText: [product.sizeText, finish].filter(Boolean).join(' · '),
    quantity: product.isSaleRemains ? 1 : Math.max(1, product.minimumBatch),
    byMetre: product.byMetre,
  }
  return (
    <CardIsland
      card={isCrawler ? omitTextures(card) : card}
      texts={getCardIslandTexts(language, product.byMetre)}
      reviews={formatReviewCount(language, product.rating.count)}
      load={load}
      buying={isCrawler || product.isForbidden ? undefined : buying}
      hasArrival={!isCrawler}
    />
  )
}

/** Removes the textures to choose from: the product's page links every offer. */
function omitTextures(card: CardData): CardData {
  return { ...card, offers: card.offers.map(({ texture: _texture, ...offer }) => offer) }
}
