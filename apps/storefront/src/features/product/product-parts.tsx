import { typo } from '@svetlitsa/domain/text/typo'
import { carryTexts } from '@svetlitsa/i18n/carry-texts'
import { kitTexts } from '@svetlitsa/i18n/kit-texts'
import { productTexts } from '@svetlitsa/i18n/product-texts'
import { questionTexts } from '@svetlitsa/i18n/question-texts'
import { reviewTexts } from '@svetlitsa/i18n/review-texts'
import { Untranslated } from '@svetlitsa/ui/primitives/untranslated'
import type { PageContext } from '../../page-context.ts'
import { CarryCheck } from './carry/carry-check.tsx'
import { KitPart } from './kit/kit-part.tsx'
import type { PartsOfPage, ProductOfPage } from './load-product.ts'
import { PagePart } from './page-part.tsx'
import { PaperLinks } from './paper-links.tsx'
import { ProductAnchors } from './product-anchors.tsx'
import { ProductBanner } from './product-banner.tsx'
import type { ProductOffer } from './product-offer.ts'
import { ProductSizes } from './product-sizes.tsx'
import { ProductSpecs } from './product-specs.tsx'
import { QuestionPart } from './question/question-part.tsx'
import { ReviewPart } from './review/review-part.tsx'
import { SizeBoard } from './size-board.tsx'
import { sizeFactsOf } from './size-facts-of.ts'
import { ProductStores } from './store/product-stores.tsx'

type ProductPartsProps = {
  product: ProductOfPage
  /** The one that the address names. */
  offer: ProductOffer
  parts: PartsOfPage
  sign: string
  context: PageContext
}

/** What is to be read of a product, one part under another, with anchors that stick. */
export function ProductParts({ product, offer, parts, sign, context }: ProductPartsProps) {
  const { language, isCrawler } = context
  const { sections, sizes, vendor, series } = productTexts[language]
  const hasSizes = product.offers.some(({ widthCm, heightCm }) => widthCm && heightCm)
  const sizeWords = { front: sizes.front, side: sizes.side, top: sizes.top, unit: sizes.cm }
  const facts = sizeFactsOf(product, language)
  const said = (words: string) => <Untranslated on={language}>{words}</Untranslated>
  const shared = [
    ...(product.vendor.name ? [{ name: vendor, value: said(typo(product.vendor.name)) }] : []),
    ...(product.series ? [{ name: series, value: said(`«${product.series}»`) }] : []),
  ]
  return (
    <div className="mt-10 flex flex-col gap-10 lg:mt-14 lg:gap-14">
      {!isCrawler && (
        <ProductAnchors
          label={sections.nav}
          parts={anchorsOf(product, parts, hasSizes, language)}
        />
      )}
      <ProductBanner banners={parts.banners} />
      {product.description && (
        <PagePart id="about" title={sections.about}>
          <div className="flex max-w-text flex-col gap-3 text-lead">
            {product.description.split(/\n+/).map((paragraph) => (
              <p key={paragraph}>{said(typo(paragraph))}</p>
            ))}
          </div>
        </PagePart>
      )}
      <KitPart productId={product.id} parts={parts} sign={sign} context={context} />
      {hasSizes && (
        <PagePart id="sizes" title={sections.sizes} hint={sections.sizesHint}>
          <div className="flex flex-col gap-6">
            <ProductSizes words={sizeWords} facts={facts}>
              <SizeBoard offer={offer} words={sizeWords} facts={facts} />
            </ProductSizes>
            {!isCrawler && <CarryCheck words={{ open: carryTexts[language].open }} />}
          </div>
        </PagePart>
      )}
      <PagePart id="specs" title={sections.specs}>
        <ProductSpecs shared={shared} />
        <PaperLinks instructions={parts.instructions} />
      </PagePart>
      {!isCrawler && (
        <PagePart id="stores" title={sections.stores}>
          <ProductStores productId={product.id} />
        </PagePart>
      )}
      <ReviewPart productId={product.id} reviews={parts.reviews} context={context} />
      <QuestionPart productId={product.id} questions={parts.questions} context={context} />
    </div>
  )
}

function anchorsOf(
  product: ProductOfPage,
  parts: PartsOfPage,
  hasSizes: boolean,
  language: PageContext['language'],
) {
  const { sections } = productTexts[language]
  const { title, modules } = kitTexts[language]
  const kit = parts.groups.length > 0 ? modules : title
  return [
    ...(product.description ? [{ id: 'about', title: sections.about }] : []),
    ...(parts.kits.length > 0 ? [{ id: 'kit', title: kit }] : []),
    ...(hasSizes ? [{ id: 'sizes', title: sections.sizes }] : []),
    { id: 'specs', title: sections.specs },
    { id: 'stores', title: sections.stores },
    { id: 'reviews', title: reviewTexts[language].title },
    { id: 'questions', title: questionTexts[language].title },
  ]
}
