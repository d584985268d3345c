import { paymentHints } from '@svetlitsa/domain/price/payment-hints'
import { link } from '@svetlitsa/domain/route/site-map'
import { typo } from '@svetlitsa/domain/text/typo'
import { lookTexts } from '@svetlitsa/i18n/look-texts'
import { productTexts } from '@svetlitsa/i18n/product-texts'
import { shellTexts } from '@svetlitsa/i18n/shell-texts'
import { priceWords } from '@svetlitsa/shell/card/card-words'
import { sharedHeartWords } from '@svetlitsa/shell/favourite/heart-words'
import { Breadcrumbs } from '@svetlitsa/ui/primitives/breadcrumbs'
import { GalleryList } from '@svetlitsa/ui/shop/gallery-list'
import { Shield } from '@svetlitsa/ui/shop/shield'
import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { LazyCardRow } from '../../../../../../../cards/lazy-card-row.tsx'
import { ProductAlso } from '../../../../../../../features/product/also/product-also.tsx'
import { CrawlerOffers } from '../../../../../../../features/product/crawler-offers.tsx'
import { loadProductPage, loadSimilar } from '../../../../../../../features/product/load-product.ts'
import { LookButtons } from '../../../../../../../features/product/look/look-buttons.tsx'
import { OfferArticle } from '../../../../../../../features/product/offer-article.tsx'
import { OfferScope } from '../../../../../../../features/product/offer-scope.tsx'
import { ProductBuyBar } from '../../../../../../../features/product/product-buy-bar.tsx'
import { ProductBuying } from '../../../../../../../features/product/product-buying.tsx'
import { ProductColumns } from '../../../../../../../features/product/product-columns.tsx'
import { ProductGallery } from '../../../../../../../features/product/product-gallery.tsx'
import { ProductHead } from '../../../../../../../features/product/product-head.tsx'
import { ProductHeart } from '../../../../../../../features/product/product-heart.tsx'
import { productJsonLd } from '../../../../../../../features/product/product-json-ld.ts'
import { toProductOffers } from '../../../../../../../features/product/product-offer.ts'
import { ProductParts } from '../../../../../../../features/product/product-parts.tsx'
import { ProductScenes } from '../../../../../../../features/product/product-scenes.tsx'
import { ShareLink } from '../../../../../../../features/product/share-link.tsx'
import { shieldsOf } from '../../../../../../../features/product/shields-of.ts'
import { SoldNoMore } from '../../../../../../../features/product/sold-no-more.tsx'
import { loadInitialData } from '../../../../../../../load-shell.ts'
import { type ContextParams, contextOf } from '../../../../../../../page-context.ts'
import { breadcrumbList } from '../../../../../../../seo/breadcrumb-list.ts'
import { JsonLd } from '../../../../../../../seo/json-ld.tsx'
import { shareMetadata } from '../../../../../../../seo/share-metadata.ts'
import { siteOrigin } from '../../../../../../../site-origin.ts'

type ProductPageProps = {
  params: Promise<ContextParams & { section: string; product: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

async function load({ params, searchParams }: ProductPageProps) {
  const { section, product: code, ...rest } = await params
  const context = contextOf(rest)
  const { variant, language, isCrawler } = context
  const page = await loadProductPage(variant, language, isCrawler, code)
  if (!page) notFound()
  const { product, ...parts } = page
  const wanted = Number([(await searchParams).offer_id].flat()[0])
  const offerId = product.offers.some(({ id }) => id === wanted) ? wanted : product.offerIdCurrent
  if (product.sectionCode !== section) {
    const isOwn = offerId === product.offerIdCurrent
    permanentRedirect(link.product(product.sectionCode, code, isOwn ? {} : { offerId }))
  }
  return { context, product, parts, offerId }
}

export async function generateMetadata(props: ProductPageProps): Promise<Metadata> {
  const { context, product } = await load(props)
  const { title, description } = product.seo
  return {
    title: { absolute: title },
    description,
    alternates: { canonical: product.url },
    ...shareMetadata({
      language: context.language,
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
  const origin = siteOrigin(regionData.kz)
  const country = regionData.kz ? 'KZ' : 'RU'
  const { inStock } = parts
  const texts = productTexts[language]
  const section = {
    text: texts.sections.similarAll,
    href: link.section(product.sectionCode),
  }
  const offers = toProductOffers(product, texts.sizes.cm)
  const [first, ...others] = offers
  if (!first) {
    return <SoldNoMore product={product} similar={similar} context={context} sign={sign} />
  }
  const price = priceWords(language, product.byMetre)
  const buy = {
    name: typo(product.name),
    url: product.url,
    sign,
    unit: price.unit,
    quantity: product.isSaleRemains ? 1 : Math.max(1, product.minimumBatch),
    basketHref: link.basket(),
    words: {
      toBasket: texts.toBasket,
      adding: texts.adding,
      inBasket: texts.inBasket,
      absent: texts.absent,
    },
  }
  return (
    <OfferScope key={product.id} offers={[first, ...others]} offerId={offerId}>
      <div className="page-width">
        <div className="py-1 md:pt-4 md:pb-1">
          <Breadcrumbs
            label={shellTexts[language].crumbs.label}
            trail={product.breadcrumbs
              .slice(0, -1)
              .map(({ name, url }) => ({ label: name, href: url }))}
            current={typo(product.name)}
          />
        </div>
        <ProductColumns
          scenes={!isCrawler && <ProductScenes />}
          gallery={
            isCrawler ? (
              <GalleryList pictures={first.pictures} />
            ) : (
              <ProductGallery
                words={texts.gallery}
                shields={shieldsOf(product).map((shield) => (
                  <Shield key={shield.text} shield={shield} />
                ))}
                tools={
                  <>
                    <ProductHeart
                      productId={product.id}
                      name={product.name}
                      words={sharedHeartWords(language)}
                      look="white"
                    />
                    <ShareLink url={product.url} title={product.name} word={texts.share} />
                  </>
                }
                views={
                  <LookButtons
                    look={{
                      name: product.name,
                      model360: product.elarbis.model360,
                      ar: product.elarbis.ar,
                      qr: product.elarbis.qr,
                      finish: product.lookFinish,
                    }}
                    words={lookTexts[language]}
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
            article={isCrawler ? first.article : <OfferArticle words={texts.article} />}
          />
          {isCrawler ? (
            <CrawlerOffers offers={offers} url={product.url} sign={sign} words={price} />
          ) : (
            <ProductBuying
              product={product}
              context={context}
              regionData={regionData}
              hints={paymentHints(regionData, paymentGroups)}
              buy={buy}
            />
          )}
        </ProductColumns>
        <ProductParts
          product={product}
          offer={offers.find(({ id }) => id === offerId) ?? first}
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
          <ProductAlso productId={product.id} context={context} sign={sign} section={section} />
        )}
      </div>
      {!isCrawler && <ProductBuyBar buy={buy} />}
      <JsonLd
        data={productJsonLd(product, parts.reviews, { origin, currency, country, inStock })}
      />
      <JsonLd data={breadcrumbList(product.breadcrumbs, origin)} />
    </OfferScope>
  )
}
