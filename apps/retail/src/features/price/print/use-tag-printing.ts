import { usePrintTags } from '@svetlitsa/api-client/price-tag/queries'
import type { TagDays } from '@svetlitsa/domain/price-tag/price-print'
import type { TagFormatCode } from '@svetlitsa/domain/price-tag/tag-format'
import { priceTagTexts } from '@svetlitsa/i18n/price-tag/price-tag-texts'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { useRef, useState } from 'react'
import { listMovedPrices, type QueueItem, toPrintInput } from '../queue/tag-queue.ts'
import type { PrintedDocument } from './printed-document.ts'

export type PrintOutcome = {
  message: string
  isFailure: boolean
  /** The goods that are no longer sold. */
  gone: readonly number[]
}

/** Prints the queue at the prices of this moment, and says what came of it. */
export function useTagPrinting(input: {
  queue: readonly QueueItem[]
  storeId: number | undefined
  format: TagFormatCode
  days: TagDays | null
  onPrint: (document: PrintedDocument) => void
}) {
  const { queue, storeId, format, days, onPrint } = input
  const t = useTexts(priceTagTexts)
  const print = usePrintTags()
  const [outcome, setOutcome] = useState<PrintOutcome | null>(null)
  // One key for the retries of a printing whose answer was lost; the next one has its own prices.
  const attempt = useRef({ body: '', key: '' })
  const fail = (message: string, gone: readonly number[] = []) =>
    setOutcome({ message, isFailure: true, gone })

  const printTags = async () => {
    if (print.isPending || queue.length === 0) return
    setOutcome(null)
    const request = { storeId, format, ...toPrintInput(queue, days) }
    const body = JSON.stringify(request)
    if (attempt.current.body !== body) attempt.current = { body, key: crypto.randomUUID() }
    const { key } = attempt.current
    try {
      const result = await print.mutateAsync({ ...request, key })
      attempt.current = { body: '', key: '' }
      if (!result.ok) return fail(result.message, result.details?.gone ?? [])
      onPrint({ kind: 'tags', id: key, printed: result.answer, format })
      const count = result.answer.tags.reduce((sum, tag) => sum + tag.copies, 0)
      const moved = listMovedPrices(queue, result.answer.tags)
      const message = [
        t('printed', { count }),
        ...(moved.length > 0 ? [t('priceMoved', { names: moved.join(', ') })] : []),
      ].join(' ')
      setOutcome({ message, isFailure: false, gone: [] })
    } catch (cause) {
      fail(getErrorMessage(cause) ?? t('failed'))
    }
  }

  return {
    printTags,
    isPending: print.isPending,
    outcome,
    clearOutcome: () => setOutcome(null),
  }
}
