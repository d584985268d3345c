import { formatTypography } from '@svetlitsa/domain/text/format-typography'
import { toPictureData } from '@svetlitsa/shell/picture/to-picture-data'
import type { GalleryPicture } from '@svetlitsa/ui/product/gallery'
import type { ProductOffer } from './product-offer.ts'

/** The pictures of an offer with their variants, described by the product's name. */
export function toGalleryPictures(
  { pictures, size, finish }: Pick<ProductOffer, 'pictures' | 'size' | 'finish'>,
  name: string,
): GalleryPicture[] {
  const alt = formatTypography([name, size, finish].filter(Boolean).join(', '))
  return pictures.map((file) => ({
    main: toPictureData(file, 'page'),
    thumb: toPictureData(file, 'thumb'),
    alt,
  }))
}
