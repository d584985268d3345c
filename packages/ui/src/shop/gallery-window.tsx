'use client'

import { ZoomIn, ZoomOut } from 'lucide'
import { useState } from 'react'
import { A11y, Keyboard, Navigation, Zoom } from 'swiper/modules'
import { Swiper, type SwiperClass, SwiperSlide } from 'swiper/react'
import { FullWindow } from '../primitives/full-window.tsx'
import { Icon } from '../primitives/icon.tsx'
import { IconButton } from '../primitives/icon-button.tsx'
import type { GalleryPicture, GalleryWords } from './gallery-picture.ts'
import { photoWord } from './photo-word.ts'
import { type PictureData, ProductPicture } from './product-picture.tsx'
import { SliderArrow } from './slider-arrow.tsx'
import 'swiper/css'
import 'swiper/css/a11y'
import 'swiper/css/navigation'
import 'swiper/css/zoom'

type Pages = {
  pictures: readonly GalleryPicture[]
  words: GalleryWords
  /** The picture it opens with, from 0. */
  start: number
}

/**
 * The pictures of a product one at a time over the whole screen: swiped, walked by arrows, brought
 * closer by two fingers, a double press or the button. Swiper is fetched with this file alone.
 */
export function GalleryWindow({
  open,
  onClose,
  ...pages
}: Pages & { open: boolean; onClose: () => void }) {
  const { gallery, close } = pages.words
  return (
    <FullWindow open={open} onClose={onClose} title={gallery} closeLabel={close}>
      <GalleryPages {...pages} />
    </FullWindow>
  )
}

function GalleryPages({ pictures, words, start }: Pages) {
  const [swiper, setSwiper] = useState<SwiperClass>()
  const [previous, setPrevious] = useState<HTMLButtonElement | null>(null)
  const [next, setNext] = useState<HTMLButtonElement | null>(null)
  const [index, setIndex] = useState(start)
  const [isClose, setClose] = useState(false)
  return (
    <div className="grid size-full grid-cols-[auto_minmax(0,1fr)_auto] grid-rows-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-3 px-4 pb-4 md:px-8">
      <div className="col-start-1 row-start-2 md:row-start-1">
        <SliderArrow to="back" label={words.previous} ref={setPrevious} />
      </div>
      <div className="col-span-3 col-start-1 row-start-1 h-full max-md:-mx-4 md:col-span-1 md:col-start-2">
        {previous && next && (
          <Swiper
            className="size-full"
            modules={[A11y, Keyboard, Navigation, Zoom]}
            a11y={{
              prevSlideMessage: words.previous,
              nextSlideMessage: words.next,
              slideLabelMessage: photoWord(words.photo, '{{index}}', '{{slidesLength}}'),
              // The counter tells the change; the strip itself stays quiet.
              wrapperLiveRegion: false,
            }}
            keyboard
            navigation={{ prevEl: previous, nextEl: next }}
            zoom
            rewind
            initialSlide={start}
            spaceBetween={16}
            // A slow finger that went a fifth of the way means the next picture too.
            longSwipesRatio={0.2}
            onSwiper={setSwiper}
            onSlideChange={({ activeIndex }) => setIndex(activeIndex)}
            onZoomChange={(_swiper, scale) => setClose(scale > 1)}
          >
            {pictures.map((picture, at) => (
              <SwiperSlide key={picture.main.sources.src} zoom>
                {/* Swiper enlarges the first box it finds, and a picture element has none. */}
                <div
                  className="swiper-zoom-target size-full bg-contain bg-center bg-no-repeat"
                  // The file that the page shows already stands for the large one until it comes.
                  style={{ backgroundImage: `url("${single(picture.main)}")` }}
                >
                  <ProductPicture
                    picture={densest(picture.main)}
                    alt={picture.alt}
                    fit="contain"
                    load={Math.abs(at - index) < 2 ? 'soon' : 'lazy'}
                  />
                </div>
              </SwiperSlide>
            ))}
          </Swiper>
        )}
      </div>
      <div className="col-start-2 row-start-2 flex items-center justify-center gap-2">
        <p role="status" className="text-small text-ink-soft tabular-nums">
          {photoWord(words.photo, index + 1, pictures.length)}
        </p>
        <IconButton label={words.zoom} pressed={isClose} onClick={() => swiper?.zoom.toggle()}>
          <Icon of={isClose ? ZoomOut : ZoomIn} />
        </IconButton>
      </div>
      <div className="col-start-3 row-start-2 md:row-start-1">
        <SliderArrow to="on" label={words.next} ref={setNext} />
      </div>
    </div>
  )
}

/** The file that screens of one density show. */
function single({ sources }: PictureData): string {
  return sources.webp?.single ?? sources.src
}

/** Here the picture is looked at closely: the file for dense screens serves all. */
function densest({ sources, width, height }: PictureData): PictureData {
  const { narrow: _coarse, ...fine } = sources
  const double = fine.webp?.double
  return { sources: double ? { ...fine, webp: { single: double } } : fine, width, height }
}
