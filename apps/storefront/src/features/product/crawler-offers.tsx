import { priceWords } from '@svetlitsa/shell/card/card-words'
import { Price } from '@svetlitsa/ui/shop/price'
import type { PageContext } from '../../page-context.ts'
import type { ProductOffer } from './product-offer.ts'

type CrawlerOffersProps = {
  offers: readonly ProductOffer[]
  url: string
  sign: string
  context: PageContext
}

/** Every offer as a plain link with its price, for crawlers (storefront §1). */
export function CrawlerOffers({ offers, url, sign, context }: CrawlerOffersProps) {
  return (
    <ul>
      {offers.map(({ id, finish, size, sizeText, price }) => (
        <li key={id} className="border-b border-line py-2">
          <a href={`${url}?offer_id=${id}`}>
            {[finish, size, sizeText].filter(Boolean).join(', ')}{' '}
            <Price price={price} words={priceWords(context.language)} sign={sign} size="small" />
          </a>
        </li>
      ))}
    </ul>
  )
}
