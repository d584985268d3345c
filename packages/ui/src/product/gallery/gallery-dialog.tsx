import { ZoomIn, ZoomOut } from 'lucide'
import { useState } from 'react'
import { A11y, Keyboard, Navigation, Zoom } from 'swiper/modules'
import { Swiper, type SwiperClass, SwiperSlide } from 'swiper/react'
import { IconButton } from '../../actions/icon-button/icon-button.tsx'
import { Icon } from '../../media/icon/icon.tsx'
import { type PictureData, ProductPicture } from '../../media/product-picture/product-picture.tsx'
import { SliderArrow } from '../../media/slider-arrow/slider-arrow.tsx'
import { FullscreenDialog } from '../../overlays/fullscreen-dialog/fullscreen-dialog.tsx'
import type { GalleryLabels, GalleryPicture } from './gallery-picture.ts'
import { formatPhotoCounter } from './gallery-picture.ts'
import 'swiper/css'
import 'swiper/css/a11y'
import 'swiper/css/navigation'
import 'swiper/css/zoom'

type GalleryPagesProps = {
  pictures: readonly GalleryPicture[]
  labels: GalleryLabels
  /** Index of the first picture shown, from 0. */
  start: number
}

/**
 * The pictures of a product one at a time on the full screen: swipe or arrow keys to navigate;
 * pinch, double tap or a button to zoom. Swiper is loaded only with this file.
 */
export function GalleryDialog({
  open,
  onClose,
  ...pages
}: GalleryPagesProps & { open: boolean; onClose: () => void }) {
  const { gallery, close } = pages.labels
  return (
    <FullscreenDialog open={open} onClose={onClose} title={gallery} closeLabel={close}>
      <GalleryPages {...pages} />
    </FullscreenDialog>
  )
}

function GalleryPages({ pictures, labels, start }: GalleryPagesProps) {
  const [swiper, setSwiper] = useState<SwiperClass>()
  const [previous, setPrevious] = useState<HTMLButtonElement | null>(null)
  const [next, setNext] = useState<HTMLButtonElement | null>(null)
  const [index, setIndex] = useState(start)
  const [isZoomed, setZoomed] = useState(false)
  return (
    <div className="grid size-full grid-cols-[auto_minmax(0,1fr)_auto] grid-rows-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-3 px-4 pb-4 md:px-8">
      <div className="col-start-1 row-start-2 md:row-start-1">
        <SliderArrow to="back" label={labels.previous} ref={setPrevious} />
      </div>
      <div className="col-span-3 col-start-1 row-start-1 h-full max-md:-mx-4 md:col-span-1 md:col-start-2">
        {previous && next && (
          <Swiper
            className="size-full"
            modules={[A11y, Keyboard, Navigation, Zoom]}
            a11y={{
              prevSlideMessage: labels.previous,
              nextSlideMessage: labels.next,
              slideLabelMessage: formatPhotoCounter(labels.photo, '{{index}}', '{{slidesLength}}'),
              // The counter announces the change, so the slides are not a live region.
              wrapperLiveRegion: false,
            }}
            keyboard
            navigation={{ prevEl: previous, nextEl: next }}
            zoom
            rewind
            initialSlide={start}
            spaceBetween={16}
            // A slow swipe over a fifth of the width also changes the picture.
            longSwipesRatio={0.2}
            onSwiper={setSwiper}
            onSlideChange={({ activeIndex }) => setIndex(activeIndex)}
            onZoomChange={(_swiper, scale) => setZoomed(scale > 1)}
          >
            {pictures.map((picture, pictureIndex) => (
              <SwiperSlide key={picture.main.sources.src} zoom>
                {/* Swiper zooms the first child element and does not find a picture element. */}
                <div
                  className="swiper-zoom-target size-full bg-contain bg-center bg-no-repeat"
                  // The file that the page already shows is the placeholder until the large one
                  // loads.
                  style={{ backgroundImage: `url("${single(picture.main)}")` }}
                >
                  <ProductPicture
                    picture={toDensestPicture(picture.main)}
                    alt={picture.alt}
                    fit="contain"
                    load={Math.abs(pictureIndex - index) < 2 ? 'soon' : 'lazy'}
                  />
                </div>
              </SwiperSlide>
            ))}
          </Swiper>
        )}
      </div>
      <div className="col-start-2 row-start-2 flex items-center justify-center gap-2">
        <p role="status" className="text-small text-ink-soft tabular-nums">
          {formatPhotoCounter(labels.photo, index + 1, pictures.length)}
        </p>
        <IconButton label={labels.zoom} pressed={isZoomed} onClick={() => swiper?.zoom.toggle()}>
          <Icon iconNode={isZoomed ? ZoomOut : ZoomIn} />
        </IconButton>
      </div>
      <div className="col-start-3 row-start-2 md:row-start-1">
        <SliderArrow to="on" label={labels.next} ref={setNext} />
      </div>
    </div>
  )
}

/** The file for screens of density 1. */
function single({ sources }: PictureData): string {
  return sources.webp?.single ?? sources.src
}

/** Uses the file for dense screens for all screens, because the picture can be zoomed. */
function toDensestPicture({ sources, width, height }: PictureData): PictureData {
  const { narrow: _coarse, avif, webp, ...others } = sources
  return {
    sources: {
      ...others,
      ...(avif && { avif: { single: avif.double ?? avif.single } }),
      ...(webp && { webp: { single: webp.double ?? webp.single } }),
    },
    width,
    height,
  }
}
