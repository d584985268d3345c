import type { Language } from '@svetlitsa/domain/language/read-language'
import { typo } from '@svetlitsa/domain/text/typo'
import { deliveryTexts } from '@svetlitsa/i18n/delivery-texts'
import { type CardProduct, ProductCard } from '@svetlitsa/ui/shop/product-card'
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
  return (
    <ProductCard
      product={isCrawler ? plain(toCardProduct(product, sign)) : toCardProduct(product, sign)}
      words={cardWords(language, product.rating.count)}
      load={load}
      delivery={isCrawler ? undefined : <CardArrival today={deliveryTexts[language].today} />}
      action={
        isCrawler || product.isForbidden ? undefined : (
          <CardBuy
            name={typo(product.name)}
            facts={[product.sizeText, finish].filter(Boolean).join(' · ')}
            sign={sign}
            quantity={product.isSaleRemains ? 1 : Math.max(1, product.minimumBatch)}
            words={sharedBuyWords(language)}
          />
        )
      }
    />
  )
}

/** Without textures to choose from: the product's page has every offer as a plain link. */
function plain(card: CardProduct): CardProduct {
  return { ...card, offers: card.offers.map(({ texture: _texture, ...offer }) => offer) }
}
