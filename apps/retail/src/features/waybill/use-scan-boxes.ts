import {
  useScanWaybillBox,
  useUndoWaybillScan,
  type WaybillCheck,
} from '@svetlitsa/api-client/waybill/queries'
import { normalizeBoxCode } from '@svetlitsa/domain/waybill/waybill-box'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { createIdempotencyKey } from '@svetlitsa/shell/form/create-idempotency-key'
import { useRef, useState } from 'react'
import { signalScan } from '../../scan/signal-scan.ts'

type Box = WaybillCheck['boxes'][number]

/** What happened to the last scan. */
export type ScanResult =
  | { kind: 'counted'; box: Box; missing: number }
  | { kind: 'undone'; code: string }
  /** In the words of the server; null where it could not be reached. */
  | { kind: 'refused'; message: string | null }

/**
 * Counts scanned boxes one after another, however quickly they are scanned, and tells each result by
 * sight, sound and vibration.
 */
export function useScanBoxes(number: string) {
  const { mutateAsync: scanBox } = useScanWaybillBox()
  const { mutateAsync: undoScan } = useUndoWaybillScan()
  const [result, setResult] = useState<ScanResult | null>(null)
  const queue = useRef<Promise<void>>(Promise.resolve())

  const enqueue = (change: () => Promise<ScanResult>) => {
    queue.current = queue.current.then(async () => {
      const next = await change().catch(
        (error: unknown): ScanResult => ({ kind: 'refused', message: getErrorMessage(error) }),
      )
      signalScan(next.kind !== 'refused')
      setResult(next)
    })
  }

  const scan = (scanned: string) => {
    const code = normalizeBoxCode(scanned)
    if (code === '') return
    enqueue(async () => {
      const { check } = await scanBox({ key: createIdempotencyKey(), number, code })
      const box = findLastScanned(check, code)
      return box
        ? { kind: 'counted', box, missing: check.missing }
        : { kind: 'refused', message: null }
    })
  }

  const undo = (code: string) =>
    enqueue(async () => {
      await undoScan({ key: createIdempotencyKey(), number, code })
      return { kind: 'undone', code }
    })

  return { scan, undo, result }
}

/** The counted box: the one with the code, or the one whose goods have it as their barcode. */
function findLastScanned({ boxes }: WaybillCheck, code: string): Box | undefined {
  const scanned = boxes.filter(({ scannedAt }) => scannedAt !== null)
  const byTime = scanned.toSorted((one, other) =>
    (one.scannedAt ?? '') < (other.scannedAt ?? '') ? 1 : -1,
  )
  return scanned.find((box) => box.code === code) ?? byTime[0]
}
