import type { TagOffer } from '@svetlitsa/api-client/price-print/queries'
import { offerLimits } from '@svetlitsa/domain/price-tag/price-print'
import { useCallback, useState } from 'react'

/** Goods that are offered to a customer, and how many of them. */
export type OfferLine = { offer: TagOffer; quantity: number }

/** The lines of a price offer; it knows nothing of the tags that wait for printing. */
export function useOfferLines() {
  const [lines, setLines] = useState<readonly OfferLine[]>([])
  const [days, setDays] = useState<string>(String(offerLimits.usualDays))
  /** One more of goods that are there already, as a second scan means. */
  const add = useCallback(
    (offer: TagOffer) =>
      setLines((old) => {
        const known = old.find((line) => line.offer.offerId === offer.offerId)
        if (!known) return [...old, { offer, quantity: 1 }].slice(0, offerLimits.lines)
        const quantity = Math.min(known.quantity + 1, offerLimits.quantity)
        return old.map((line) => (line === known ? { offer, quantity } : line))
      }),
    [],
  )
  const setQuantity = (offerId: number, quantity: number) =>
    setLines((old) =>
      old.map((line) => (line.offer.offerId === offerId ? { ...line, quantity } : line)),
    )
  const remove = (offerId: number) =>
    setLines((old) => old.filter(({ offer }) => offer.offerId !== offerId))
  return { lines, add, setQuantity, remove, days, setDays }
}
