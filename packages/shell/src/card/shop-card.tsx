import type { Language } from '@svetlitsa/domain/language/read-language'
import { cardTexts } from '@svetlitsa/i18n/card-texts'
import type { CardFacts } from './card-facts.ts'
import { CardIsland } from './card-island.tsx'
import { islandWords, reviewsWord } from './card-words.tsx'
import type { ProductOfCall } from './product-of-call.tsx'
import { currentOffer, toCardFacts } from './to-card-product.tsx'

type ShopCardProps = {
  product: ProductOfCall
  language: Language
  sign: string
  /** Crawlers get the same goods without buttons (decisions «Regions»). */
  isCrawler?: boolean
  load?: 'first' | 'soon' | 'lazy'
}

/** A card of the shop, wired to basket and stock; stands inside a `RemainsScope`. */
export function ShopCard({ product, language, sign, isCrawler = false, load }: ShopCardProps) {
  const finish = currentOffer(product)?.finish ?? ''
  const facts = withMarks(toCardFacts(product, sign), product, language)
  const buying = {
    facts: [product.sizeText, finish].filter(Boolean).join(' · '),
    quantity: product.isSaleRemains ? 1 : Math.max(1, product.minimumBatch),
    byMetre: product.byMetre,
  }
  return (
    <CardIsland
      facts={isCrawler ? plain(facts) : facts}
      words={islandWords(language, product.byMetre)}
      reviews={reviewsWord(language, product.rating.count)}
      load={load}
      buying={isCrawler || product.isForbidden ? undefined : buying}
      hasArrival={!isCrawler}
    />
  )
}

/** What a card says beside the shields of the shop: a gift, and that it can be tried on in 3D. */
function withMarks(
  facts: CardFacts,
  { sugarGift, elarbis }: ProductOfCall,
  language: Language,
): CardFacts {
  const { sugarGift: gift, tryOn } = cardTexts[language]
  const marks = [
    ...(sugarGift ? [{ text: gift, code: 'sugarGift' }] : []),
    ...(elarbis.ar || elarbis.glb ? [{ text: tryOn, code: 'constructor3d' }] : []),
  ].map((mark) => ({ ...mark, position: 'bottom' as const }))
  const told = new Set(facts.shields.map(({ text }) => text))
  return { ...facts, shields: [...facts.shields, ...marks.filter(({ text }) => !told.has(text))] }
}

/** Without textures to choose from: the product's page has every offer as a plain link. */
function plain(facts: CardFacts): CardFacts {
  return { ...facts, offers: facts.offers.map(({ texture: _texture, ...offer }) => offer) }
}
