import { formatPrice } from '@svetlitsa/domain/money/format-price'
import type { Price as PriceValue } from '@svetlitsa/domain/price/price'
import { showsDiscount } from '@svetlitsa/domain/price/shows-discount'
import { cva } from 'class-variance-authority'

const now = cva('whitespace-nowrap', {
  variants: {
    size: {
      product: 'text-price-product',
      card: 'text-price-card',
      line: 'text-h3',
      small: 'text-small font-semibold',
      tag: 'text-nav font-semibold',
    },
    fallen: { true: 'text-sale', false: '' },
  },
})

const before = cva('whitespace-nowrap text-ink-soft line-through', {
  variants: {
    size: {
      product: 'text-h3 font-normal',
      card: 'text-small',
      line: 'text-small',
      small: 'text-note',
      tag: 'text-note',
    },
  },
})

export type PriceWords = {
  /** «Цена», read before the price. */
  now: string
  /** «Прежняя цена», read before the struck one. */
  old: string
  /** «за метр», said after the price of what is sold by the metre. */
  unit?: string
}

type PriceProps = {
  /** Displayed prices, in whole units of the region's currency. */
  price: PriceValue
  words: PriceWords
  /** The currency's sign; the rouble's by default. */
  sign?: string
  size?: 'product' | 'card' | 'line' | 'small' | 'tag'
}

/**
 * A price, and the old one struck through where the drop is worth showing: above one percent
 * (storefront §5). Crimson says that it fell and nothing else; a tag in a room stays ink.
 */
export function Price({ price, words, sign, size = 'card' }: PriceProps) {
  const fallen = showsDiscount(price)
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      <span className={now({ size, fallen: fallen && size !== 'tag' })}>
        <span className="sr-only">{words.now} </span>
        {formatPrice(price.new, { sign })}
      </span>
      {words.unit && (
        <span className="whitespace-nowrap text-small font-normal text-ink-soft">{words.unit}</span>
      )}
      {fallen && (
        <s className={before({ size })}>
          <span className="sr-only">{words.old} </span>
          {formatPrice(price.old, { sign })}
        </s>
      )}
    </span>
  )
}
