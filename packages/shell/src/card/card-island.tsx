import { ProductCard, type ProductCardLabels } from '@svetlitsa/ui/product/product-card'
import { CardDelivery } from '@svetlitsa/ui/product/product-card/card-delivery'
import {
  useCardOffer,
  useCardOfferChoice,
} from '@svetlitsa/ui/product/product-card/card-offer-provider'
import { use } from 'react'
import { type CompareTexts, CompareToggle } from '../compare/compare-toggle.tsx'
import { CardHeart } from '../favourite/card-heart.tsx'
import type { HeartTexts } from '../favourite/favourite-heart.tsx'
import { useLanguage } from '../language/language-provider.tsx'
import { type BuyTexts, CardBuyButton } from './card-buy-button.tsx'
import { buildCardProduct, type CardData } from './card-data.ts'
import { getCardIslandTexts, getRatingTexts } from './card-texts.ts'
import { PaymentHintsContext } from './payment-hints-context.ts'
import { useOfferRemains } from './remains-provider.tsx'

export type CardIslandTexts = {
  card: Omit<ProductCardLabels, 'rating'>
  rating: Omit<ProductCardLabels['rating'], 'reviews'>
  heart: HeartTexts
  compare: CompareTexts
  buy: BuyTexts
  today: string
}

export type CardIslandProps = {
  card: CardData
  load?: 'first' | 'soon' | 'lazy' | undefined
  byMetre: boolean
  /** What the first press adds; undefined where nothing can be bought, as for crawlers. */
  buyQuantity?: number | undefined
  /** Whether the delivery date is shown; false for crawlers. */
  hasArrival: boolean
}

/** A card with its basket button and stock. It hydrates by itself. */
export function CardIsland(props: CardIslandProps) {
  const { card, load, byMetre, buyQuantity, hasArrival } = props
  const canBuy = buyQuantity !== undefined
  const language = useLanguage()
  const texts = getCardIslandTexts(language, byMetre)
  const hints = use(PaymentHintsContext)
  return (
    <ProductCard
      product={{ ...buildCardProduct(card), hints }}
      labels={{ ...texts.card, rating: getRatingTexts(language, card.rating.count) }}
      load={load}
      favourite={
        canBuy && (
          <>
            <CardHeart
              productId={card.id}
              name={card.name}
              projectId={card.projectId}
              texts={texts.heart}
            />
            <CardCompare name={card.name} url={card.url} texts={texts.compare} />
          </>
        )
      }
      delivery={hasArrival && <CardDeliveryDate today={texts.today} />}
      action={
        canBuy && (
          <CardBuyButton
            item={{
              productId: card.id,
              name: card.name,
              url: card.url,
              sign: card.sign ?? '₽',
              byMetre,
              projectId: card.projectId,
            }}
            vendor={card.vendor ?? ''}
            size={card.size}
            quantity={buyQuantity}
            texts={texts.buy}
          />
        )
      }
    />
  )
}

type CardCompareProps = { name: string; url: string; texts: CompareTexts }

/** The comparison button, for the chosen offer of the card. */
function CardCompare({ name, url, texts }: CardCompareProps) {
  const { chosenOffer: offer } = useCardOfferChoice()
  return <CompareToggle offerId={offer.id} name={name} href={url} texts={texts} />
}

/**
 * The earliest date of the current offer in the shopper's city. Its line is reserved before the
 * date is loaded. `today` is the label for offers that can be picked up at once, which takes
 * precedence over the courier's date.
 */
function CardDeliveryDate({ today }: { today: string }) {
  const { offer } = useCardOffer()
  const remains = useOfferRemains(offer.id)
  const isToday = remains?.selfDelivery === 'today'
  const text = isToday ? today : remains?.deliveryText || remains?.selfDeliveryText
  if (!text) return <p className="h-5 pt-1 md:h-5.5" />
  return <CardDelivery method={isToday ? 'pickup' : 'courier'} text={text} />
}
