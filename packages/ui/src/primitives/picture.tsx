'use client'

import { cva } from 'class-variance-authority'
import { type ComponentProps, useState } from 'react'

const image = cva('size-full', {
  variants: { fit: { contain: 'object-contain', cover: 'object-cover' } },
})

/** One picture in the two densities of the shop, 1 and 2 (storefront §9); without the second the first serves both. */
export type PictureSource = { single: string; double?: string }

/** The variants of storefront §3, in the order of preference: webp, then jpeg, then src. */
export type PictureSources = {
  /** Webp below 768 px, whatever the density: there the place is narrower than the picture. */
  narrow?: string
  webp?: PictureSource
  jpeg?: PictureSource
  src: string
}

const densities = ({ single, double }: PictureSource) =>
  double ? `${single} 1x, ${double} 2x` : single

type PictureProps = {
  sources: PictureSources
  /** Empty for a picture that says nothing the words beside it do not say. */
  alt: string
  /** Of the file in px: the place is kept before it loads. 0 when unknown: then the place around rules. */
  width: number
  height: number
  /** Shown when the picture cannot be had. */
  fallback: string
  /** eager for what is seen first, lazy below the fold (storefront §5). */
  loading?: 'lazy' | 'eager'
  decoding?: 'async' | 'auto' | 'sync'
  priority?: ComponentProps<'img'>['fetchPriority']
  fit?: 'contain' | 'cover'
}

/**
 * A picture that fills its place: webp, else jpeg, else the source; a broken one gives way to
 * `fallback`, also when it broke before the page came alive.
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
  const noticeBroken = (element: HTMLImageElement | null) => {
    if (element?.complete && element.naturalWidth === 0 && element.src !== '')
      setBrokenSrc(sources.src)
  }
  const shown = (
    <img
      // A new element for the fallback: the broken one would keep its chosen source.
      key={isBroken ? 'fallback' : 'picture'}
      ref={isBroken ? undefined : noticeBroken}
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
  if (!(sources.narrow || sources.webp || sources.jpeg)) return shown
  return (
    <picture className="contents">
      {!isBroken && sources.narrow && (
        <source media="(width < 48rem)" type="image/webp" srcSet={sources.narrow} />
      )}
      {!isBroken && sources.webp && <source type="image/webp" srcSet={densities(sources.webp)} />}
      {!isBroken && sources.jpeg && <source type="image/jpeg" srcSet={densities(sources.jpeg)} />}
      {shown}
    </picture>
  )
}
