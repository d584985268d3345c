'use client'

import { useMarks } from '@svetlitsa/api-client/product-detail/queries'

export type StaffMarksProps = {
  productId: number
  label: string
  /** What the page hides from customers of the region; null when it hides nothing. */
  hiddenText: string | null
}

/** The assortment marks of a product, and what pages of the region hide (role.employee). */
export function StaffMarks({ productId, label, hiddenText }: StaffMarksProps) {
  const { data } = useMarks(productId, true)
  const marks = data?.[0]?.categorizations ?? []
  return (
    <>
      {marks.length > 0 && (
        <span>
          {label}: {marks.join(', ')}
        </span>
      )}
      {hiddenText && <span>{hiddenText}</span>}
    </>
  )
}
