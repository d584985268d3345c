import { useOutboxState } from './outbox-provider.tsx'

/** Tells which orders are marked as assembled, though the shop does not know yet. */
export function useWaitingOrders(): { isFinished: (number: string) => boolean } {
  const { actions, arrived } = useOutboxState()
  const finished = new Set<string>()
  for (const action of [...arrived, ...actions]) {
    if (action.kind !== 'setAssembly' || action.refusal !== null) continue
    const { orderId, saleId, assembled } = action.input
    if (saleId === undefined && assembled) finished.add(orderId)
  }
  return { isFinished: (number) => finished.has(number) }
}
