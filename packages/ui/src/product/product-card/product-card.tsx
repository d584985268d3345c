import type { ReactNode } from 'react'
import { Rating, type RatingLabels } from '../../review/rating/rating.tsx'
import type { PriceLabels } from '../price/price.tsx'
import { ProductBadge } from '../product-badge/product-badge.tsx'
import { CardFrame } from './card-frame.tsx'
import { CardName } from './card-name.tsx'
import { CardOfferProvider } from './card-offer-provider.tsx'
import { type CardHintsLabels, CardPaymentHints } from './card-payment-hints.tsx'
import { CardPhotos } from './card-photos.tsx'
import { CardDiscount, CardPrice } from './card-price.tsx'
import type { CardView } from './card-product.ts'
import { CardSwatches } from './card-swatches.tsx'

export type { CardView } from './card-product.ts'

export type ProductCardLabels = {
  price: PriceLabels
  hints?: CardHintsLabels
  rating: RatingLabels
  /** «Цвет». */
  colour: string
  /** «Ещё {n}». */
  moreColours: string
  /** «Нет в наличии». */
  absent: string
}

type ProductCardProps = {
  product: CardView
  labels: ProductCardLabels
  /** `<FavouriteButton>`; omitted for crawlers. */
  favourite?: ReactNode
  /** `<CardDelivery>`: a client island where it depends on the city. */
  delivery?: ReactNode
  /** `<Button size={40} kind="soft" wide>В корзину</Button>`, or «Сообщить о поступлении». */
  action?: ReactNode
  load?: 'first' | 'soon' | 'lazy'
}

/**
 * A product in a list or a slider (ADR 0050). A product without offers may not be sold and renders
 * nothing. Components in the slots can read the offer that the card shows with `useCardOffer`, and
 * the one to act on with `useCardOfferChoice`.
 */
export function ProductCard(props: ProductCardProps) {
  const { product, labels, favourite, delivery, action, load } = props
  const [first, ...others] = product.offers
  if (!first) return null
  const { name, shortName } = product
  const top = product.badges.filter(({ position }) => position === 'top')
  const bottom = product.badges.filter(({ position }) => position === 'bottom')
  return (
    <CardOfferProvider offers={[first, ...others]} offerIdCurrent={product.offerIdCurrent}>
      <CardFrame offerPrices={formatOfferPrices(product)} vendor={product.vendor}>
        <div className="relative">
          <CardPhotos alt={name} load={load} dimmed={!product.inStock} />
          <div data-theme="light" className="absolute top-3 left-3 flex max-w-3/5 flex-wrap gap-1">
            {product.inStock ? (
              <CardDiscount />
            ) : (
              // Styled here instead of using Badge: its six other variants would add weight to
              // every list.
              <span className="inline-flex h-6 items-center rounded-small bg-white px-2 text-note font-semibold whitespace-nowrap text-picture-ink">
                {labels.absent}
              </span>
            )}
            {top.map((badge) => (
              <ProductBadge key={badge.text} badge={badge} />
            ))}
          </div>
          {bottom.length > 0 && (
            <div className="pointer-events-none absolute inset-x-3 bottom-3 flex flex-wrap gap-1 max-md:*:not-first:hidden">
              {bottom.map((badge) => (
                <ProductBadge key={badge.text} badge={badge} />
              ))}
            </div>
          )}
          {favourite && (
            <div className="absolute top-1 right-1 md:top-1.5 md:right-1.5 noscript:hidden">
              {favourite}
            </div>
          )}
        </div>
        <div className="pt-2.5 md:pt-3.5">
          <CardPrice labels={labels.price} sign={product.sign} />
          {labels.hints && product.hints && (
            <CardPaymentHints
              hints={product.hints}
              labels={labels.hints}
              sign={product.sign}
              hit={product.hit}
            />
          )}
        </div>
        <h3 className="pt-1 text-card-name">
          <CardName name={shortName ?? name} title={shortName && name} />
        </h3>
        <CardSize size={product.size} property={product.property} />
        <div className="-ml-px pt-2">
          <CardSwatches label={labels.colour} more={labels.moreColours} />
        </div>
        <div className="pt-1.5 text-meta">
          <Rating rating={product.rating} labels={labels.rating} />
        </div>
        <div className="text-meta">{delivery}</div>
        <div className="self-end">
          {action && <div className="pt-3 md:pt-3.5 noscript:hidden">{action}</div>}
        </div>
      </CardFrame>
    </CardOfferProvider>
  )
}

/**
 * The offers that can be bought from the card, initial offer first; undefined if there are none.
 */
function formatOfferPrices({ offers, offerIdCurrent }: CardView): string | undefined {
  const sellableOffers = offers
    .filter(({ id }) => id > 0)
    .toSorted((a, b) => Number(b.id === offerIdCurrent) - Number(a.id === offerIdCurrent))
  if (sellableOffers.length === 0) return undefined
  return sellableOffers.map(({ id, price }) => `${id}:${price.new}`).join()
}

function CardSize({ size, property }: Pick<CardView, 'size' | 'property'>) {
  return (
    <p className="text-meta text-ink-soft">
      {size && (
        <span className="block pt-1">
          {size}
          {property && <span className="max-md:block md:before:content-['_·_']">{property}</span>}
        </span>
      )}
    </p>
  )
}
