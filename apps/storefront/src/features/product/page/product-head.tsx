import { link } from '@svetlitsa/domain/route/site-map'
import { formatTypography } from '@svetlitsa/domain/text/format-typography'
import { productTexts } from '@svetlitsa/i18n/product/product-texts'
import { questionTexts } from '@svetlitsa/i18n/question/question-texts'
import { getTranslator } from '@svetlitsa/i18n/translator/get-translator'
import { getRatingTexts } from '@svetlitsa/shell/card/card-texts'
import { Untranslated } from '@svetlitsa/ui/data/untranslated'
import { Rating } from '@svetlitsa/ui/review/rating'
import type { ReactNode } from 'react'
import type { PageContext } from '../../../page-context/page-context.ts'
import { ProductMarks } from '../mark/product-marks.tsx'
import { LiveRating } from '../review/live-rating.tsx'
import type { ProductDetails } from './load-product-page.ts'

type ProductHeadProps = {
  product: ProductDetails
  context: PageContext
  isKz: boolean
  /** Number of questions about the product. */
  questionCount: number
  article: ReactNode
}

/** Name, rating, questions, vendor and article. */
export function ProductHead(props: ProductHeadProps) {
  const { product, context, isKz, questionCount, article } = props
  const texts = productTexts[context.language]
  const labels = getRatingTexts(context.language, product.rating.count)
  const rating = <Rating rating={product.rating} labels={labels} href="#reviews" />
  return (
    <div>
      <h1 className="text-h1">{formatTypography(product.name)}</h1>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-ink-soft">
        {context.isCrawler ? (
          rating
        ) : (
          <LiveRating productId={product.id} count={product.rating.count}>
            {rating}
          </LiveRating>
        )}
        {questionCount > 0 && (
          <a
            href="#questions"
            className="rounded-small text-ink underline decoration-line-strong underline-offset-4"
          >
            {getTranslator(questionTexts, context.language)('count', { count: questionCount })}
          </a>
        )}
        {product.vendor.name && (
          <a
            href={link.vendorPage(product.vendor.code)}
            className="rounded-small text-ink underline decoration-line-strong underline-offset-4"
          >
            <Untranslated pageLanguage={context.language}>
              {formatTypography(product.vendor.name)}
            </Untranslated>
          </a>
        )}
        {article}
        {!context.isCrawler && (
          <ProductMarks
            productId={product.id}
            label={texts.marks}
            hiddenText={isKz ? texts.hiddenInKz : null}
            linkText={texts.offerLink}
            name={formatTypography(product.name)}
          />
        )}
      </p>
    </div>
  )
}
