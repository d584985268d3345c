import { Picture, type PictureSources } from '../picture/picture.tsx'

/** A product picture: its variants and the size of the file in px. */
export type PictureData = { sources: PictureSources; width: number; height: number }

type ProductPictureProps = {
  picture: PictureData
  alt: string
  /** first has the highest loading priority, soon is above the fold, lazy below it. */
  load?: 'first' | 'soon' | 'lazy'
  fit?: 'contain' | 'cover'
}

/** A picture of a product; if it fails to load, the placeholder of card.images is shown. */
export function ProductPicture({
  picture,
  alt,
  load = 'lazy',
  fit = 'cover',
}: ProductPictureProps) {
  return (
    <Picture
      sources={picture.sources}
      width={picture.width}
      height={picture.height}
      alt={alt}
      fallback="/images/dummy/no-image.webp"
      loading={load === 'lazy' ? 'lazy' : 'eager'}
      priority={load === 'first' ? 'high' : undefined}
      fit={fit}
    />
  )
}
