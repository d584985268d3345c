import { useReadRetailOffers } from '@svetlitsa/api-client/retail-order/queries'
import { useState } from 'react'
import { signalScan } from '../../scan/signal-scan.ts'
import { useWedgeScanner } from '../../scan/use-wedge-scanner.ts'

type OfferScanOptions = {
  onAdd: (offerId: number, quantity: number) => void
  /** The code names no goods that can be sold, or several. */
  onUnclear: (code: string) => void
}

/** Adds the goods that alone have a scanned code, wherever the focus is, and returns the last scan. */
export function useOfferScan({ onAdd, onUnclear }: OfferScanOptions) {
  const read = useReadRetailOffers()
  const [scan, setScan] = useState<{ added: string | null; error: unknown }>()
  useWedgeScanner((code) => {
    const search = code.trim().slice(0, 100)
    const add = async () => {
      const { offers } = await read(search)
      const [only] = offers
      const isClear = only !== undefined && offers.length === 1 && only.remains > 0
      if (isClear) onAdd(only.offerId, only.minimumBatch)
      else onUnclear(search)
      signalScan(isClear)
      setScan({ added: isClear ? only.name : null, error: null })
    }
    add().catch((error: unknown) => {
      signalScan(false)
      setScan({ added: null, error })
    })
  })
  return scan
}
