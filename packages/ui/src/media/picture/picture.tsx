import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'

const image = cva('size-full', {
  variants: { fit: { contain: 'object-contain', cover: 'object-cover' } },
})

/**
 * One picture in the two pixel densities of the shop, 1 and 2 (image.loading); without the second
 * the first is used for both.
 */
export type PictureSource = { single: string; double?: string }

/**
 * The variants of card.images, in order of preference: webp, then jpeg, then src; before them avif,
 * a sixth smaller, for browsers that know it.
 */
export type PictureSources = {
  /** Below 768 px for all densities, because there the picture is displayed smaller. */
  narrow?: { avif?: string; webp: string }
  avif?: PictureSource
  webp?: PictureSource
  jpeg?: PictureSource
  src: string
}

const narrowScreen = '(width < 48rem)'

const formatSrcSet = ({ single, double }: PictureSource) =>
  double ? `${single} 1x, ${double} 2x` : single

type PictureProps = {
  sources: PictureSources
  /** Empty for a decorative picture. */
  alt: string
  /**
   * Size of the file in px, which reserves the space before the picture loads; 0 if unknown: then
   * the container defines the size.
   */
  width: number
  height: number
  /** Shown if the picture cannot be loaded. */
  fallback: string
  /** eager for pictures visible on load, lazy below the fold (image.loading). */
  loading?: 'lazy' | 'eager'
  decoding?: 'async' | 'auto' | 'sync'
  priority?: ComponentProps<'img'>['fetchPriority']
  fit?: 'contain' | 'cover'
}

/**
 * A picture that fills its container: avif, else webp, else jpeg, else the source. If loading fails, even
 * before any script runs, `replaceBrokenPictures` shows the fallback.
 */
export function Picture(props: PictureProps) {
  const {
    sources,
    alt,
    width,
    height,
    fallback,
    loading = 'lazy',
    decoding = 'async',
    priority,
    fit = 'cover',
  } = props
  const imageElement = (
    <img
      src={sources.src}
      alt={alt}
      width={width || undefined}
      height={height || undefined}
      loading={loading}
      decoding={decoding}
      fetchPriority={priority}
      data-fallback={fallback}
      className={image({ fit })}
    />
  )
  if (!(sources.narrow || sources.avif || sources.webp || sources.jpeg)) return imageElement
  return (
    <picture className="contents">
      {sources.narrow?.avif && (
        <source media={narrowScreen} type="image/avif" srcSet={sources.narrow.avif} />
      )}
      {sources.narrow && (
        <source media={narrowScreen} type="image/webp" srcSet={sources.narrow.webp} />
      )}
      {sources.avif && <source type="image/avif" srcSet={formatSrcSet(sources.avif)} />}
      {sources.webp && <source type="image/webp" srcSet={formatSrcSet(sources.webp)} />}
      {sources.jpeg && <source type="image/jpeg" srcSet={formatSrcSet(sources.jpeg)} />}
      {imageElement}
    </picture>
  )
}
