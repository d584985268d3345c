import type { Price as PriceValue } from '@svetlitsa/domain/price/price'
import { typo } from '@svetlitsa/domain/text/typo'
import { Price, type PriceWords } from '../shop/price.tsx'
import { type PictureData, ProductPicture } from '../shop/product-picture.tsx'

type SearchThingProps = {
  name: string
  picture: PictureData | null
  price: PriceValue
  sign?: string
  words: PriceWords
}

/** A thing for sale among the suggestions of the search: small picture, name and price. */
export function SearchThing({ name, picture, price, sign, words }: SearchThingProps) {
  return (
    <>
      <span
        data-theme="light"
        className="h-11 w-14 shrink-0 overflow-hidden rounded-compact bg-sand"
      >
        {picture && <ProductPicture picture={picture} alt="" load="soon" />}
      </span>
      <span className="line-clamp-2 min-w-0 grow">{typo(name)}</span>
      <span className="shrink-0">
        <Price price={price} words={words} sign={sign} size="small" />
      </span>
    </>
  )
}
