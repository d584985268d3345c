import type { Language } from '@svetlitsa/domain/language/read-language'
import { typo } from '@svetlitsa/domain/text/typo'
import { cardTexts } from '@svetlitsa/i18n/card-texts'
import { deliveryTexts } from '@svetlitsa/i18n/delivery-texts'
import { type CardProduct, ProductCard } from '@svetlitsa/ui/shop/product-card'
import { CardHeart } from '../favourite/card-heart.tsx'
import { sharedHeartWords } from '../favourite/heart-words.tsx'
import { CardArrival } from './card-arrival.tsx'
import { type BuyWords, CardBuy } from './card-buy.tsx'
import { buyWords, cardWords } from './card-words.tsx'
import type { ProductOfCall } from './product-of-call.tsx'
import { currentOffer, toCardProduct } from './to-card-product.tsx'

type ShopCardProps = {
  product: ProductOfCall
  language: Language
  sign: string
  /** Crawlers get the same goods without buttons (decisions «Regions»). */
  isCrawler?: boolean
  load?: 'first' | 'soon' | 'lazy'
}

const wordsOf = new Map<Language, BuyWords>()

/** One object a language: a page of cards then carries its words once. */
function sharedBuyWords(language: Language): BuyWords {
  const words = wordsOf.get(language) ?? buyWords(language)
  wordsOf.set(language, words)
  return words
}

/**
 * A card of the shop, wired to basket and stock. Its markup is static; the button and the line of
 * delivery are islands and stand inside a `RemainsScope`.
 */
export function ShopCard({ product, language, sign, isCrawler, load }: ShopCardProps) {
  const finish = currentOffer(product)?.finish ?? ''
  const card = withMarks(toCardProduct(product, sign), product, language)
  return (
    <ProductCard
      product={isCrawler ? plain(card) : card}
      words={cardWords(language, product.rating.count)}
      load={load}
      favourite={
        isCrawler || product.isForbidden ? undefined : (
          <CardHeart
            productId={product.id}
            name={typo(product.name)}
            words={sharedHeartWords(language)}
          />
        )
      }
      delivery={isCrawler ? undefined : <CardArrival today={deliveryTexts[language].today} />}
      action={
        isCrawler || product.isForbidden ? undefined : (
          <CardBuy
            thing={{
              productId: product.id,
              name: typo(product.name),
              url: product.url,
              sign,
              byMetre: product.byMetre,
            }}
            maker={product.vendor.name}
            facts={[product.sizeText, finish].filter(Boolean).join(' · ')}
            quantity={product.isSaleRemains ? 1 : Math.max(1, product.minimumBatch)}
            words={sharedBuyWords(language)}
          />
        )
      }
    />
  )
}

/** What a card says beside the shields of the shop: a gift, and that it can be tried on in 3D. */
function withMarks(
  card: CardProduct,
  { sugarGift, elarbis }: ProductOfCall,
  language: Language,
): CardProduct {
  const { sugarGift: gift, tryOn } = cardTexts[language]
  const marks = [
    ...(sugarGift ? [{ text: gift, code: 'sugarGift' }] : []),
    ...(elarbis.ar || elarbis.glb ? [{ text: tryOn, code: 'constructor3d' }] : []),
  ].map((mark) => ({ ...mark, position: 'bottom' as const }))
  const told = new Set(card.shields.map(({ text }) => text))
  return { ...card, shields: [...card.shields, ...marks.filter(({ text }) => !told.has(text))] }
}

/** Without textures to choose from: the product's page has every offer as a plain link. */
function plain(card: CardProduct): CardProduct {
  return { ...card, offers: card.offers.map(({ texture: _texture, ...offer }) => offer) }
}
