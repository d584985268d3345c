import type { TagOffer } from '@svetlitsa/api-client/price-print/queries'
import { useCallback, useState } from 'react'
import {
  addToQueue,
  getGoodsKey,
  type QueueItem,
  removeFromQueue,
  setCopies,
  toGoodsItem,
} from './tag-queue.ts'

/** The tags that wait for printing, and what a seller does with them. */
export function useTagQueue() {
  const [queue, setQueue] = useState<readonly QueueItem[]>([])
  const add = useCallback((item: QueueItem) => setQueue((old) => addToQueue(old, item)), [])
  const remove = useCallback(
    (keys: readonly string[]) => setQueue((old) => removeFromQueue(old, keys)),
    [],
  )
  const toggle = (offer: TagOffer) => {
    const key = getGoodsKey(offer.offerId)
    if (queue.some((item) => item.key === key)) remove([key])
    else add(toGoodsItem(offer))
  }
  /** All of them, or none where all of them wait already. */
  const toggleAll = (offers: readonly TagOffer[]) => {
    const waiting = new Set(queue.map(({ key }) => key))
    const missing = offers.filter(({ offerId }) => !waiting.has(getGoodsKey(offerId)))
    if (missing.length === 0) remove(offers.map(({ offerId }) => getGoodsKey(offerId)))
    for (const offer of missing) add(toGoodsItem(offer))
  }
  return {
    queue,
    add,
    remove,
    toggle,
    toggleAll,
    setCopies: (key: string, copies: number) => setQueue((old) => setCopies(old, key, copies)),
    step: (key: string, by: number) =>
      setQueue((old) => {
        const item = old.find((one) => one.key === key)
        return item ? setCopies(old, key, item.copies + by) : old
      }),
  }
}
