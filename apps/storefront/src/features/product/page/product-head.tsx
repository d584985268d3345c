import { useClientValue } from '@svetlitsa/api-client/hydration/use-client-value'
import { useCachedReviews } from '@svetlitsa/api-client/review/use-cached-reviews'
import { productTexts } from '@svetlitsa/i18n/product/product-texts'
import { questionTexts } from '@svetlitsa/i18n/question/question-texts'
import { getRatingTexts } from '@svetlitsa/shell/card/card-texts'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Untranslated } from '@svetlitsa/ui/data/untranslated'
import { Rating } from '@svetlitsa/ui/review/rating'
import { ProductMarks } from '../mark/product-marks.tsx'
import type { ProductOffer } from '../offer/product-offer.ts'
import { useOffer } from '../offer/selected-offer.ts'
import { buildReviewsQuery, defaultReviewChoice } from '../review/build-reviews-query.ts'

type ProductHeadProps = {
  product: {
    id: number
    name: string
    rating: { score: number; count: number }
    vendor: { name: string; href: string } | null
  }
  /** Number of questions about the product. */
  questionCount: number
  /** The offer in the address. */
  offer: Pick<ProductOffer, 'id' | 'article'>
  isKz: boolean
  isCrawler: boolean
}

const linkClass = 'rounded-small text-ink underline decoration-line-strong underline-offset-4'

/** Name, rating, questions, vendor and article. */
export function ProductHead(props: ProductHeadProps) {
  const { product, questionCount, offer: initial, isKz, isCrawler } = props
  const { id, name, vendor } = product
  const t = useTexts(productTexts)
  const tQuestion = useTexts(questionTexts)
  const language = useLanguage()
  const offer = useOffer(initial)
  const rating = useLatestRating(id, product.rating)
  return (
    <div>
      <h1 className="text-h1">{name}</h1>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-ink-soft">
        <Rating rating={rating} labels={getRatingTexts(language, rating.count)} href="#reviews" />
        {questionCount > 0 && (
          <a href="#questions" className={linkClass}>
            {tQuestion('count', { count: questionCount })}
          </a>
        )}
        {vendor && (
          <a href={vendor.href} className={linkClass}>
            <Untranslated pageLanguage={language}>{vendor.name}</Untranslated>
          </a>
        )}
        {isCrawler ? offer.article : <span>{t('article', { article: offer.article })}</span>}
        {!isCrawler && <ProductMarks productId={id} offerId={offer.id} name={name} isKz={isKz} />}
      </p>
    </div>
  )
}

/**
 * The rating from the server until the list below has loaded a different number of reviews, such as
 * after the shopper's own review was accepted.
 */
function useLatestRating(productId: number, rating: ProductHeadProps['product']['rating']) {
  const reviews = useCachedReviews(buildReviewsQuery(productId, defaultReviewChoice))
  const statistic = useClientValue(reviews)?.statistic
  return statistic && statistic.count !== rating.count ? statistic : rating
}
