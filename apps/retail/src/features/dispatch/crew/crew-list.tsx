import type { BoardCrew } from '@svetlitsa/api-client/dispatch/queries'
import { dispatchTexts } from '@svetlitsa/i18n/dispatch/dispatch-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { Badge } from '@svetlitsa/ui/feedback/badge'
import { useBoardView } from '../board-view.ts'
import { DraggableOrder } from '../drag/draggable-order.tsx'
import { DropArea } from '../drag/drop-area.tsx'

/** The delivery crews of a day with what they deliver; orders are dropped on a crew. */
export function CrewList() {
  const t = useTexts(dispatchTexts)
  const { board, open } = useBoardView()
  return (
    <section aria-labelledby="crews" className="min-w-0">
      <div className="flex items-center justify-between gap-3 border-b border-line px-4 py-1 lg:px-6">
        <h2 id="crews" className="text-note font-medium text-ink-soft">
          {t('crews.label')}
        </h2>
        <Button size={40} kind="quiet" onClick={() => open({ kind: 'crew', id: null })}>
          {t('crews.add')}
        </Button>
      </div>
      {board.crews.length === 0 && (
        <p className="px-4 py-4 text-ink-soft lg:px-6">{t('crews.empty')}</p>
      )}
      <ul>
        {board.crews.map((crew) => (
          <li key={crew.id} className="border-b border-line">
            <DropArea place={{ kind: 'crew', crewId: crew.id, label: crew.name }}>
              <CrewRow crew={crew} />
            </DropArea>
          </li>
        ))}
      </ul>
    </section>
  )
}

function CrewRow({ crew: { id, name, load, dayCapacity, isActive } }: { crew: BoardCrew }) {
  const t = useTexts(dispatchTexts)
  const { board, open } = useBoardView()
  const orders = board.orders.filter(
    ({ crewId, deliveryDate }) => crewId === id && deliveryDate === board.date,
  )
  return (
    <div className="px-4 py-2 lg:px-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <TextLink
          tone="bare"
          aria-label={t('crews.change', { name })}
          onClick={() => open({ kind: 'crew', id })}
        >
          <strong className="block text-left font-semibold wrap-anywhere">{name}</strong>
        </TextLink>
        {isActive ? (
          <span
            className={`text-note tabular-nums ${load >= dayCapacity ? 'text-sale' : 'text-ink-soft'}`}
          >
            {t('crews.load', { load, limit: dayCapacity })}
          </span>
        ) : (
          <Badge tone="closed">{t('crews.disabled')}</Badge>
        )}
      </div>
      <ul aria-label={t('crews.deliveries', { name })} className="mt-1 empty:hidden">
        {orders.map((order) => (
          <li key={order.orderGuid}>
            <DraggableOrder order={order} place={`crew-${id}`}>
              <span className="flex min-w-0 items-baseline gap-2 py-1">
                <TextLink
                  tone="bare"
                  aria-label={t('order.title', { number: order.number })}
                  onClick={() => open({ kind: 'order', guid: order.orderGuid })}
                >
                  <span className="tabular-nums">{order.number}</span>
                </TextLink>
                <span className="shrink-0 text-note text-ink-soft tabular-nums">
                  {order.timeFrom && `${order.timeFrom}–${order.timeTo}`}
                </span>
                <span className="min-w-0 truncate text-note text-ink-soft">{order.address}</span>
              </span>
            </DraggableOrder>
          </li>
        ))}
      </ul>
    </div>
  )
}
