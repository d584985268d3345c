import { type PictureData, ProductPicture } from '../../media/product-picture/product-picture.tsx'

type PromotionBannerProps = {
  href: string
  name: string
  picture: PictureData
  /** Use first for a banner at the top of a page, lazy for others. */
  load?: 'first' | 'lazy'
}

/**
 * A banner that is one link: text on sand, the picture beside it, or above it on narrow screens.
 */
export function PromotionBanner({ href, name, picture, load = 'first' }: PromotionBannerProps) {
  return (
    <a
      href={href}
      data-theme="light"
      className="group @container block h-full overflow-hidden rounded-large bg-sand"
    >
      <span className="flex h-full flex-col @min-[45rem]:grid @min-[45rem]:grid-cols-[2fr_3fr]">
        <span className="p-5 text-h3 text-balance underline-offset-4 group-hover:underline @max-[45rem]:order-last @min-[45rem]:self-center @min-[45rem]:p-8 @min-[45rem]:text-h2">
          {name}
        </span>
        <span className="block h-36 @min-[24rem]:h-44 @min-[45rem]:h-56 @min-[45rem]:mask-l-from-85%">
          <ProductPicture picture={picture} alt="" load={load} />
        </span>
      </span>
    </a>
  )
}
