'use client'

import { useReviews } from '@svetlitsa/api-client/query/review'
import { useLanguage } from '@svetlitsa/shell/language-provider'
import type { ReactNode } from 'react'
import { ReviewScore } from './review-score.tsx'
import { firstReviews, wantedReviews } from './wanted-reviews.ts'

type LivingScoreProps = { productId: number; children: ReactNode }

/** The sum that the list itself was answered with, so that one's own review counts in both at once. */
export function LivingScore({ productId, children }: LivingScoreProps) {
  const language = useLanguage()
  const { data } = useReviews(wantedReviews(productId, firstReviews))
  if (!data || data.statistic.count === 0) return children
  return <ReviewScore statistic={data.statistic} language={language} />
}
