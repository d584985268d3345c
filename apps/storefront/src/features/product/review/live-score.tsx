'use client'

import { useReviews } from '@svetlitsa/api-client/review/queries'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import type { ReactNode } from 'react'
import { buildReviewsQuery, defaultReviewChoice } from './build-reviews-query.ts'
import { ReviewScore } from './review-score.tsx'

type LiveScoreProps = { productId: number; children: ReactNode }

/**
 * The summary from the response of the review list, so that a new review counts in both at once.
 */
export function LiveScore({ productId, children }: LiveScoreProps) {
  const language = useLanguage()
  const { data } = useReviews(buildReviewsQuery(productId, defaultReviewChoice))
  if (!data || data.statistic.count === 0) return children
  return <ReviewScore statistic={data.statistic} language={language} />
}
