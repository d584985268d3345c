import type { ReviewPage } from '@svetlitsa/api-client/review/queries'
import type { Language } from '@svetlitsa/domain/language/language'
import { productCardTexts } from '@svetlitsa/i18n/product-card/product-card-texts'
import { reviewTexts } from '@svetlitsa/i18n/review/review-texts'
import { getTranslator } from '@svetlitsa/i18n/translator/get-translator'
import { ScoreSummary } from '@svetlitsa/ui/review/score-summary'

type ReviewScoreProps = { statistic: ReviewPage['statistic']; language: Language }

/**
 * The summary of a product's reviews in the page's language; rendered both on the server and in the
 * browser.
 */
export function ReviewScore({ statistic, language }: ReviewScoreProps) {
  const t = getTranslator(reviewTexts, language)
  const { score, count, byScore } = statistic
  return (
    <ScoreSummary
      score={score}
      starsLabel={t('score', { score: Math.round(score) })}
      decimal={productCardTexts[language].decimal}
      counts={byScore.map((row) => ({ stars: row.score, count: row.count }))}
    >
      {t('count', { count })}
    </ScoreSummary>
  )
}
