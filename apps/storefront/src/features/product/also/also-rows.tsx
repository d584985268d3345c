'use client'

import { useRecommendations } from '@svetlitsa/api-client/query/recommendation'
import { CardRow } from '../../../cards/card-row.tsx'
import type { PageContext } from '../../../page-context.ts'

export type AlsoRowsProps = {
  productId: number
  context: PageContext
  sign: string
  /** «Весь раздел», and where it is. */
  section: { text: string; href: string }
}

/** Recommendations by their kind: together, of the series, alike; a kind without goods is left out. */
export function AlsoRows({ productId, context, sign, section }: AlsoRowsProps) {
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
