import type { Board } from '@svetlitsa/api-client/dispatch/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { dispatchTexts } from '@svetlitsa/i18n/dispatch/dispatch-texts'
import { formatDay } from '@svetlitsa/i18n/format/format-day'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { AssemblyFilesPart } from '../../../assembly-files/assembly-files-part.tsx'
import { buildListHref } from '../../../list-detail/build-list-href.ts'
import { DetailPane } from '../../../list-detail/detail-pane.tsx'
import { DetailRow } from '../../../list-detail/detail-row.tsx'
import { MoveOutcome } from '../../../order-move/move-outcome.tsx'
import { formatSlots } from '../format-slots.ts'
import { useDispatchMoves } from '../use-dispatch-moves.ts'
import { AssignForm } from './assign-form.tsx'
import { CrewChoice } from './crew-choice.tsx'
import { DescribedDelivery } from './described-delivery.tsx'

type OrderPaneProps = { board: Board; guid: string; onClose: () => void }

/** The order beside the board, with everything that dragging does, as menus and buttons. */
export function OrderPane({ board, guid, onClose }: OrderPaneProps) {
  const t = useTexts(dispatchTexts)
  const language = useLanguage()
  const moves = useDispatchMoves(board)
  const order = board.orders.find(({ orderGuid }) => orderGuid === guid)
  if (!order)
    return (
      <DetailPane
        title={t('order.pane')}
        closeLabel={t('order.close')}
        onClose={onClose}
        actions={null}
      >
        <Notice>{t('order.gone')}</Notice>
      </DetailPane>
    )
  const { number, address, hours, slots, assemblerId, crewId, assemblyState } = order
  const assembler = board.assemblers.find(({ id }) => id === assemblerId)?.name
  const [first] = slots
  const time = first && `${formatDay(first.date, language)}, ${formatSlots(slots)}`
  const canAssemble = assemblyState === 'requested' || assemblyState === 'planned'
  return (
    <DetailPane
      title={t('order.title', { number })}
      closeLabel={t('order.close')}
      onClose={onClose}
      actions={
        <TextLink href={buildListHref(link.retailOrders(), { order: guid })}>
          {t('order.card')}
        </TextLink>
      }
    >
      <dl>
        <DetailRow name={t('order.address')}>{address || t('order.noAddress')}</DetailRow>
        <DetailRow name={t('order.delivery')}>
          <DescribedDelivery order={order} isLabelled />
        </DetailRow>
        <DetailRow name={t('order.assembly')}>
          {hours > 0 ? t('order.hours', { hours }) : t('order.none')}
          {assemblyState === 'done' && `, ${t('order.done')}`}
        </DetailRow>
        {hours > 0 && (
          <DetailRow name={t('order.assembler')}>
            {assemblerId === null
              ? t('order.nobody')
              : [assembler, time].filter(Boolean).join('\n')}
          </DetailRow>
        )}
        {order.deliveryDate !== null && (
          <DetailRow name={t('order.crew')}>
            {board.crews.find(({ id }) => id === crewId)?.name ?? t('order.nobody')}
          </DetailRow>
        )}
      </dl>
      <div className="mt-3 grid gap-3 empty:hidden">
        <MoveOutcome {...moves.outcome} />
      </div>
      {canAssemble && (
        <AssignForm
          // Whoever has the order now is what the next choice is made from.
          key={`${assemblerId} ${first?.date} ${first?.period}`}
          board={board}
          order={order}
          moves={moves}
        />
      )}
      {order.deliveryDate !== null && (
        <CrewChoice key={crewId} board={board} order={order} moves={moves} />
      )}
      {hours > 0 && <AssemblyFilesPart orderGuid={guid} />}
    </DetailPane>
  )
}
