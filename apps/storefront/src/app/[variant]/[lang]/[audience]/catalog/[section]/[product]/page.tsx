import { getPaymentHints } from '@svetlitsa/domain/price/get-payment-hints'
import { getMinimumQuantity } from '@svetlitsa/domain/quantity/get-minimum-quantity'
import { link } from '@svetlitsa/domain/route/site-map'
import { formatTypography } from '@svetlitsa/domain/text/format-typography'
import { productTexts } from '@svetlitsa/i18n/product/product-texts'
import { productViewerTexts } from '@svetlitsa/i18n/product-viewer/product-viewer-texts'
import { shellTexts } from '@svetlitsa/i18n/shell/shell-texts'
import { getPriceTexts } from '@svetlitsa/shell/card/card-texts'
import { CompareToggle } from '@svetlitsa/shell/compare/compare-toggle'
import { getCompareTexts } from '@svetlitsa/shell/compare/get-compare-texts'
import { getHeartTexts } from '@svetlitsa/shell/favourite/get-heart-texts'
import { getStockNoticeTexts } from '@svetlitsa/shell/stock-notice/get-stock-notice-texts'
import { Breadcrumbs } from '@svetlitsa/ui/navigation/breadcrumbs'
import { GalleryList } from '@svetlitsa/ui/product/gallery/gallery-list'
import { Shield } from '@svetlitsa/ui/product/shield'
import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { LazyCardRow } from '../../../../../../../card/lazy-card-row.tsx'
import { getLengthTexts } from '../../../../../../../features/product/buying/get-length-texts.ts'
import { ProductBuyBar } from '../../../../../../../features/product/buying/product-buy-bar.tsx'
import { ProductBuying } from '../../../../../../../features/product/buying/product-buying.tsx'
import { ProductHeart } from '../../../../../../../features/product/buying/product-heart.tsx'
import {
  ProductGallery,
  ProductScenes,
} from '../../../../../../../features/product/gallery/product-gallery.tsx'
import { ShareLink } from '../../../../../../../features/product/gallery/share-link.tsx'
import { getTopShields } from '../../../../../../../features/product/mark/get-top-shields.ts'
import { CrawlerOffers } from '../../../../../../../features/product/offer/crawler-offers.tsx'
import { OfferArticle } from '../../../../../../../features/product/offer/offer-article.tsx'
import { OfferProvider } from '../../../../../../../features/product/offer/offer-provider.tsx'
import { toProductOffers } from '../../../../../../../features/product/offer/product-offer.ts'
import { buildProductJsonLd } from '../../../../../../../features/product/page/build-product-json-ld.ts'
import {
  loadProductPage,
  loadSimilar,
} from '../../../../../../../features/product/page/load-product-page.ts'
import { ProductColumns } from '../../../../../../../features/product/page/product-columns.tsx'
import { ProductHead } from '../../../../../../../features/product/page/product-head.tsx'
import { ProductParts } from '../../../../../../../features/product/page/product-parts.tsx'
import { ProductRecommendations } from '../../../../../../../features/product/recommendation/product-recommendations.tsx'
import { ProductUnavailable } from '../../../../../../../features/product/recommendation/product-unavailable.tsx'
import { ProductViewerButtons } from '../../../../../../../features/product/viewer/product-viewer-buttons.tsx'
import { buildBreadcrumbList } from '../../../../../../../json-ld/breadcrumb-data.tsx'
import { JsonLd } from '../../../../../../../json-ld/json-ld.tsx'
import { getSiteOrigin } from '../../../../../../../page-context/get-site-origin.ts'
import { loadInitialData } from '../../../../../../../page-context/load-initial-data.ts'
import {
  type ContextParams,
  toPageContext,
} from '../../../../../../../page-context/page-context.ts'
import { buildShareMetadata } from '../../../../../../../page-metadata/build-share-metadata.ts'

