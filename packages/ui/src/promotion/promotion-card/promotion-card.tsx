import { formatTypography } from '@svetlitsa/domain/text/format-typography'
import { type PictureData, ProductPicture } from '../../media/product-picture/product-picture.tsx'

type PromotionCardProps = {
  href: string
  title: string
  text: string
  /** «до 8 декабря». */
  until?: string | undefined
  /** «Смотреть товары»: looks like a link; the whole card is the link. */
  action: string
  picture?: PictureData | undefined
  load?: 'soon' | 'lazy'
}

/** A promotion in the list of promotions: its picture with its text below. */
export function PromotionCard(props: PromotionCardProps) {
  const { href, title, text, until, action, picture, load = 'lazy' } = props
  return (
    <a href={href} className="group block rounded-large">
      <span data-theme="light" className="block aspect-2/1 overflow-hidden rounded-large bg-sand">
        {picture && <ProductPicture picture={picture} alt="" load={load} />}
      </span>
      <span className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-window underline-offset-4 group-hover:underline">
          {formatTypography(title)}
        </span>
        {until && <span className="text-small text-ink-soft">{until}</span>}
      </span>
      {text && (
        <span className="mt-1 line-clamp-2 max-w-text text-ink-soft">{formatTypography(text)}</span>
      )}
      <span className="mt-2 inline-block text-small font-medium text-accent">{action}</span>
    </a>
  )
}
