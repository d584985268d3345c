import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { toPictureData } from '@svetlitsa/shell/picture/to-picture-data'
import { ProductPicture } from '@svetlitsa/ui/media/product-picture'
import type { KitItem } from './kit.ts'

type KitItemCardProps = {
  item: KitItem
  sign: string
  /** «{count} шт.» */
  piece: string
}

/** A part of a kit: link, picture, price and quantity. */
export function KitItemCard({ item, sign, piece }: KitItemCardProps) {
  const { url, name, finish, picture, PRICE, CNT } = item
  const details = [
    finish,
    formatPrice(PRICE.NEW, { sign, convert: false }),
    CNT > 1 ? piece.replace('{count}', String(CNT)) : '',
  ]
  return (
    <a href={url} className="group block rounded-medium">
      <span className="block aspect-5/4 overflow-hidden rounded-medium bg-sand">
        {picture && <ProductPicture picture={toPictureData(picture, 'card')} alt="" />}
      </span>
      <span className="mt-2.5 block text-small font-medium underline-offset-4 group-hover:underline">
        {name}
      </span>
      <span className="block text-small text-ink-soft">{details.filter(Boolean).join(' · ')}</span>
    </a>
  )
}
