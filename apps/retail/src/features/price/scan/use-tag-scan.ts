import {
  type TagOffer,
  type TagSearch,
  useFindTagByBarcode,
  useReadTagSearch,
} from '@svetlitsa/api-client/price-print/queries'
import { priceTagTexts } from '@svetlitsa/i18n/price-tag/price-tag-texts'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { useCallback, useState } from 'react'
import { signalScan } from '../../../scan/signal-scan.ts'

/** Finds goods to add by a scanned code or as the first result of a search, and says which. */
export function useTagScan(storeId: number | undefined, onFound: (offer: TagOffer) => void) {
  const t = useTexts(priceTagTexts)
  const { mutateAsync } = useFindTagByBarcode()
  const [news, setNews] = useState<{ text: string; isFailure: boolean } | null>(null)
  const scan = useCallback(
    async (code: string) => {
      try {
        const { offer } = await mutateAsync({ storeId, barcode: code.trim().slice(0, 64) })
        onFound(offer)
        signalScan(true)
        setNews({ text: t('scanned', { name: offer.title }), isFailure: false })
      } catch (cause) {
        signalScan(false)
        setNews({ text: `${code}: ${getErrorMessage(cause) ?? t('failed')}`, isFailure: true })
      }
    },
    [mutateAsync, storeId, onFound, t],
  )
  const readSearch = useReadTagSearch()
  const addFirst = async (search: TagSearch) => {
    try {
      const {
        offers: [first],
      } = await readSearch(search)
      if (first) onFound(first)
      const text = first ? t('scanned', { name: first.title }) : t('empty')
      setNews({ text, isFailure: !first })
    } catch (cause) {
      setNews({ text: getErrorMessage(cause) ?? t('failed'), isFailure: true })
    }
  }
  return { scan, addFirst, news }
}
