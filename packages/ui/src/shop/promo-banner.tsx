import { type PictureData, ProductPicture } from './product-picture.tsx'

type PromoBannerProps = { href: string; name: string; picture: PictureData }

/** A wide banner: one link, a room with its words on the free side, under the picture on the phone. */
export function PromoBanner({ href, name, picture }: PromoBannerProps) {
  return (
    <a
      href={href}
      data-theme="light"
      className="group relative block overflow-hidden rounded-large bg-sand"
    >
      <span className="block h-44 md:h-60">
        <ProductPicture picture={picture} alt="" load="soon" />
      </span>
      <span className="block p-5 text-h3 underline-offset-4 group-hover:underline md:absolute md:top-0 md:right-0 md:flex md:h-full md:w-2/5 md:items-center md:p-8 md:text-h2">
        {name}
      </span>
    </a>
  )
}
