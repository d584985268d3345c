import type { Card } from '@svetlitsa/domain/card/card'
import type { Language } from '@svetlitsa/domain/language/parse-language'
import { productCardTexts } from '@svetlitsa/i18n/product-card/product-card-texts'
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
  const card = addMarks(toCardData(product, sign), product, language)
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

/** Adds marks to the shields of the shop: a gift, and that the product can be viewed in 3D. */
function addMarks(card: CardData, { sugarGift, elarbis }: Card, language: Language): CardData {
  const { sugarGift: gift, tryOn } = productCardTexts[language]
  const marks = [
    ...(sugarGift ? [{ text: gift, code: 'sugarGift' }] : []),
    ...(elarbis.ar || elarbis.glb ? [{ text: tryOn, code: 'constructor3d' }] : []),
  ].map((mark) => ({ ...mark, position: 'bottom' as const }))
  const shownTexts = new Set(card.shields.map(({ text }) => text))
  return {
    ...card,
    shields: [...card.shields, ...marks.filter(({ text }) => !shownTexts.has(text))],
  }
}

/** Removes the textures to choose from: the product's page links every offer. */
function omitTextures(card: CardData): CardData {
  return { ...card, offers: card.offers.map(({ texture: _texture, ...offer }) => offer) }
}
