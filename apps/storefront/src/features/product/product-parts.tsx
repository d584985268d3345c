import { typo } from '@svetlitsa/domain/text/typo'
import { productTexts } from '@svetlitsa/i18n/product-texts'
import type { PageContext } from '../../page-context.ts'
import type { ProductOfPage } from './load-product.ts'
import { PagePart } from './page-part.tsx'
import { ProductAnchors } from './product-anchors.tsx'
import { ProductSizes } from './product-sizes.tsx'
import { ProductSpecs } from './product-specs.tsx'
import { ProductStores } from './product-stores.tsx'
import { sizeFactsOf } from './size-facts-of.ts'

type ProductPartsProps = { product: ProductOfPage; context: PageContext }

/** What is to be read of a product, one part under another, with anchors that stick. */
export function ProductParts({ product, context }: ProductPartsProps) {
  const { language, isCrawler } = context
  const { sections, sizes, delivery, vendor, series } = productTexts[language]
  const hasSizes = product.offers.some(({ widthCm, heightCm }) => widthCm && heightCm)
  const parts = [
    ...(product.description ? [{ id: 'about', title: sections.about }] : []),
    ...(hasSizes ? [{ id: 'sizes', title: sections.sizes }] : []),
    { id: 'specs', title: sections.specs },
    ...(isCrawler ? [] : [{ id: 'stores', title: sections.stores }]),
  ]
  const shared = [
    { name: vendor, value: typo(product.vendor.name) },
    ...(product.series ? [{ name: series, value: `«${product.series}»` }] : []),
  ]
  return (
    <div className="mt-10 flex flex-col gap-10 lg:mt-14 lg:gap-14">
      {!isCrawler && <ProductAnchors label={sections.nav} parts={parts} />}
      {product.description && (
        <PagePart id="about" title={sections.about}>
          <div className="flex max-w-text flex-col gap-3 text-lead">
            {product.description.split(/\n+/).map((paragraph) => (
              <p key={paragraph}>{typo(paragraph)}</p>
            ))}
          </div>
        </PagePart>
      )}
      {hasSizes && (
        <PagePart id="sizes" title={sections.sizes} hint={sections.sizesHint}>
          <ProductSizes
            words={{ front: sizes.front, side: sizes.side, unit: sizes.cm }}
            facts={sizeFactsOf(product, language)}
          />
        </PagePart>
      )}
      <PagePart id="specs" title={sections.specs}>
        <ProductSpecs shared={shared} />
      </PagePart>
      {!isCrawler && (
        <PagePart id="stores" title={sections.stores}>
          <ProductStores
            productId={product.id}
            words={{ none: delivery.noStores, failed: delivery.failed }}
          />
        </PagePart>
      )}
    </div>
  )
}
