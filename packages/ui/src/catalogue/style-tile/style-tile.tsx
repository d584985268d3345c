import { formatTypography } from '@svetlitsa/domain/text/format-typography'
import { type PictureData, ProductPicture } from '../../media/product-picture/product-picture.tsx'

type StyleTileProps = {
  href: string
  name: string
  text: string
  /** «312 товаров». */
  count: string
  picture?: PictureData | undefined
  load?: 'soon' | 'lazy'
}

/** An interior style as a tall picture with its name under it. */
export function StyleTile({ href, name, text, count, picture, load = 'lazy' }: StyleTileProps) {
  return (
    <a href={href} className="group block rounded-medium">
      <span data-theme="light" className="block aspect-4/5 overflow-hidden rounded-medium bg-sand">
        {picture && <ProductPicture picture={picture} alt="" load={load} />}
      </span>
      <span className="mt-3 block text-h3 underline-offset-4 group-hover:underline">{name}</span>
      <span className="block text-meta text-ink-soft">{count}</span>
      {text && (
        <span className="mt-1 line-clamp-3 text-small text-ink-soft max-md:hidden">
          {formatTypography(text)}
        </span>
      )}
    </a>
  )
}
