import type { ReactNode, RefObject } from 'react'
import { ProductPicture } from '../../media/product-picture/product-picture.tsx'
import { SliderArrow } from '../../media/slider-arrow/slider-arrow.tsx'
import type { GalleryLabels, GalleryPicture } from './gallery-picture.ts'

type GalleryStageProps = {
  strip: RefObject<HTMLDivElement | null>
  pictures: readonly GalleryPicture[]
  index: number
  labels: GalleryLabels
  onOpen: () => void
  onNext?: () => void
  /** Overlays on the picture. */
  children: ReactNode
}

/**
 * The main picture, 5:4. Only the visible picture is focusable; the first has the highest loading
 * priority.
 */
export function GalleryStage(props: GalleryStageProps) {
  const { strip, pictures, index, labels, onOpen, onNext, children } = props
  return (
    <div className="relative order-2 min-w-0 max-md:-mx-gutter max-md:-order-1">
      <div
        ref={strip}
        data-theme="light"
        className="relative flex aspect-5/4 snap-x snap-mandatory overflow-x-auto overscroll-x-contain bg-sand [scrollbar-width:none] md:rounded-large"
      >
        {pictures.map((picture, pictureIndex) => (
          <button
            key={picture.main.sources.src}
            type="button"
            tabIndex={pictureIndex === index ? 0 : -1}
            aria-hidden={pictureIndex === index ? undefined : true}
            aria-label={`${labels.all}: ${picture.alt}`}
            onClick={onOpen}
            className="block size-full shrink-0 cursor-zoom-in snap-start -outline-offset-4"
          >
            <ProductPicture
              picture={picture.main}
              alt={picture.alt}
              load={pictureIndex === 0 ? 'first' : 'lazy'}
            />
          </button>
        ))}
      </div>
      {children}
      {onNext && (
        <div data-theme="light" className="absolute top-1/2 right-5 -translate-y-1/2 max-md:hidden">
          <SliderArrow to="on" label={labels.next} onPress={onNext} />
        </div>
      )}
    </div>
  )
}
