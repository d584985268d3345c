import { type PictureData, ProductPicture } from './product-picture.tsx'

type PromoSceneProps = {
  href: string
  title: string
  text?: string
  /** «Выбрать кровать», drawn as a white button of the one link the tile is. */
  action: string
  picture: PictureData
}

/**
 * The large promotion: a room with its words on the free wall at the right; on the phone the picture
 * 200 high and the words under it.
 */
export function PromoScene({ href, title, text, action, picture }: PromoSceneProps) {
  return (
    <a
      href={href}
      data-theme="light"
      className="group relative block h-full overflow-hidden rounded-large bg-sand"
    >
      <span className="block h-50 md:absolute md:inset-0 md:h-full">
        <ProductPicture picture={picture} alt="" />
      </span>
      <span className="relative flex flex-col items-start p-5 md:ml-[62%] md:max-w-72 md:p-0 md:pt-8">
        <span className="text-window lg:text-h2">{title}</span>
        {text && <span className="mt-1 text-small">{text}</span>}
        <span className="mt-4 inline-flex h-10 items-center rounded-compact bg-white px-4 text-small font-semibold group-hover:bg-white/90">
          {action}
        </span>
      </span>
    </a>
  )
}
