'use client'

import { type ReactNode, Suspense, useState } from 'react'
import { lazyPart } from '../part/lazy-part.tsx'
import type { GalleryPicture, GalleryWords } from './gallery-picture.ts'
import { GalleryStage } from './gallery-stage.tsx'
import { GalleryThumbs } from './gallery-thumbs.tsx'
import { useSnapStrip } from './use-snap-strip.ts'

export type { GalleryPicture, GalleryWords } from './gallery-picture.ts'

/** Fetched with the first look at all pictures. */
const GalleryWindow = lazyPart(() =>
  import('./gallery-window.tsx').then(({ GalleryWindow }) => ({ default: GalleryWindow })),
)

type GalleryProps = {
  pictures: readonly GalleryPicture[]
  words: GalleryWords
  /** Top left: the discount and what the data says. */
  shields?: ReactNode
  /** Top right: heart and share. */
  tools?: ReactNode
  /** Bottom left: «3D примерка», «В комнате». */
  views?: ReactNode
}

/**
 * The pictures of a product: five thumbnails in the height of the main picture, the last with «+7»;
 * on the phone the picture runs from edge to edge with thumbnails under it, never dots (design notes
 * §3). Swiped by finger, walked by arrows; a press on a picture shows it
 * over the whole screen, where all of them are looked at closely.
 */
export function Gallery({ pictures, words, shields, tools, views }: GalleryProps) {
  const { strip, index, isAtEnd, goTo } = useSnapStrip<HTMLDivElement>()
  const [isWhole, setWhole] = useState(false)
  const [start, setStart] = useState<number>()
  const showFrom = (at: number) => {
    setStart(at)
    setWhole(true)
  }

  return (
    <section aria-label={words.gallery}>
      <div
        className={`grid gap-2.5 md:gap-4 ${pictures.length > 1 ? 'md:grid-cols-[--spacing(28)_minmax(0,1fr)]' : ''}`}
      >
        <GalleryStage
          strip={strip}
          pictures={pictures}
          index={index}
          words={words}
          onOpen={() => showFrom(index)}
          onNext={pictures.length > 1 ? () => goTo(isAtEnd ? 0 : index + 1) : undefined}
        >
          <div className="pointer-events-none absolute inset-0 flex flex-col justify-between p-4 md:p-5">
            <div className="flex items-start justify-between gap-4">
              <div data-theme="light" className="flex flex-wrap gap-1">
                {shields}
              </div>
              <div className="pointer-events-auto flex gap-2">{tools}</div>
            </div>
            <div className="pointer-events-auto flex flex-wrap gap-2 self-start max-md:has-[>:nth-child(3)]:[&_svg]:hidden">
              {views}
            </div>
          </div>
        </GalleryStage>
        <GalleryThumbs
          pictures={pictures}
          index={index}
          words={words}
          onChoose={goTo}
          onMore={showFrom}
        />
      </div>
      {start !== undefined && (
        <Suspense>
          <GalleryWindow
            pictures={pictures}
            words={words}
            start={start}
            open={isWhole}
            onClose={() => setWhole(false)}
          />
        </Suspense>
      )}
    </section>
  )
}
