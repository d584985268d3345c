import { type PictureData, ProductPicture } from './product-picture.tsx'

type PromoBannerProps = { href: string; name: string; picture: PictureData }

/** A wide banner, one link: its words on sand, the room beside them, on the phone above them. */
export function PromoBanner({ href, name, picture }: PromoBannerProps) {
  return (
    <a
      href={href}
      data-theme="light"
      className="group flex flex-col overflow-hidden rounded-large bg-sand md:grid md:grid-cols-[2fr_3fr]"
    >
      <span className="p-5 text-h3 text-balance underline-offset-4 group-hover:underline max-md:order-last md:self-center md:p-8 md:text-h2">
        {name}
      </span>
      <span className="block h-36 md:h-56 md:mask-l-from-85%">
        <ProductPicture picture={picture} alt="" load="first" />
      </span>
    </a>
  )
}
