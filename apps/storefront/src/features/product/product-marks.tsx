'use client'

import { useMarks } from '@svetlitsa/api-client/query/product-detail'
import { useShellState } from '@svetlitsa/api-client/query/shell'

/** The marks of the assortment, for staff who have switched hidden blocks on (storefront §6). */
export function ProductMarks({ productId, word }: { productId: number; word: string }) {
  const { data: shell } = useShellState()
  const { data } = useMarks(productId, shell?.showsHiddenBlocks === true)
  const marks = data?.[0]?.categorizations ?? []
  if (marks.length === 0) return null
  return (
    <span>
      {word}: {marks.join(', ')}
    </span>
  )
}
