import { getMinimumQuantity } from '@svetlitsa/domain/quantity/selling-terms'
import { link } from '@svetlitsa/domain/route/site-map'
import { formatTypography } from '@svetlitsa/domain/text/format-typography'
import { productTexts } from '@svetlitsa/i18n/product/product-texts'
import { shellTexts } from '@svetlitsa/i18n/shell/shell-texts'
import { Breadcrumbs } from '@svetlitsa/ui/navigation/breadcrumbs'
import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { CardRow } from '../../../../../../../card/card-row.tsx'
import { pickOfferToBuy } from '../../../../../../../features/product/buying/product-buy.ts'
import { toProductOffers } from '../../../../../../../features/product/offer/product-offer.ts'
import { buildProductJsonLd } from '../../../../../../../features/product/page/build-product-json-ld.ts'
import {
  loadProductPage,
  loadSimilar,
} from '../../../../../../../features/product/page/load-product-page.ts'
import { ProductFirstScreen } from '../../../../../../../features/product/page/product-first-screen.tsx'
import { ProductParts } from '../../../../../../../features/product/page/product-parts.tsx'
import { ProductUnavailable } from '../../../../../../../features/product/recommendation/product-unavailable.tsx'
import { Island } from '../../../../../../../island/island.tsx'
import { buildBreadcrumbList } from '../../../../../../../json-ld/breadcrumb-data.tsx'
import { JsonLd } from '../../../../../../../json-ld/json-ld.tsx'
import { getSiteOrigin } from '../../../../../../../page-context/get-site-origin.ts'
import { loadInitialData } from '../../../../../../../page-context/load-initial-data.ts'
import {
  type ContextParams,
  toPageContext,
} from '../../../../../../../page-context/page-context.ts'
import { buildShareMetadata } from '../../../../../../../page-metadata/build-share-metadata.ts'
import { NearMark } from '../../../../../../../rendering/near-mark.tsx'

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
  const [{ regionData }, similar] = await Promise.all([
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
  const offer = offers.find(({ id }) => id === offerId) ?? offers[0]
  if (!offer) {
    return <ProductUnavailable product={product} similar={similar} context={context} sign={sign} />
  }
  const buy = {
    name: formatTypography(product.name),
    url: product.url,
    sign,
    byMetre: product.byMetre,
    quantity: getMinimumQuantity({ ...product, sellsRemains: product.isSaleRemains }),
  }
  return (
    <>
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
        <ProductFirstScreen
          product={product}
          offers={offers}
          offer={offer}
          buy={buy}
          questionCount={parts.questions.totalCount}
          regionData={regionData}
          context={context}
        />
        <ProductParts product={product} offer={offer} parts={parts} sign={sign} context={context} />
        {isCrawler ? (
          <div className="mt-section">
            <CardRow
              title={texts.sections.similar}
              products={similar}
              context={context}
              sign={sign}
              all={section}
            />
          </div>
        ) : (
          <div className="relative mt-section noscript:hidden">
            <Island name="recommendationRows" props={{ productId: product.id, sign, section }}>
              <NearMark />
              {/* Nothing below two or three rows is pushed down as they come. */}
              <div className="min-h-405 lg:min-h-495" />
            </Island>
          </div>
        )}
      </div>
      {!isCrawler && (
        <Island name="productBuyBar" props={{ offer: pickOfferToBuy(offer), buy }} hydrate="load" />
      )}
      <JsonLd
        data={buildProductJsonLd(product, parts.reviews, { origin, currency, country, inStock })}
      />
      <JsonLd data={buildBreadcrumbList(product.breadcrumbs, origin)} />
    </>
  )
}
