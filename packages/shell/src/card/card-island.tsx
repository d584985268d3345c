'use client'

import { ProductCard, type ProductCardWords } from '@svetlitsa/ui/shop/product-card'
import { CardHeart } from '../favourite/card-heart.tsx'
import type { HeartWords } from '../favourite/favourite-heart.tsx'
import { CardArrival } from './card-arrival.tsx'
import { type BuyWords, CardBuy } from './card-buy.tsx'
import { type CardFacts, cardOfFacts } from './card-facts.ts'

export type CardIslandWords = {
  card: Omit<ProductCardWords, 'rating'>
  rating: Omit<ProductCardWords['rating'], 'reviews'>
  heart: HeartWords
  buy: BuyWords
  today: string
}

type CardIslandProps = {
  facts: CardFacts
  words: CardIslandWords
  /** «126 отзывов», in the form the count asks for. */
  reviews: string
  load?: 'first' | 'soon' | 'lazy'
  /** None where the card sells nothing: for crawlers, and for what may not be sold. */
  buying?: { facts: string; quantity: number; byMetre: boolean }
  /** For persons: when it can be had. */
  hasArrival: boolean
}

/**
 * A card of the shop with its basket and stock, as one island: a page tells the facts of each card
 * once, where its markup as data would take five times as much.
 */
export function CardIsland(props: CardIslandProps) {
  const { facts, words, reviews, load, buying, hasArrival } = props
  return (
    <ProductCard
      product={cardOfFacts(facts)}
      words={{ ...words.card, rating: { ...words.rating, reviews } }}
      load={load}
      favourite={buying && <CardHeart productId={facts.id} name={facts.name} words={words.heart} />}
      delivery={hasArrival && <CardArrival today={words.today} />}
      action={
        buying && (
          <CardBuy
            thing={{
              productId: facts.id,
              name: facts.name,
              url: facts.url,
              sign: facts.sign ?? '₽',
              byMetre: buying.byMetre,
            }}
            maker={facts.maker ?? ''}
            facts={buying.facts}
            quantity={buying.quantity}
            words={words.buy}
          />
        )
      }
    />
  )
}
