import { link } from '@svetlitsa/domain/route/site-map'
import { typo } from '@svetlitsa/domain/text/typo'
import { productTexts } from '@svetlitsa/i18n/product-texts'
import { questionTexts } from '@svetlitsa/i18n/question-texts'
import { translator } from '@svetlitsa/i18n/translator'
import { ratingWords } from '@svetlitsa/shell/card/card-words'
import { Untranslated } from '@svetlitsa/ui/primitives/untranslated'
import { Rating } from '@svetlitsa/ui/shop/rating'
import type { ReactNode } from 'react'
import type { PageContext } from '../../page-context.ts'
import type { ProductOfPage } from './load-product.ts'
import { ProductMarks } from './product-marks.tsx'
import { CountedRating } from './review/counted-rating.tsx'

type ProductHeadProps = {
  product: ProductOfPage
  context: PageContext
  isKz: boolean
  /** How many questions were asked of it. */
  questionCount: number
  article: ReactNode
}

/** Name, rating, questions, manufacturer and article. */
export function ProductHead(props: ProductHeadProps) {
  const { product, context, isKz, questionCount, article } = props
  const texts = productTexts[context.language]
  const words = ratingWords(context.language, product.rating.count)
  const rating = <Rating rating={product.rating} words={words} href="#reviews" />
  return (
    <div>
      <h1 className="text-h1">{typo(product.name)}</h1>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-ink-soft">
        {context.isCrawler ? (
          rating
        ) : (
          <CountedRating productId={product.id} count={product.rating.count}>
            {rating}
          </CountedRating>
        )}
        {questionCount > 0 && (
          <a
            href="#questions"
            className="rounded-small text-ink underline decoration-line-strong underline-offset-4"
          >
            {translator(questionTexts, context.language)('count', { count: questionCount })}
          </a>
        )}
        {product.vendor.name && (
          <a
            href={link.manufacturer(product.vendor.code)}
            className="rounded-small text-ink underline decoration-line-strong underline-offset-4"
          >
            <Untranslated on={context.language}>{typo(product.vendor.name)}</Untranslated>
          </a>
        )}
        {article}
        {!context.isCrawler && (
          <ProductMarks
            productId={product.id}
            word={texts.marks}
            hidden={isKz ? texts.hiddenInKz : null}
          />
        )}
      </p>
    </div>
  )
}
