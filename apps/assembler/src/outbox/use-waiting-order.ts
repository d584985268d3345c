import type { WaitingPhoto } from './outbox-action.ts'
import { useOutboxState } from './outbox-provider.tsx'

export interface WaitingOrder {
  isCalled: boolean
  isFinished: boolean
  /** The last tick of each line. */
  ticks: ReadonlyMap<number, boolean>
  photos: readonly WaitingPhoto[]
}

/** What was done with an order and is not in the data of the shop yet. */
export function useWaitingOrder(number: string): WaitingOrder {
  const { actions, arrived } = useOutboxState()
  const ticks = new Map<number, boolean>()
  const photos: WaitingPhoto[] = []
  let [isCalled, isFinished] = [false, false]
  for (const action of new Set([...arrived, ...actions])) {
    if (action.order !== number || action.refusal !== null) continue
    if (action.kind === 'confirmCall') isCalled = true
    if (action.kind === 'setGallery') photos.push(...action.photos)
    if (action.kind !== 'setAssembly') continue
    const { saleId, assembled } = action.input
    if (saleId === undefined) isFinished = assembled
    else ticks.set(saleId, assembled)
  }
  return { isCalled, isFinished, ticks, photos }
}
