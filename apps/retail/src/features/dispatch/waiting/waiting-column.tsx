import { dispatchTexts } from '@svetlitsa/i18n/dispatch/dispatch-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { useMemo } from 'react'
import { useLetterKeys } from '../../../list-detail/use-letter-keys.ts'
import { useRowKeyboard } from '../../../list-detail/use-row-keyboard.ts'
import { useBoardView } from '../board-view.ts'
import { listWaitingOrders } from './list-waiting-orders.ts'
import { WaitingList } from './waiting-list.tsx'

const groups = ['assembler', 'crew'] as const

/** The orders that wait; arrow keys move, Enter opens one, A accepts its proposal. */
export function WaitingColumn() {
  const t = useTexts(dispatchTexts)
  const { board, proposals, crewProposals, open, moves } = useBoardView()
  const waiting = useMemo(() => listWaitingOrders(board), [board])
  const { focused } = useRowKeyboard({
    count: waiting.length,
    onOpen: (index) => {
      const guid = waiting[index]?.order.orderGuid
      if (guid) open({ kind: 'order', guid })
    },
    onSearch: () => undefined,
    onClose: () => open(null),
  })
  const current = waiting[focused]
  const proposal = proposals.find(({ orderGuid }) => orderGuid === current?.order.orderGuid)
  const crewProposal = crewProposals.find(({ orderGuid }) => orderGuid === current?.order.orderGuid)
  useLetterKeys({
    KeyA: () => {
      if (moves.isPending || !current) return
      if (current.waitsFor === 'assembler') {
        if (proposal) void moves.accept([proposal])
      } else if (crewProposal) void moves.setCrew(current.order, crewProposal.crewId)
    },
  })
  const needsTime = waiting.some(({ waitsFor }) => waitsFor === 'assembler')
  const isOver = board.date < board.today
  return (
    <section
      aria-label={t('waitingOrders.label')}
      // A region that scrolls is reached by the keyboard also when nothing in it takes focus.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: see above.
      tabIndex={0}
      className="-outline-offset-2 lg:sticky lg:top-24 lg:max-h-[75vh] lg:w-88 lg:shrink-0 lg:overflow-y-auto lg:border-r lg:border-line"
    >
      {proposals.length > 1 && (
        <div className="border-b border-line px-4 py-2 lg:px-6">
          <Button
            size={40}
            wide
            waiting={moves.isPending && t('waiting')}
            onClick={() => void moves.accept(proposals)}
          >
            {t('proposals.acceptAll', { count: proposals.length })}
          </Button>
        </div>
      )}
      {needsTime && proposals.length === 0 && !isOver && (
        <p className="border-b border-line px-4 py-2 text-note text-ink-soft lg:px-6">
          {t('proposals.none')}
        </p>
      )}
      {groups.map((waitsFor) => (
        <WaitingList
          key={waitsFor}
          waitsFor={waitsFor}
          orders={waiting.filter((one) => one.waitsFor === waitsFor)}
          focusedKey={current?.key}
        />
      ))}
    </section>
  )
}
