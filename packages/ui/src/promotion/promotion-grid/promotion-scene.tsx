import { cva } from 'class-variance-authority'
import { type PictureData, ProductPicture } from '../../media/product-picture/product-picture.tsx'

const pictureVariants = cva('block h-50 md:absolute md:h-full', {
  variants: { textPlacement: { wall: 'md:inset-0', panel: 'md:inset-y-0 md:left-0 md:w-3/5' } },
})

const textVariants = cva('relative flex flex-col items-start p-5 md:py-0 md:pr-8 md:pl-0', {
  variants: {
    textPlacement: {
      wall: 'md:ml-[62%] md:max-w-80 md:pt-8',
      panel: 'md:ml-[64%] md:h-full md:max-w-120 md:justify-center',
    },
  },
})

type PromotionSceneProps = {
  href: string
  title: string
  text?: string
  /** «Выбрать кровать», looks like a white button; the whole tile is the link. */
  action: string
  picture: PictureData
  /**
   * Position of the text: on the empty wall of a suitable interior, or in a panel beside any other
   * picture.
   */
  textPlacement?: 'wall' | 'panel'
}

/**
 * The large promotion: an interior with text on the empty wall at the right, or a picture with text
 * beside it; on the phone a picture of 200 px with the text under it.
 */
export function PromotionScene({
  href,
  title,
  text,
  action,
  picture,
  textPlacement = 'wall',
}: PromotionSceneProps) {
  return (
    <a
      href={href}
      data-theme="light"
      className="group relative block h-full overflow-hidden rounded-large bg-sand"
    >
      <span className={pictureVariants({ textPlacement })}>
        <ProductPicture picture={picture} alt="" />
      </span>
      <span className={textVariants({ textPlacement })}>
        <span className="text-window lg:text-h2">{title}</span>
        {text && <span className="mt-1 text-small">{text}</span>}
        <span className="mt-4 inline-flex h-10 items-center rounded-compact bg-white px-4 text-small font-semibold group-hover:bg-white/90">
          {action}
        </span>
      </span>
    </a>
  )
}
