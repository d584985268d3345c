import type { BoardOrder } from '@svetlitsa/api-client/dispatch/queries'

/** Where an order can be dropped, with its name for screen readers. */
export type DropPlace =
  | { kind: 'period'; assemblerId: number; period: number; label: string }
  | { kind: 'crew'; crewId: number; label: string }

/** What is dragged, or the place under it; its data are those of this feature. */
export type Dragged = { data: Record<string, unknown> } | null | undefined

export function readDraggedOrder(source: Dragged): BoardOrder | null {
  return (source?.data.order as BoardOrder | undefined) ?? null
}

export function readDropPlace(target: Dragged): DropPlace | null {
  return (target?.data.place as DropPlace | undefined) ?? null
}
