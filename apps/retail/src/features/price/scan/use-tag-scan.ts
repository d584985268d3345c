import { useFindTagByBarcode } from '@svetlitsa/api-client/price-print/queries'
import { priceTagTexts } from '@svetlitsa/i18n/price-tag/price-tag-texts'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { useCallback, useState } from 'react'
import { signalScan } from '../../../scan/signal-scan.ts'
import { type QueueItem, toGoodsItem } from '../queue/tag-queue.ts'

/** Puts the goods of a scanned code into the queue, and says which they were. */
export function useTagScan(storeId: number | undefined, onAdd: (item: QueueItem) => void) {
  const t = useTexts(priceTagTexts)
  const { mutateAsync } = useFindTagByBarcode()
  const [news, setNews] = useState<{ text: string; isFailure: boolean } | null>(null)
  const scan = useCallback(
    async (code: string) => {
      try {
        const { offer } = await mutateAsync({ storeId, barcode: code.trim().slice(0, 64) })
        onAdd(toGoodsItem(offer))
        signalScan(true)
        setNews({ text: t('scanned', { name: offer.title }), isFailure: false })
      } catch (cause) {
        signalScan(false)
        setNews({ text: `${code}: ${getErrorMessage(cause) ?? t('failed')}`, isFailure: true })
      }
    },
    [mutateAsync, storeId, onAdd, t],
  )
  return { scan, news }
}
