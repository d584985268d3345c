'use client'

import { useMarks } from '@svetlitsa/api-client/query/product-detail'

export type StaffMarksProps = {
  productId: number
  word: string
  /** What the region's customers do not see on the page; null where they see all. */
  hidden: string | null
}

/** The marks of the assortment, and what the region's pages hide (storefront §6). */
export function StaffMarks({ productId, word, hidden }: StaffMarksProps) {
  const { data } = useMarks(productId, true)
  const marks = data?.[0]?.categorizations ?? []
  return (
    <>
      {marks.length > 0 && (
        <span>
          {word}: {marks.join(', ')}
        </span>
      )}
      {hidden && <span>{hidden}</span>}
    </>
  )
}
