'use client'

import { useRemains } from '@svetlitsa/api-client/query/product'
import { stockQueryOffers } from '@svetlitsa/domain/product/stock-query-offers'
import type { SellingTerms } from '@svetlitsa/domain/quantity/selling-terms'
import { useState } from 'react'
import type { OfferOfCall } from '../card/product-of-call.tsx'
import { FavouriteHeart } from '../favourite/favourite-heart.tsx'
import { sharedHeartWords } from '../favourite/heart-words.tsx'
import { useLanguage } from '../language-provider.tsx'
import { picturesOfOffer } from './pictures-of-offer.ts'
import { QuickBuy } from './quick-buy.tsx'
import { type QuickChoice, quickChoice } from './quick-choice.ts'
import { QuickFacts } from './quick-facts.tsx'
import { QuickPictures } from './quick-pictures.tsx'
import type { QuickThing } from './quick-thing.ts'

type QuickOfferProps = {
  thing: QuickThing
  offers: readonly OfferOfCall[]
  terms: Omit<SellingTerms, 'stock'>
  /** What the window begins with: 1, or the minimum batch. */
  quantity: number
}

/** The offer that is chosen in a quick view, with what else can be chosen. */
export function QuickOffer({ thing, offers, terms, quantity: first }: QuickOfferProps) {
  const heartWords = sharedHeartWords(useLanguage())
  const [offerId, choose] = useState(thing.offerId)
  const [quantity, setQuantity] = useState(first)
  const choice = quickChoice(offers, offerId)
  const { data: remains } = useRemains(askedOf(choice))
  if (!choice) return null
  const { offer } = choice
  const { productId, name } = thing
  const marked = { offerId: offer.id, productId, name, price: offer.price.new }
  const stock = remains?.get(offer.id)
  const pick = (id: number) => {
    choose(id)
    setQuantity(first)
  }
  return (
    <div className="grid gap-6 md:grid-cols-2 md:gap-8">
      <div className="relative min-w-0">
        <QuickPictures key={offer.id} pictures={picturesOfOffer(offer, thing)} alt={thing.name} />
        <div data-theme="light" className="absolute top-3 right-3">
          <FavouriteHeart key={offer.id} thing={marked} words={heartWords} look="white" />
        </div>
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <QuickFacts
          choice={choice}
          onChoose={pick}
          sign={thing.sign}
          byMetre={thing.byMetre}
          stock={stock}
        />
        <QuickBuy
          thing={thing}
          offer={offer}
          terms={{ ...terms, stock: stock?.quantity ?? Number.MAX_SAFE_INTEGER }}
          quantity={quantity}
          onQuantity={setQuantity}
        />
      </div>
    </div>
  )
}

/** Five offers at most, the chosen one among them (storefront §9). */
function askedOf(choice: QuickChoice | null): number[] {
  if (!choice) return []
  const { offer, finishes } = choice
  const others = finishes.filter(({ id }) => id !== offer.id)
  return stockQueryOffers([offer, ...others]).map(({ id }) => id)
}
