import { cva } from 'class-variance-authority'
import { type PictureData, ProductPicture } from './product-picture.tsx'

const picturePlace = cva('block h-50 md:absolute md:h-full', {
  variants: { words: { wall: 'md:inset-0', panel: 'md:inset-y-0 md:left-0 md:w-3/5' } },
})

const wordsPlace = cva('relative flex flex-col items-start p-5 md:py-0 md:pr-8 md:pl-0', {
  variants: {
    words: {
      wall: 'md:ml-[62%] md:max-w-80 md:pt-8',
      panel: 'md:ml-[64%] md:h-full md:max-w-120 md:justify-center',
    },
  },
})

type PromoSceneProps = {
  href: string
  title: string
  text?: string
  /** «Выбрать кровать», drawn as a white button of the one link the tile is. */
  action: string
  picture: PictureData
  /** Where they stand: on the free wall of a known room, or beside a picture of anything. */
  words?: 'wall' | 'panel'
}

/**
 * The large promotion: a room with its words on the free wall at the right, or a picture with its
 * words beside it; on the phone the picture 200 high and the words under it.
 */
export function PromoScene({
  href,
  title,
  text,
  action,
  picture,
  words = 'wall',
}: PromoSceneProps) {
  return (
    <a
      href={href}
      data-theme="light"
      className="group relative block h-full overflow-hidden rounded-large bg-sand"
    >
      <span className={picturePlace({ words })}>
        <ProductPicture picture={picture} alt="" />
      </span>
      <span className={wordsPlace({ words })}>
        <span className="text-window lg:text-h2">{title}</span>
        {text && <span className="mt-1 text-small">{text}</span>}
        <span className="mt-4 inline-flex h-10 items-center rounded-compact bg-white px-4 text-small font-semibold group-hover:bg-white/90">
          {action}
        </span>
      </span>
    </a>
  )
}
