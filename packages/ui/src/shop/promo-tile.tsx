import { cva } from 'class-variance-authority'
import { type PictureData, ProductPicture } from './product-picture.tsx'

const tile = cva('group relative block h-full overflow-hidden rounded-large', {
  variants: { tone: { sand: 'bg-sand', blush: 'bg-accent-soft' } },
})

/** Darkening lets the picture's sand ground vanish in whatever the tile's is. */
const picturePlace =
  'absolute max-md:inset-x-0 max-md:bottom-0 max-md:h-3/5 mix-blend-darken max-md:mask-t-from-80% md:inset-y-0 md:right-0 md:w-3/5 md:mask-l-from-80%'

type PromoTileProps = {
  href: string
  title: string
  text?: string
  /** «до 8 декабря». */
  until?: string
  picture: PictureData
  tone?: 'sand' | 'blush'
}

/** A small promotion: words at the left, the thing fading in from the right; on the phone above it. */
export function PromoTile({ href, title, text, until, picture, tone = 'sand' }: PromoTileProps) {
  return (
    <a href={href} data-theme="light" className={tile({ tone })}>
      <span className={picturePlace}>
        <ProductPicture picture={picture} alt="" />
      </span>
      <span className="relative flex h-60 flex-col p-4 md:h-57 md:max-w-1/2 md:p-8">
        <span className="text-h3 underline-offset-4 group-hover:underline md:text-window">
          {title}
        </span>
        {text && <span className="mt-1 text-small max-md:hidden">{text}</span>}
        {until && <span className="mt-auto text-small text-ink-soft max-md:hidden">{until}</span>}
      </span>
    </a>
  )
}
