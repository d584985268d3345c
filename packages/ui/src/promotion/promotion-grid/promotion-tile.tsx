import { cva } from 'class-variance-authority'
import { type PictureData, ProductPicture } from '../../media/product-picture/product-picture.tsx'

const tile = cva('group relative block h-full overflow-hidden rounded-large', {
  variants: { tone: { sand: 'bg-sand', blush: 'bg-accent-soft' } },
})

/** The blend mode makes the sand background of the picture disappear on any tile background. */
const pictureClass =
  'absolute max-md:inset-x-0 max-md:bottom-0 max-md:h-3/5 mix-blend-darken max-md:mask-t-from-80% md:inset-y-0 md:right-0 md:w-3/5 md:mask-l-from-80%'

type PromotionTileProps = {
  href: string
  title: string
  text?: string
  /** «до 8 декабря». */
  until?: string
  picture: PictureData
  tone?: 'sand' | 'blush'
}

/**
 * A small promotion: text at the left, the picture fading in from the right; on the phone above the
 * text.
 */
export function PromotionTile({
  href,
  title,
  text,
  until,
  picture,
  tone = 'sand',
}: PromotionTileProps) {
  return (
    <a href={href} data-theme="light" className={tile({ tone })}>
      <span className={pictureClass}>
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
