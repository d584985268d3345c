import type { BasketChange } from '@svetlitsa/domain/basket/list-basket-changes'
import { basketTexts } from '@svetlitsa/i18n/basket/basket-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { useEffect, useRef } from 'react'
import { useChangeTexts } from '../../basket-change/use-change-texts.ts'

type OrderFailureNoticeProps = {
  /** Whether a field tells more; the focus is there. */
  failure: { message: string; isAtField: boolean }
  /** How the basket differs from the one that was displayed. */
  changes: readonly BasketChange[]
}

/**
 * Why the order was not made, and what changed in the basket (order.create, order.price-changed).
 * Takes the focus, because the button that was pressed may be a screen away, unless a field has it.
 */
export function OrderFailureNotice({ failure, changes }: OrderFailureNoticeProps) {
  const t = useTexts(basketTexts)
  const formatChange = useChangeTexts()
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // A failure is a new object each time, so a repeated one takes the focus again.
    if (!failure.isAtField) ref.current?.focus()
  }, [failure])
  return (
    <div ref={ref} tabIndex={-1} className="mt-4 scroll-mt-24 rounded-medium">
      <Notice tone="sale" live>
        <p>{failure.message || t('errors.unknown')}</p>
        {changes.length > 0 && (
          <ul className="mt-2 list-disc pl-5">
            {changes.map((change) => (
              <li key={`${change.offerId} ${change.reason}`}>{formatChange(change)}</li>
            ))}
          </ul>
        )}
      </Notice>
    </div>
  )
}