type ProductPageProps = {
  params: Promise<ContextParams & { section: string; product: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

async function load({ params, searchParams }: ProductPageProps) {
  const { section, product: code, ...rest } = await params
  const context = toPageContext(rest)
  const { variant, language, isCrawler } = context
  const page = await loadProductPage(variant, language, isCrawler, code)
  if (!page) notFound()
  const { product, ...parts } = page
  const requestedOfferId = Number([(await searchParams).offer_id].flat()[0])
  const offerId = product.offers.some(({ id }) => id === requestedOfferId)
    ? requestedOfferId
    : product.offerIdCurrent
  if (product.sectionCode !== section) {
    const isCurrentOffer = offerId === product.offerIdCurrent
    permanentRedirect(link.product(product.sectionCode, code, isCurrentOffer ? {} : { offerId }))
  }
  return { context, product, parts, offerId }
}

export async function generateMetadata(props: ProductPageProps): Promise<Metadata> {
  const { context, product } = await load(props)
  const { title, description } = product.seo
  const { shop } = await loadInitialData(context)
  return {
    title: { absolute: title },
    description,
    alternates: { canonical: product.url },
    ...buildShareMetadata({
      language: context.language,
      shopName: shop.name,
      title,
      description,
      path: product.url,
      picture: product.images.detail.medium ?? undefined,
    }),
  }
}

export default async function ProductPage(props: ProductPageProps) {
  const { context, product, parts, offerId } = await load(props)
  const { language, isCrawler } = context
  const [{ regionData, paymentGroups }, similar] = await Promise.all([
    loadInitialData(context),
    isCrawler || product.isForbidden ? loadSimilar(context, product) : [],
  ])
  const { sign, code: currency } = regionData.currency
  const origin = getSiteOrigin(regionData.kz)
  const country = regionData.kz ? 'KZ' : 'RU'
  const { inStock } = parts
  const texts = productTexts[language]
  const section = {
    text: texts.sections.similarAll,
    href: link.section(product.sectionCode),
  }
  const offers = toProductOffers(product, texts.sizes.cm)
  const [firstOffer, ...otherOffers] = offers
  if (!firstOffer) {
    return <ProductUnavailable product={product} similar={similar} context={context} sign={sign} />
  }
  const price = getPriceTexts(language, product.byMetre)
  const buy = {
    name: formatTypography(product.name),
    url: product.url,
    sign,
    length: product.byMetre ? getLengthTexts(language, product.name) : null,
    basketHref: link.basket(),
    texts: {
      toBasket: texts.toBasket,
      adding: texts.adding,
      inBasket: texts.inBasket,
      notice: getStockNoticeTexts(language),
    },
  }
  return (
    <OfferProvider
      key={product.id}
      offers={[firstOffer, ...otherOffers]}
      offerId={offerId}
      quantity={getMinimumQuantity({ ...product, sellsRemains: product.isSaleRemains })}
    >
      <div className="page-width">
        <div className="py-1 md:pt-4 md:pb-1">
          <Breadcrumbs
            label={shellTexts[language].crumbs.label}
            trail={product.breadcrumbs
              .slice(0, -1)
              .map(({ name, url }) => ({ label: name, href: url }))}
            current={formatTypography(product.name)}
          />
        </div>
        <ProductColumns
          scenes={!isCrawler && <ProductScenes />}
          gallery={
            isCrawler ? (
              <GalleryList pictures={firstOffer.pictures} />
            ) : (
              <ProductGallery
                texts={texts.gallery}
                shields={getTopShields(product).map((shield) => (
                  <Shield key={shield.text} shield={shield} />
                ))}
                tools={
                  <>
                    <ProductHeart
                      productId={product.id}
                      name={product.name}
                      projectId={product.projectId}
                      texts={getHeartTexts(language)}
                      variant="white"
                    />
                    <CompareToggle
                      offerId={offerId}
                      name={product.name}
                      href={product.url}
                      texts={getCompareTexts(language)}
                      variant="white"
                    />
                    <ShareLink url={product.url} title={product.name} buttonLabel={texts.share} />
                  </>
                }
                views={
                  <ProductViewerButtons
                    viewer={{
                      name: product.name,
                      model360: product.elarbis.model360,
                      ar: product.elarbis.ar,
                      qr: product.elarbis.qr,
                      finish: product.lookFinish,
                    }}
                    texts={productViewerTexts[language]}
                  />
                }
              />
            )
          }
        >
          <ProductHead
            product={product}
            context={context}
            isKz={regionData.kz}
            questionCount={parts.questions.totalCount}
            article={isCrawler ? firstOffer.article : <OfferArticle template={texts.article} />}
          />
          {isCrawler ? (
            <CrawlerOffers offers={offers} url={product.url} sign={sign} texts={price} />
          ) : (
            <ProductBuying
              product={product}
              context={context}
              regionData={regionData}
              hints={getPaymentHints(regionData, paymentGroups)}
              buy={buy}
            />
          )}
        </ProductColumns>
        <ProductParts
          product={product}
          offer={offers.find(({ id }) => id === offerId) ?? firstOffer}
          parts={parts}
          sign={sign}
          context={context}
        />
        {isCrawler ? (
          <div className="mt-section">
            <LazyCardRow
              title={texts.sections.similar}
              products={similar}
              context={context}
              sign={sign}
              all={section}
            />
          </div>
        ) : (
          <ProductRecommendations
            productId={product.id}
            context={context}
            sign={sign}
            section={section}
          />
        )}
      </div>
      {!isCrawler && <ProductBuyBar buy={buy} />}
      <JsonLd
        data={buildProductJsonLd(product, parts.reviews, { origin, currency, country, inStock })}
      />
      <JsonLd data={buildBreadcrumbList(product.breadcrumbs, origin)} />
    </OfferProvider>
  )
}
