import type { InfoPayment } from '@svetlitsa/i18n/info/info-text'
import { loadInitialData } from '../../load-shell.ts'
import type { PageContext } from '../../page-context.ts'

/** What one can pay by in the page's region: its groups of methods, and whether in parts. */
export async function loadPayments(context: PageContext): Promise<ReadonlySet<InfoPayment>> {
  const { regionData, paymentGroups } = await loadInitialData(context)
  const payments = new Set<InfoPayment>(paymentGroups)
  if (regionData.MIN_PERCENT_PREPAYMENT < 100) payments.add('prepayment')
  return payments
}
