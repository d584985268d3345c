'use client'

import type { ReactNode, RefObject } from 'react'
import type { GalleryPicture, GalleryWords } from './gallery-picture.ts'
import { ProductPicture } from './product-picture.tsx'
import { SliderArrow } from './slider-arrow.tsx'

type GalleryStageProps = {
  strip: RefObject<HTMLDivElement | null>
  pictures: readonly GalleryPicture[]
  index: number
  words: GalleryWords
  onOpen: () => void
  onNext?: () => void
  /** What lies on the picture. */
  children: ReactNode
}

/** The main picture, 5:4. Only the shown one takes the keyboard; the first is fetched before all. */
export function GalleryStage(props: GalleryStageProps) {
  const { strip, pictures, index, words, onOpen, onNext, children } = props
  return (
    <div className="relative order-2 min-w-0 max-md:-mx-gutter max-md:-order-1">
      <div
        ref={strip}
        data-theme="light"
        className="relative flex aspect-5/4 snap-x snap-mandatory overflow-x-auto overscroll-x-contain bg-sand [scrollbar-width:none] md:rounded-large"
      >
        {pictures.map((picture, at) => (
          <button
            key={picture.main.sources.src}
            type="button"
            tabIndex={at === index ? 0 : -1}
            aria-hidden={at === index ? undefined : true}
            aria-label={`${words.all}: ${picture.alt}`}
            onClick={onOpen}
            className="block size-full shrink-0 cursor-zoom-in snap-start -outline-offset-4"
          >
            <ProductPicture
              picture={picture.main}
              alt={picture.alt}
              load={at === 0 ? 'first' : 'lazy'}
            />
          </button>
        ))}
      </div>
      {children}
      {onNext && (
        <div data-theme="light" className="absolute top-1/2 right-5 -translate-y-1/2 max-md:hidden">
          <SliderArrow to="on" label={words.next} onPress={onNext} />
        </div>
      )}
    </div>
  )
}
