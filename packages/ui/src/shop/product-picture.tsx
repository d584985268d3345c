import { Picture, type PictureSources } from '../primitives/picture.tsx'

/** A picture as goods carry it: its variants and the size of the file in px. */
export type PictureData = { sources: PictureSources; width: number; height: number }

type ProductPictureProps = {
  picture: PictureData
  alt: string
  /** first is seen before anything else of the page, soon is above the fold, lazy below it. */
  load?: 'first' | 'soon' | 'lazy'
  fit?: 'contain' | 'cover'
}

/** A picture of a thing for sale; a broken one gives way to the dummy of storefront §8. */
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
