import { Price, type PriceLabels } from '@svetlitsa/ui/product/price'
import type { ProductOffer } from './product-offer.ts'

type CrawlerOffersProps = {
  offers: readonly ProductOffer[]
  url: string
  sign: string
  texts: PriceLabels
}

/** Every offer as a plain link with its price, for crawlers (crawler.variant). */
export function CrawlerOffers({ offers, url, sign, texts }: CrawlerOffersProps) {
  return (
    <ul>
      {offers.map(({ id, finish, size, sizeText, price }) => (
        <li key={id} className="border-b border-line py-2">
          <a href={`${url}?offer_id=${id}`}>
            {[finish, size, sizeText].filter(Boolean).join(', ')}{' '}
            <Price price={price} labels={texts} sign={sign} size="small" />
          </a>
        </li>
      ))}
    </ul>
  )
}
