import { formatPrice } from '@svetlitsa/domain/money/format-price'
import { pictureData } from '@svetlitsa/shell/card/picture-data'
import { ProductPicture } from '@svetlitsa/ui/shop/product-picture'
import type { KitItem } from './kit-counts.ts'

type KitThingProps = {
  item: KitItem
  sign: string
  /** «{count} шт.» */
  piece: string
}

/** A part with its page, its picture, its price and how many of it the kit holds. */
export function KitThing({ item, sign, piece }: KitThingProps) {
  const { url, name, finish, picture, PRICE, CNT } = item
  const facts = [
    finish,
    formatPrice(PRICE.NEW, { sign, convert: false }),
    CNT > 1 ? piece.replace('{count}', String(CNT)) : '',
  ]
  return (
    <a href={url} className="group block rounded-medium">
      <span className="block aspect-5/4 overflow-hidden rounded-medium bg-sand">
        {picture && <ProductPicture picture={pictureData(picture, 'card')} alt="" />}
      </span>
      <span className="mt-2.5 block text-small font-medium underline-offset-4 group-hover:underline">
        {name}
      </span>
      <span className="block text-small text-ink-soft">{facts.filter(Boolean).join(' · ')}</span>
    </a>
  )
}
