import type { CardOffer } from '@svetlitsa/domain/card/card'
import type { PictureData } from '@svetlitsa/ui/media/product-picture'
import type { QuickViewItem } from '../card/quick-view-item.ts'
import { toPictureData } from '../picture/to-picture-data.ts'

/** Returns the pictures of an offer for the quick view; the card's own where it has none. */
export function getOfferPictures({ images }: CardOffer, item: QuickViewItem): PictureData[] {
  const files = [images.detail.medium, ...images.additional]
    .filter((file): file is NonNullable<typeof file> => file !== null)
    .filter(({ kind }) => kind !== 'drawing')
  if (files.length === 0) return item.picture ? [item.picture] : []
  return files.map((file) => toPictureData(file, 'half'))
}
