import { formatTypography } from '@svetlitsa/domain/text/format-typography'
import { kitTexts } from '@svetlitsa/i18n/kit/kit-texts'
import { productTexts } from '@svetlitsa/i18n/product/product-texts'
import { questionTexts } from '@svetlitsa/i18n/question/question-texts'
import { reviewTexts } from '@svetlitsa/i18n/review/review-texts'
import { toPictureData } from '@svetlitsa/shell/picture/to-picture-data'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { Untranslated } from '@svetlitsa/ui/data/untranslated'
import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import { Icon } from '@svetlitsa/ui/media/icon'
import { ProductPicture } from '@svetlitsa/ui/media/product-picture'
import { FileText, ShieldCheck } from 'lucide'
import { Island } from '../../../island/island.tsx'
import type { PageContext } from '../../../page-context/page-context.ts'
import { NearMark } from '../../../rendering/near-mark.tsx'
import { KitPart } from '../kit/kit-part.tsx'
import type { ProductOffer } from '../offer/product-offer.ts'
import { QuestionPart } from '../question/question-part.tsx'
import { ReviewPart } from '../review/review-part.tsx'
import type { ProductDetails, ProductPageParts } from './load-product-page.ts'
import { PagePart } from './page-part.tsx'
import { ProductAnchors } from './product-anchors.tsx'
import { ProductTags } from './product-tags.tsx'

type ProductPartsProps = {
  product: ProductDetails
  /** The offer in the address. */
  offer: ProductOffer
  parts: ProductPageParts
  sign: string
  context: PageContext
}

/** The sections of a product page with their sticky anchors. */
export function ProductParts({ product, offer, parts, sign, context }: ProductPartsProps) {
  const { language, isCrawler } = context
  const { sections } = productTexts[language]
  const hasSizes = product.offers.some(({ widthCm, heightCm }) => widthCm && heightCm)
  const productId = product.id
  // With a single offer nothing is selected, so that the markup of the server stays.
  const isVaried = product.offers.length > 1
  const hasOwnSpecs = isVaried && Object.keys(product.offerCharacteristics).length > 0
  const { widthCm, depthCm, heightCm, drawing, boxes } = offer
  const renderUntranslated = (texts: string) => (
    <Untranslated pageLanguage={language}>{texts}</Untranslated>
  )
  return (
    <div className="mt-10 flex flex-col gap-10 lg:mt-14 lg:gap-14">
      {!isCrawler && (
        <ProductAnchors
          label={sections.nav}
          parts={buildAnchors(product, parts, hasSizes, language)}
        />
      )}
      <ProductBanner banners={parts.banners} />
      {(product.description || parts.tags.length > 0) && (
        <PagePart id="about" title={sections.about}>
          <div className="flex max-w-text flex-col gap-3 text-lead">
            {product.description
              .split(/\n+/)
              .filter(Boolean)
              .map((paragraph) => (
                <p key={paragraph}>{renderUntranslated(formatTypography(paragraph))}</p>
              ))}
            <ProductTags label={sections.tags} tags={parts.tags} />
          </div>
        </PagePart>
      )}
      <KitPart productId={productId} parts={parts} sign={sign} context={context} />
      {hasSizes && (
        <PagePart id="sizes" title={sections.sizes} hint={sections.sizesHint}>
          <div className="flex flex-col gap-6">
            <Island
              name="sizeDiagram"
              props={{
                offer: { widthCm, depthCm, heightCm, drawing, boxes },
                needsAssembly: product.needsAssembly,
              }}
              hydrate={isVaried ? 'visible' : 'never'}
            />
            {!isCrawler && (
              <Island
                name="deliveryFitCheck"
                props={{ offer: { widthCm, depthCm, heightCm, boxes } }}
              />
            )}
          </div>
        </PagePart>
      )}
      <PagePart id="specs" title={sections.specs}>
        <Island
          name="productSpecs"
          props={{
            specs: product.characteristics.map(({ code, name, value }) => ({ code, name, value })),
            offer: { specs: offer.specs },
            vendor: formatTypography(product.vendor.name),
            series: product.series ? `«${product.series}»` : '',
          }}
          hydrate={hasOwnSpecs ? 'visible' : 'never'}
        />
        <DocumentLinks instructions={parts.instructions} />
      </PagePart>
      {!isCrawler && (
        <PagePart id="stores" title={sections.stores}>
          <Island name="storeStock" props={{ productId, offer: { id: offer.id } }}>
            <NearMark />
            <div aria-busy="true" className="flex min-h-312 flex-col gap-4 lg:min-h-142">
              <Skeleton width="half" />
              <Skeleton width="four-fifths" />
            </div>
          </Island>
        </PagePart>
      )}
      <ReviewPart
        productId={productId}
        offerId={offer.id}
        reviews={parts.reviews}
        context={context}
      />
      <QuestionPart productId={productId} questions={parts.questions} context={context} />
    </div>
  )
}

function buildAnchors(
  product: ProductDetails,
  parts: ProductPageParts,
  hasSizes: boolean,
  language: PageContext['language'],
) {
  const { sections } = productTexts[language]
  const { title, modules } = kitTexts[language]
  const kit = parts.groups.length > 0 ? modules : title
  return [
    ...(product.description || parts.tags.length > 0
      ? [{ id: 'about', title: sections.about }]
      : []),
    ...(parts.kits.length > 0 ? [{ id: 'kit', title: kit }] : []),
    ...(hasSizes ? [{ id: 'sizes', title: sections.sizes }] : []),
    { id: 'specs', title: sections.specs },
    { id: 'stores', title: sections.stores },
    { id: 'reviews', title: reviewTexts[language].title },
    { id: 'questions', title: questionTexts[language].title },
  ]
}

/** PDF documents of a product; each opens in a new tab. */
function DocumentLinks({ instructions }: Pick<ProductPageParts, 'instructions'>) {
  if (instructions.length === 0) return null
  return (
    <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-3 text-small">
      {instructions.map(({ id, kind, name, url }) => (
        <li key={id}>
          <TextLink
            href={url}
            target="_blank"
            rel="noopener"
            icon={<Icon iconNode={kind === 'certificate' ? ShieldCheck : FileText} size="line" />}
          >
            {name}
          </TextLink>
        </li>
      ))}
    </ul>
  )
}

const size = { width: 320, height: 200 }

/** The banner strip of a product: text, with a picture where it has one. */
function ProductBanner({ banners }: Pick<ProductPageParts, 'banners'>) {
  const [banner] = banners
  if (!banner) return null
  const { url, name, imgUrl } = banner
  return (
    <a
      href={url}
      className="group mt-8 flex items-center justify-between gap-6 overflow-hidden rounded-medium bg-honey-soft lg:mt-10"
    >
      <span className="px-5 py-4 text-h3 underline-offset-4 group-hover:underline">{name}</span>
      {imgUrl && (
        <span className="h-20 w-32 shrink-0">
          <ProductPicture picture={toPictureData({ src: imgUrl, ...size }, 'thumb')} alt="" />
        </span>
      )}
    </a>
  )
}
