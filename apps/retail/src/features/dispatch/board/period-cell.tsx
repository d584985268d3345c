import type { BoardAssembler } from '@svetlitsa/api-client/dispatch/queries'
import { dispatchTexts } from '@svetlitsa/i18n/dispatch/dispatch-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { useBoardView } from '../board-view.ts'
import { DraggableOrder } from '../drag/draggable-order.tsx'
import { DropArea } from '../drag/drop-area.tsx'
import { formatPeriod } from '../format-slots.ts'
import { getPeriodState } from './get-period-state.ts'

type PeriodCellProps = {
  assembler: BoardAssembler
  period: BoardAssembler['periods'][number]
}

/** A period of an assembler: its order, a proposal, or why there is none; orders are dropped here. */
export function PeriodCell({ assembler: { id, name }, period }: PeriodCellProps) {
  const t = useTexts(dispatchTexts)
  const { board, proposals, chosen } = useBoardView()
  const state = getPeriodState(period)
  const time = formatPeriod(period.period)
  const isOpen = state === 'free' || state === 'unoffered'
  const proposal = proposals.find(
    ({ assemblerId, slots }) =>
      assemblerId === id &&
      slots.some((slot) => slot.date === board.date && slot.period === period.period),
  )
  const label = `${name}, ${time}`
  const tone = isOpen ? (proposal ? 'proposed' : state === 'free' ? 'free' : 'plain') : 'closed'
  return (
    <DropArea
      place={{ kind: 'period', assemblerId: id, period: period.period, label }}
      tone={state === 'taken' ? 'taken' : tone}
    >
      <div className="flex min-h-14 min-w-0 flex-col justify-center px-2 py-1">
        <span className="text-note text-ink-soft tabular-nums lg:sr-only">{time}</span>
        {state === 'taken' ? (
          <TakenPeriod number={period.orderNumber ?? ''} place={label} />
        ) : (
          <span className="text-note">
            {proposal ? `${proposal.number}: ${t('proposals.short')}` : t(`board.${state}`)}
          </span>
        )}
        {isOpen && chosen && chosen.hours > 0 && (
          <AssignHere assemblerId={id} period={period.period} label={label} />
        )}
      </div>
    </DropArea>
  )
}

/** The order of a period; pressing its number opens it. */
function TakenPeriod({ number, place }: { number: string; place: string }) {
  const t = useTexts(dispatchTexts)
  const { board, open } = useBoardView()
  const order = board.orders.find((one) => one.number === number)
  if (!order) return <strong className="font-semibold tabular-nums">{number}</strong>
  return (
    <DraggableOrder order={order} place={place}>
      <TextLink
        tone="bare"
        aria-label={t('board.taken', { number, place })}
        onClick={() => open({ kind: 'order', guid: order.orderGuid })}
      >
        <strong className="font-semibold tabular-nums">{number}</strong>
      </TextLink>
      <span className="line-clamp-2 wrap-anywhere text-note text-ink-soft">{order.address}</span>
    </DraggableOrder>
  )
}

type AssignHereProps = { assemblerId: number; period: number; label: string }

/** Gives the chosen order to this period by one press, without dragging. */
function AssignHere({ assemblerId, period, label }: AssignHereProps) {
  const t = useTexts(dispatchTexts)
  const { board, chosen, moves } = useBoardView()
  if (!chosen) return null
  return (
    <TextLink
      aria-label={t('board.hereFor', { number: chosen.number, place: label })}
      onClick={() => void moves.assign(chosen, { assemblerId, date: board.date, period })}
    >
      <span className="block text-left text-note">{t('board.here')}</span>
    </TextLink>
  )
}
