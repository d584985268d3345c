import type { PictureData } from '@svetlitsa/ui/shop/product-picture'
import { pictureData } from '../card/picture-data.tsx'
import type { OfferOfCall } from '../card/product-of-call.tsx'
import type { QuickThing } from './quick-thing.ts'

/** The pictures of an offer for its quick view; the card's own where it has none. */
export function picturesOfOffer({ images }: OfferOfCall, thing: QuickThing): PictureData[] {
  const files = [images.detail.medium, ...images.additional]
    .filter((file): file is NonNullable<typeof file> => file !== null)
    .filter(({ kind }) => kind !== 'drawing')
  if (files.length === 0) return thing.picture ? [thing.picture] : []
  return files.map((file) => pictureData(file, 'half'))
}
