import { getPaymentHints } from '@svetlitsa/domain/price/installment'
import { loadInitialData } from '../page-context/load-initial-data.ts'
import type { PageContext } from '../page-context/page-context.ts'
import type { PageSettings } from './page-settings.ts'

/** Loads what the islands of a page share; the region's data is loaded once for a page. */
export async function loadPageSettings(context: PageContext): Promise<PageSettings> {
  const { regionData, paymentGroups } = await loadInitialData(context)
  return { language: context.language, hints: getPaymentHints(regionData, paymentGroups) }
}
