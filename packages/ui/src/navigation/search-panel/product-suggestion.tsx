import type { Price as PriceValue } from '@svetlitsa/domain/price/price'
import { formatTypography } from '@svetlitsa/domain/text/format-typography'
import { type PictureData, ProductPicture } from '../../media/product-picture/product-picture.tsx'
import { Price, type PriceLabels } from '../../product/price/price.tsx'

type ProductSuggestionProps = {
  name: string
  picture: PictureData | null
  price: PriceValue
  sign?: string
  labels: PriceLabels
}

/** A product among the search suggestions: small picture, name and price. */
export function ProductSuggestion({ name, picture, price, sign, labels }: ProductSuggestionProps) {
  return (
    <>
      <span
        data-theme="light"
        className="h-11 w-14 shrink-0 overflow-hidden rounded-compact bg-sand"
      >
        {picture && <ProductPicture picture={picture} alt="" load="soon" />}
      </span>
      <span className="line-clamp-2 min-w-0 grow">{formatTypography(name)}</span>
      <span className="shrink-0">
        <Price price={price} labels={labels} sign={sign} size="small" />
      </span>
    </>
  )
}
