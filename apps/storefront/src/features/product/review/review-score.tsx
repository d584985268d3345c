import type { ReviewPage } from '@svetlitsa/api-client/query/review'
import type { Language } from '@svetlitsa/domain/language/read-language'
import { cardTexts } from '@svetlitsa/i18n/card-texts'
import { reviewTexts } from '@svetlitsa/i18n/review-texts'
import { translator } from '@svetlitsa/i18n/translator'
import { ScoreSummary } from '@svetlitsa/ui/shop/score-summary'

type ReviewScoreProps = { statistic: ReviewPage['statistic']; language: Language }

/** The sum of a product's reviews in the reader's words, on the server and in the browser alike. */
export function ReviewScore({ statistic, language }: ReviewScoreProps) {
  const say = translator(reviewTexts, language)
  const { score, count, byScore } = statistic
  return (
    <ScoreSummary
      score={score}
      starsLabel={say('score', { score: Math.round(score) })}
      decimal={cardTexts[language].decimal}
      counts={byScore.map((one) => ({ stars: one.score, count: one.count }))}
    >
      {say('count', { count })}
    </ScoreSummary>
  )
}
