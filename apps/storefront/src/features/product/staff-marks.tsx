'use client'

import { useMarks } from '@svetlitsa/api-client/query/product-detail'

export type StaffMarksProps = { productId: number; word: string }

/** The marks of the assortment. */
export function StaffMarks({ productId, word }: StaffMarksProps) {
  const { data } = useMarks(productId, true)
  const marks = data?.[0]?.categorizations ?? []
  if (marks.length === 0) return null
  return (
    <span>
      {word}: {marks.join(', ')}
    </span>
  )
}
