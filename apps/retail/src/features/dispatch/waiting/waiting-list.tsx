import { dispatchTexts } from '@svetlitsa/i18n/dispatch/dispatch-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { useRef } from 'react'
import type { WaitingOrder } from './list-waiting-orders.ts'
import { WaitingRow } from './waiting-row.tsx'

type WaitingListProps = {
  waitsFor: WaitingOrder['waitsFor']
  orders: readonly WaitingOrder[]
  /** The key of the row that arrow keys have reached. */
  focusedKey: string | undefined
}

/** The orders that wait for an assembler, or for a crew. */
export function WaitingList({ waitsFor, orders, focusedKey }: WaitingListProps) {
  const t = useTexts(dispatchTexts)
  const heading = useRef<HTMLHeadingElement>(null)
  const isAssembler = waitsFor === 'assembler'
  return (
    <section aria-labelledby={waitsFor}>
      <h2
        id={waitsFor}
        ref={heading}
        tabIndex={-1}
        className="border-b border-line px-4 py-2 text-note font-medium text-ink-soft outline-none lg:px-6"
      >
        {t(isAssembler ? 'waitingOrders.assembler' : 'waitingOrders.crew')}
        {orders.length > 0 && ` · ${orders.length}`}
      </h2>
      {orders.length === 0 && (
        <p className="border-b border-line px-4 py-3 text-ink-soft lg:px-6">
          {t(isAssembler ? 'waitingOrders.noAssembler' : 'waitingOrders.noCrew')}
        </p>
      )}
      <ul>
        {orders.map((waiting) => (
          <WaitingRow
            key={waiting.key}
            waiting={waiting}
            isFocused={waiting.key === focusedKey}
            // The row is gone with its button: the focus stays at the list.
            onAccepted={() => heading.current?.focus()}
          />
        ))}
      </ul>
    </section>
  )
}
