import { Price, type PriceWords } from '@svetlitsa/ui/shop/price'
import type { ProductOffer } from './product-offer.ts'

type CrawlerOffersProps = {
  offers: readonly ProductOffer[]
  url: string
  sign: string
  words: PriceWords
}

/** Every offer as a plain link with its price, for crawlers (storefront §1). */
export function CrawlerOffers({ offers, url, sign, words }: CrawlerOffersProps) {
  return (
    <ul>
      {offers.map(({ id, finish, size, sizeText, price }) => (
        <li key={id} className="border-b border-line py-2">
          <a href={`${url}?offer_id=${id}`}>
            {[finish, size, sizeText].filter(Boolean).join(', ')}{' '}
            <Price price={price} words={words} sign={sign} size="small" />
          </a>
        </li>
      ))}
    </ul>
  )
}
