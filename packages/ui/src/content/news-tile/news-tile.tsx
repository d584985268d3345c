import { type PictureData, ProductPicture } from '../../media/product-picture/product-picture.tsx'

type NewsTileProps = {
  href: string
  /** «21.11.2026». */
  date: string
  title: string
  text?: string
  picture?: PictureData
  /** Level of the heading on the page. */
  level?: 2 | 3
}

/** A news item: a 3:2 picture, its date, its title. */
export function NewsTile({ href, date, title, text, picture, level = 3 }: NewsTileProps) {
  const Heading = `h${level}` as const
  return (
    <article className="group relative min-w-0">
      <div className="aspect-3/2 overflow-hidden rounded-medium bg-sand">
        {picture && <ProductPicture picture={picture} alt="" />}
      </div>
      <p className="mt-3 text-note text-ink-soft">{date}</p>
      <Heading className="mt-1 text-h3">
        <a
          href={href}
          className="rounded-small underline-offset-4 group-hover:underline after:absolute after:inset-0"
        >
          {title}
        </a>
      </Heading>
      {text && <p className="mt-1 line-clamp-3 text-small text-ink-soft">{text}</p>}
    </article>
  )
}
