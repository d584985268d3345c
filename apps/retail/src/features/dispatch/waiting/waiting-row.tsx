import { dispatchTexts } from '@svetlitsa/i18n/dispatch/dispatch-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { useEffect, useRef } from 'react'
import { useBoardView } from '../board-view.ts'
import { DraggableOrder } from '../drag/draggable-order.tsx'
import { DescribedDelivery } from '../order/described-delivery.tsx'
import type { WaitingOrder } from './list-waiting-orders.ts'
import { RowCrewProposal } from './row-crew-proposal.tsx'
import { RowProposal } from './row-proposal.tsx'

type WaitingRowProps = {
  waiting: WaitingOrder
  isFocused: boolean
  onAccepted: () => void
}

/** An order that waits, with the assembler who is proposed for it. */
export function WaitingRow({ waiting, isFocused, onAccepted }: WaitingRowProps) {
  const t = useTexts(dispatchTexts)
  const { proposals, crewProposals, chosen, open } = useBoardView()
  const row = useRef<HTMLLIElement>(null)
  const { order, waitsFor, key } = waiting
  const { number, address, hours, orderGuid } = order
  const proposal = proposals.find((one) => one.orderGuid === orderGuid)
  const crewProposal = crewProposals.find((one) => one.orderGuid === orderGuid)
  useEffect(() => {
    if (isFocused) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isFocused])
  const back = waitsFor === 'assembler' ? order.assemblyBack : order.crewBack
  const isChosen = chosen?.orderGuid === orderGuid
  const stateClass = isFocused
    ? 'border-l-accent bg-accent-soft'
    : `border-l-transparent ${isChosen ? 'bg-row-chosen' : 'bg-surface'}`
  return (
    <li ref={row} className={`border-b border-l-3 border-line px-3 py-2 lg:px-5 ${stateClass}`}>
      <DraggableOrder order={order} place={key}>
        <div className="flex items-start justify-between gap-2">
          <span className="min-w-0">
            <strong className="font-semibold tabular-nums">{number}</strong>{' '}
            <span className="text-ink-soft">
              {waitsFor === 'assembler' && hours > 0 && t('order.hours', { hours })}
            </span>
          </span>
          <Button
            size={40}
            kind="quiet"
            aria-label={t('waitingOrders.openFor', { number })}
            onClick={() => open({ kind: 'order', guid: orderGuid })}
          >
            {t('waitingOrders.open')}
          </Button>
        </div>
        <p className="line-clamp-2 wrap-anywhere">{address || t('order.noAddress')}</p>
        <p className="text-note text-ink-soft">
          <DescribedDelivery order={order} />
        </p>
        {back && <p className="text-note text-sale">{t(`waitingOrders.${back}`)}</p>}
      </DraggableOrder>
      {waitsFor === 'assembler' && proposal && (
        <RowProposal proposal={proposal} onAccepted={onAccepted} />
      )}
      {waitsFor === 'crew' && crewProposal && (
        <RowCrewProposal order={order} proposal={crewProposal} onAccepted={onAccepted} />
      )}
    </li>
  )
}
