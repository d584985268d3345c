'use client'

import { cva } from 'class-variance-authority'
import { type ComponentProps, useState } from 'react'

const image = cva('size-full', {
  variants: { fit: { contain: 'object-contain', cover: 'object-cover' } },
})

/**
 * One picture in the two pixel densities of the shop, 1 and 2 (image.loading); without the second
 * the first is used for both.
 */
export type PictureSource = { single: string; double?: string }

/** The variants of card.images, in order of preference: webp, then jpeg, then src. */
export type PictureSources = {
  /** Webp below 768 px for all densities, because there the picture is displayed smaller. */
  narrow?: string
  webp?: PictureSource
  jpeg?: PictureSource
  src: string
}

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
 * A picture that fills its container: webp, else jpeg, else the source. If loading fails, even
 * before hydration, `fallback` is shown.
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
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null)
  const isBroken = brokenSrc === sources.src
  const detectBroken = (element: HTMLImageElement | null) => {
    if (element?.complete && element.naturalWidth === 0 && element.src !== '')
      setBrokenSrc(sources.src)
  }
  const imageElement = (
    <img
      // The fallback needs a new element: the old one would keep its selected source.
      key={isBroken ? 'fallback' : 'picture'}
      ref={isBroken ? undefined : detectBroken}
      src={isBroken ? fallback : sources.src}
      alt={alt}
      width={width || undefined}
      height={height || undefined}
      loading={loading}
      decoding={decoding}
      fetchPriority={priority}
      onError={isBroken ? undefined : () => setBrokenSrc(sources.src)}
      className={image({ fit })}
    />
  )
  if (!(sources.narrow || sources.webp || sources.jpeg)) return imageElement
  return (
    <picture className="contents">
      {!isBroken && sources.narrow && (
        <source media="(width < 48rem)" type="image/webp" srcSet={sources.narrow} />
      )}
      {!isBroken && sources.webp && (
        <source type="image/webp" srcSet={formatSrcSet(sources.webp)} />
      )}
      {!isBroken && sources.jpeg && (
        <source type="image/jpeg" srcSet={formatSrcSet(sources.jpeg)} />
      )}
      {imageElement}
    </picture>
  )
}
