import { getSugarGiftThreshold } from '@svetlitsa/domain/price/has-sugar-gift'
import { link } from '@svetlitsa/domain/route/site-map'
import { formatTypography } from '@svetlitsa/domain/text/format-typography'
import { getPriceTexts } from '@svetlitsa/shell/card/card-texts'
import { GalleryList } from '@svetlitsa/ui/product/gallery/gallery-list'
import { Island } from '../../../island/island.tsx'
import type { loadInitialData } from '../../../page-context/load-initial-data.ts'
import type { PageContext } from '../../../page-context/page-context.ts'
import type { ProductBuy } from '../buying/product-buy.ts'
import { getTopBadges } from '../mark/get-top-badges.ts'
import { CrawlerOffers } from '../offer/crawler-offers.tsx'
import type { ProductOffer } from '../offer/product-offer.ts'
import { toGalleryPictures } from '../offer/to-gallery-pictures.ts'
import type { ProductDetails } from './load-product-page.ts'
import { ProductColumns } from './product-columns.tsx'

type ProductFirstScreenProps = {
  product: ProductDetails
  offers: readonly ProductOffer[]
  /** The offer in the address. */
  offer: ProductOffer
  buy: ProductBuy
  questionCount: number
  regionData: Awaited<ReturnType<typeof loadInitialData>>['regionData']
  context: PageContext
}

/** The first screen of a product: its gallery, its name and the buying column. */
export function ProductFirstScreen(props: ProductFirstScreenProps) {
  const { product, offers, offer, buy, questionCount, regionData, context } = props
  const { language, isCrawler } = context
  const { id, guid, name, url, hit, projectId, warrantyMonths, rating, vendor, elarbis } = product
  const shownOffer = isCrawler ? (offers[0] ?? offer) : offer
  return (
    <ProductColumns
      gallery={
        isCrawler ? (
          <GalleryList pictures={toGalleryPictures(shownOffer, name)} />
        ) : (
          <Island
            name="productGallery"
            props={{
              product: { id, name, url, projectId },
              viewer: {
                model360: elarbis.model360,
                ar: elarbis.ar,
                qr: elarbis.qr,
                finish: product.lookFinish,
              },
              badges: getTopBadges(product),
              offer: {
                id: offer.id,
                price: offer.price,
                finish: offer.finish,
                size: offer.size,
                pictures: offer.pictures,
                scenes: offer.scenes,
                viewer: offer.viewer,
              },
            }}
          />
        )
      }
    >
      <Island
        name="productHead"
        props={{
          product: {
            id,
            name: buy.name,
            rating: { score: rating.score, count: rating.count },
            vendor: vendor.name
              ? { name: formatTypography(vendor.name), href: link.vendorPage(vendor.code) }
              : null,
          },
          questionCount,
          offer: { id: shownOffer.id, article: shownOffer.article },
          isKz: regionData.kz,
          isCrawler,
        }}
      />
      {isCrawler ? (
        <CrawlerOffers
          offers={offers}
          url={url}
          sign={buy.sign}
          texts={getPriceTexts(language, buy.byMetre)}
        />
      ) : (
        <Island
          name={buy.byMetre ? 'metreBuying' : 'productBuying'}
          props={{
            product: { id, guid, name, hit, projectId, warrantyMonths },
            buy,
            terms: { minimumBatch: product.minimumBatch, sellsRemains: product.isSaleRemains },
            offers,
            offerId: offer.id,
            hasBonus: !regionData.disableBonus,
            giftThreshold: regionData.sugarGift ? getSugarGiftThreshold(regionData) : null,
          }}
          hydrate="load"
        />
      )}
    </ProductColumns>
  )
}
