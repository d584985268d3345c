import { link } from '@svetlitsa/domain/route/site-map'
import { typo } from '@svetlitsa/domain/text/typo'
import { productTexts } from '@svetlitsa/i18n/product-texts'
import type { ProductOfCall } from '@svetlitsa/shell/card/product-of-call'
import { EmptyState } from '@svetlitsa/ui/primitives/empty-state'
import { LazyCardRow } from '../../cards/lazy-card-row.tsx'
import type { PageContext } from '../../page-context.ts'
import type { ProductOfPage } from './load-product.ts'

type SoldNoMoreProps = {
  product: ProductOfPage
  similar: readonly ProductOfCall[]
  context: PageContext
  sign: string
}

/** A product without offers keeps its page: it cannot be bought, similar ones can (storefront §3). */
export function SoldNoMore({ product, similar, context, sign }: SoldNoMoreProps) {
  const texts = productTexts[context.language]
  return (
    <div className="page-width flex flex-col gap-10 py-6 lg:py-10">
      <h1 className="text-h1">{typo(product.name)}</h1>
      <EmptyState title={texts.forbidden}>{texts.forbiddenText}</EmptyState>
      <LazyCardRow
        title={texts.sections.similar}
        products={similar}
        context={context}
        sign={sign}
        all={{ text: texts.sections.similarAll, href: link.section(product.sectionCode) }}
      />
    </div>
  )
}
