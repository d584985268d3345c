import type { Card } from '@svetlitsa/domain/card/card'
import { link } from '@svetlitsa/domain/route/site-map'
import { formatTypography } from '@svetlitsa/domain/text/format-typography'
import { productTexts } from '@svetlitsa/i18n/product/product-texts'
import { EmptyState } from '@svetlitsa/ui/feedback/empty-state'
import { CardRow } from '../../../card/card-row.tsx'
import type { PageContext } from '../../../page-context/page-context.ts'
import type { ProductDetails } from '../page/load-product-page.ts'

type ProductUnavailableProps = {
  product: ProductDetails
  similar: readonly Card[]
  context: PageContext
  sign: string
}

/**
 * The page of a product without offers: it cannot be bought, similar ones are shown
 * (card.forbidden).
 */
export function ProductUnavailable({ product, similar, context, sign }: ProductUnavailableProps) {
  const texts = productTexts[context.language]
  return (
    <div className="page-width flex flex-col gap-10 py-6 lg:py-10">
      <h1 className="text-h1">{formatTypography(product.name)}</h1>
      <EmptyState title={texts.forbidden}>{texts.forbiddenText}</EmptyState>
      <CardRow
        title={texts.sections.similar}
        products={similar}
        context={context}
        sign={sign}
        all={{ text: texts.sections.similarAll, href: link.section(product.sectionCode) }}
      />
    </div>
  )
}
