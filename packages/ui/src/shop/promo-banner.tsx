import { type PictureData, ProductPicture } from './product-picture.tsx'

type PromoBannerProps = {
  href: string
  name: string
  picture: PictureData
  /** first where it opens a page, lazy beside another. */
  load?: 'first' | 'lazy'
}

/** A banner, one link: its words on sand, the room beside them, above them where it is narrow. */
export function PromoBanner({ href, name, picture, load = 'first' }: PromoBannerProps) {
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
