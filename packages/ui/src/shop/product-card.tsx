import type { ReactNode } from 'react'
import { CardDiscount } from './card-discount.tsx'
import { CardFrame } from './card-frame.tsx'
import { CardName } from './card-name.tsx'
import { CardOfferScope } from './card-offer-scope.tsx'
import { CardPhotos } from './card-photos.tsx'
import { CardPrice } from './card-price.tsx'
import type { CardProduct } from './card-product.ts'
import { CardSwatches } from './card-swatches.tsx'
import type { PriceWords } from './price.tsx'
import { Rating, type RatingWords } from './rating.tsx'
import { Shield } from './shield.tsx'

export type { CardOffer, CardProduct } from './card-product.ts'

export type ProductCardWords = {
  price: PriceWords
  rating: RatingWords
  /** «Цвет». */
  colour: string
  /** «Ещё {n}». */
  moreColours: string
  /** «Нет в наличии». */
  absent: string
}

type ProductCardProps = {
  product: CardProduct
  words: ProductCardWords
  /** `<FavouriteButton>`; none for crawlers. */
  favourite?: ReactNode
  /** `<CardDelivery>`: an island where it depends on the city. */
  delivery?: ReactNode
  /** `<Button size={40} kind="soft" wide>В корзину</Button>`, or «Сообщить о поступлении». */
  action?: ReactNode
  load?: 'first' | 'soon' | 'lazy'
}

/**
 * A thing for sale in a list or a slider (design notes §3, «Card»). A product without offers is
 * forbidden to buy and shows nothing here; what stands in the slots can ask `useCardOffer` which
 * offer is shown.
 */
export function ProductCard(props: ProductCardProps) {
  const { product, words, favourite, delivery, action, load } = props
  const [first, ...others] = product.offers
  if (!first) return null
  const { name, shortName } = product
  const top = product.shields.filter(({ position }) => position === 'top')
  const bottom = product.shields.filter(({ position }) => position === 'bottom')
  return (
    <CardOfferScope offers={[first, ...others]} offerIdCurrent={product.offerIdCurrent}>
      <CardFrame goods={goodsOf(product)} maker={product.maker}>
        <div className="relative">
          <CardPhotos alt={name} load={load} pale={!product.inStock} />
          <div data-theme="light" className="absolute top-3 left-3 flex max-w-3/5 flex-wrap gap-1">
            {product.inStock ? (
              <CardDiscount />
            ) : (
              // The look of a shield: the kit's badge has six more, and every list would carry them.
              <span className="inline-flex h-6 items-center rounded-small bg-white px-2 text-note font-semibold whitespace-nowrap text-picture-ink">
                {words.absent}
              </span>
            )}
            {top.map((shield) => (
              <Shield key={shield.text} shield={shield} />
            ))}
          </div>
          {bottom.length > 0 && (
            <div className="pointer-events-none absolute inset-x-3 bottom-3 flex flex-wrap gap-1 max-md:*:not-first:hidden">
              {bottom.map((shield) => (
                <Shield key={shield.text} shield={shield} />
              ))}
            </div>
          )}
          {favourite && (
            <div className="absolute top-1 right-1 md:top-1.5 md:right-1.5">{favourite}</div>
          )}
        </div>
        <div className="pt-2.5 md:pt-3.5">
          <CardPrice words={words.price} sign={product.sign} />
        </div>
        <h3 className="pt-1 text-card-name">
          <CardName name={shortName ?? name} title={shortName && name} />
        </h3>
        <CardSize size={product.size} fact={product.fact} />
        <div className="-ml-px pt-2">
          <CardSwatches label={words.colour} more={words.moreColours} />
        </div>
        <div className="pt-1.5 text-meta">
          <Rating rating={product.rating} words={words.rating} />
        </div>
        <div className="text-meta">{delivery}</div>
        <div className="self-end">{action && <div className="pt-3 md:pt-3.5">{action}</div>}</div>
      </CardFrame>
    </CardOfferScope>
  )
}

/** What can be sold off the card, the offer it begins with first; nothing where it is forbidden. */
function goodsOf({ offers, offerIdCurrent }: CardProduct): string | undefined {
  const sold = offers
    .filter(({ id }) => id > 0)
    .toSorted(
      (one, other) => Number(other.id === offerIdCurrent) - Number(one.id === offerIdCurrent),
    )
  if (sold.length === 0) return undefined
  return sold.map(({ id, price }) => `${id}:${price.new}`).join()
}

function CardSize({ size, fact }: Pick<CardProduct, 'size' | 'fact'>) {
  return (
    <p className="text-meta text-ink-soft">
      {size && (
        <span className="block pt-1">
          {size}
          {fact && <span className="max-md:block md:before:content-['_·_']">{fact}</span>}
        </span>
      )}
    </p>
  )
}
