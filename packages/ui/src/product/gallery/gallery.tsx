import { type ReactNode, Suspense, useState } from 'react'
import { lazyWithReload } from '../../lazy/lazy-with-reload.ts'
import { useSnapStrip } from '../../media/slider-arrow/use-snap-strip.ts'
import type { GalleryLabels, GalleryPicture } from './gallery-picture.ts'
import { GalleryStage } from './gallery-stage.tsx'
import { GalleryThumbs } from './gallery-thumbs.tsx'

export type { GalleryPicture } from './gallery-picture.ts'

/** Loaded when the full-screen gallery is first opened. */
const GalleryDialog = lazyWithReload(() =>
  import('./gallery-dialog.tsx').then(({ GalleryDialog }) => ({ default: GalleryDialog })),
)

type GalleryProps = {
  pictures: readonly GalleryPicture[]
  labels: GalleryLabels
  /** Top left: the discount and the other badges. */
  badges?: ReactNode
  /** Top right: favourite and share buttons. */
  tools?: ReactNode
  /** Bottom left: «3D примерка», «В комнате». */
  views?: ReactNode
}

/**
 * The pictures of a product: five thumbnails beside the main picture, the last with «+7»; on the
 * phone the picture has the full width with thumbnails under it, never dots (ADR 0050). Swipe or
 * arrow keys change the picture; a click opens the full-screen gallery, where all pictures can be
 * zoomed.
 */
export function Gallery({ pictures, labels, badges, tools, views }: GalleryProps) {
  const { strip, index, isAtEnd, goTo } = useSnapStrip<HTMLDivElement>()
  const [isDialogOpen, setDialogOpen] = useState(false)
  const [start, setStart] = useState<number>()
  const showFrom = (pictureIndex: number) => {
    setStart(pictureIndex)
    setDialogOpen(true)
  }

  return (
    <section aria-label={labels.gallery}>
      <div
        className={`grid gap-2.5 md:gap-4 ${pictures.length > 1 ? 'md:grid-cols-[--spacing(28)_minmax(0,1fr)]' : ''}`}
      >
        <GalleryStage
          strip={strip}
          pictures={pictures}
          index={index}
          labels={labels}
          onOpen={() => showFrom(index)}
          onNext={pictures.length > 1 ? () => goTo(isAtEnd ? 0 : index + 1) : undefined}
        >
          <div className="pointer-events-none absolute inset-0 flex flex-col justify-between p-4 md:p-5">
            <div className="flex items-start justify-between gap-4">
              <div data-theme="light" className="flex flex-wrap gap-1">
                {badges}
              </div>
              <div className="pointer-events-auto flex gap-2 noscript:hidden">{tools}</div>
            </div>
            <div className="pointer-events-auto flex flex-wrap gap-2 self-start noscript:hidden max-md:[&>:is(:nth-last-child(n+3),:nth-last-child(n+3)~*)_svg]:hidden">
              {views}
            </div>
          </div>
        </GalleryStage>
        <GalleryThumbs
          pictures={pictures}
          index={index}
          labels={labels}
          onChoose={goTo}
          onMore={showFrom}
        />
      </div>
      {start !== undefined && (
        <Suspense>
          <GalleryDialog
            pictures={pictures}
            labels={labels}
            start={start}
            open={isDialogOpen}
            onClose={() => setDialogOpen(false)}
          />
        </Suspense>
      )}
    </section>
  )
}
