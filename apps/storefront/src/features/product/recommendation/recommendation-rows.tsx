'use client'

import { useRecommendations } from '@svetlitsa/api-client/recommendation/queries'
import { CardRow } from '../../../card/card-row.tsx'
import type { PageContext } from '../../../page-context/page-context.ts'

export type RecommendationRowsProps = {
  productId: number
  context: PageContext
  sign: string
  /** The link «Весь раздел». */
  section: { text: string; href: string }
}

/**
 * Recommendations by kind: bought together, same series, similar. A kind without products is left
 * out.
 */
export function RecommendationRows({ productId, context, sign, section }: RecommendationRowsProps) {
  const { data } = useRecommendations({ productId })
  return (
    <div className="flex flex-col gap-section">
      {(data ?? []).map(({ type, name, PRODUCTS }) => (
        <CardRow
          key={type}
          title={name}
          products={PRODUCTS}
          context={context}
          sign={sign}
          {...(type === 'similar' && { all: section })}
        />
      ))}
    </div>
  )
}
