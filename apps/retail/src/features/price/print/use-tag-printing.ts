import { usePriceOffer } from '@svetlitsa/api-client/price-print/queries'
import { type PrintedTags, usePrintTags } from '@svetlitsa/api-client/price-tag/queries'
import type { TagDays } from '@svetlitsa/domain/price-tag/get-reprint-days'
import type { TagFormatCode } from '@svetlitsa/domain/price-tag/tag-format'
import { priceTagTexts } from '@svetlitsa/i18n/price-tag/price-tag-texts'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { useRef, useState } from 'react'
import { listMovedPrices, listOfferIds, type QueueItem, toPrintInput } from '../queue/tag-queue.ts'

type PrintedOffer = NonNullable<ReturnType<typeof usePriceOffer>['data']>

export type PrintedDocument =
  | { kind: 'tags'; id: string; printed: PrintedTags; format: TagFormatCode }
  | { kind: 'offer'; id: string; offer: PrintedOffer }

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
}) {
  const { queue, storeId, format, days } = input
  const t = useTexts(priceTagTexts)
  const print = usePrintTags()
  const offer = usePriceOffer()
  const [printing, setPrinting] = useState<PrintedDocument | null>(null)
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
      setPrinting({ kind: 'tags', id: key, printed: result.answer, format })
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

  const printOffer = async () => {
    setOutcome(null)
    const items = queue.flatMap(({ source, copies }) =>
      source.kind === 'goods' ? [{ offerId: source.offerId, quantity: copies }] : [],
    )
    try {
      const answer = await offer.mutateAsync({ storeId, items })
      setPrinting({ kind: 'offer', id: crypto.randomUUID(), offer: answer })
    } catch (cause) {
      fail(getErrorMessage(cause) ?? t('failed'))
    }
  }

  return {
    printTags,
    printOffer,
    canOffer: listOfferIds(queue).length > 0,
    isPending: print.isPending || offer.isPending,
    printing,
    outcome,
    clearOutcome: () => setOutcome(null),
  }
}
