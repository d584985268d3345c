import type {
  Board,
  BoardOrder,
  CrewProposal,
  Proposal,
} from '@svetlitsa/api-client/dispatch/queries'
import { createContext, useContext } from 'react'
import type { DispatchMoves } from './use-dispatch-moves.ts'

/** What lies beside the board: an order, the workplace of an assembler, or a crew. */
export type OpenPane =
  | { kind: 'order'; guid: string }
  | { kind: 'assembler'; id: number }
  | { kind: 'crew'; id: number | null }
  | null

interface BoardView {
  board: Board
  proposals: readonly Proposal[]
  crewProposals: readonly CrewProposal[]
  /** The order that is open in the pane. */
  chosen: BoardOrder | null
  open: (pane: OpenPane) => void
  moves: DispatchMoves
}

const BoardContext = createContext<BoardView | null>(null)
export const BoardProvider = BoardContext.Provider

/** The board that is looked at, and what can be done on it. */
export function useBoardView(): BoardView {
  const view = useContext(BoardContext)
  if (!view) throw new Error('useBoardView must be used within a BoardProvider')
  return view
}
