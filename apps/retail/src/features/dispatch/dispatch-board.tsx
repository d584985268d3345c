import { type Board, useProposals } from '@svetlitsa/api-client/dispatch/queries'
import { dispatchTexts } from '@svetlitsa/i18n/dispatch/dispatch-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { useMemo, useState } from 'react'
import { MoveOutcome } from '../../order-move/move-outcome.tsx'
import { AssemblerGrid } from './board/assembler-grid.tsx'
import { BoardProvider, type OpenPane } from './board-view.ts'
import { CrewList } from './crew/crew-list.tsx'
import { CrewPane } from './crew/crew-pane.tsx'
import { DragBoard } from './drag/drag-board.tsx'
import { LimitList } from './limit-list.tsx'
import { OrderPane } from './order/order-pane.tsx'
import { useDispatchMoves } from './use-dispatch-moves.ts'
import { WaitingColumn } from './waiting/waiting-column.tsx'
import { WorkplacePane } from './workplace-pane.tsx'

/** The orders that wait, the assemblers, the crews and the limits of one day. */
export function DispatchBoard({ board }: { board: Board }) {
  const t = useTexts(dispatchTexts)
  const [pane, open] = useState<OpenPane>(null)
  const moves = useDispatchMoves(board)
  const proposing = useProposals(board.date, board.date >= board.today)
  const { proposals, crewProposals } = useMemo(() => {
    const shown = new Set(board.orders.map(({ orderGuid }) => orderGuid))
    const isShown = ({ orderGuid }: { orderGuid: string }) => shown.has(orderGuid)
    return {
      proposals: (proposing.data?.proposals ?? []).filter(isShown),
      crewProposals: (proposing.data?.crews ?? []).filter(isShown),
    }
  }, [proposing.data, board.orders])
  const chosen =
    pane?.kind === 'order'
      ? (board.orders.find(({ orderGuid }) => orderGuid === pane.guid) ?? null)
      : null
  return (
    <BoardProvider value={{ board, proposals, crewProposals, chosen, open, moves }}>
      <div className="grid gap-2 px-4 pb-2 empty:hidden lg:px-6">
        <MoveOutcome {...moves.outcome} />
        {proposing.isError && (
          <ErrorNotice text={t('proposals.loadFailed')} onRetry={() => void proposing.refetch()} />
        )}
      </div>
      <DragBoard>
        <div className="border-t border-line text-small lg:flex lg:items-start">
          <WaitingColumn />
          <div className="min-w-0 grow">
            <AssemblerGrid />
            <div className="grid items-start lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
              <CrewList />
              <LimitList />
            </div>
          </div>
          <BoardPane board={board} pane={pane} onClose={() => open(null)} />
        </div>
      </DragBoard>
    </BoardProvider>
  )
}

type BoardPaneProps = { board: Board; pane: OpenPane; onClose: () => void }

function BoardPane({ board, pane, onClose }: BoardPaneProps) {
  if (pane === null) return null
  if (pane.kind === 'order')
    return <OrderPane key={pane.guid} board={board} guid={pane.guid} onClose={onClose} />
  if (pane.kind === 'crew')
    return <CrewPane key={pane.id} board={board} id={pane.id} onClose={onClose} />
  const assembler = board.assemblers.find(({ id }) => id === pane.id)
  return (
    assembler && (
      <WorkplacePane key={pane.id} board={board} assembler={assembler} onClose={onClose} />
    )
  )
}
