import { usePriceOffer } from '@svetlitsa/api-client/price-print/queries'
import { priceTagTexts } from '@svetlitsa/i18n/price-tag/price-tag-texts'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import type { PrintedDocument } from '../print/printed-document.ts'
import type { OfferLine } from './use-offer-lines.ts'

/** Prints a price offer at the prices of this moment, or says why not. */
export function useOfferPrinting(
  storeId: number | undefined,
  onPrint: (document: PrintedDocument) => void,
) {
  const t = useTexts(priceTagTexts)
  const { mutateAsync, isPending, error } = usePriceOffer()
  const print = async (lines: readonly OfferLine[], days: number) => {
    const items = lines.map(({ offer, quantity }) => ({ offerId: offer.offerId, quantity }))
    try {
      const offer = await mutateAsync({ storeId, items, days })
      onPrint({ kind: 'offer', id: crypto.randomUUID(), offer })
    } catch {
      // The mutation keeps the reason, which is shown.
    }
  }
  return { print, isPending, failure: error ? (getErrorMessage(error) ?? t('failed')) : null }
}
