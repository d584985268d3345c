import type { CustomerOrderSummary } from '@svetlitsa/api-client/customer-order/queries'
import { keepOrders, wipeKeptOrders } from '@svetlitsa/api-client/kept-order/kept-orders'
import { useUserData } from '@svetlitsa/api-client/session/queries'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useEffect } from 'react'
import { getFormats } from '../date/use-format-day.ts'

/** Keeps the customer's last orders, as they were just fetched, for reading without a network. */
export function useKeepOrders(
  orders: readonly CustomerOrderSummary[] | undefined,
  fetchedAt: number,
): void {
  const language = useLanguage()
  const { data: session } = useUserData()
  const user = session?.userData
  const ownerId = user && !user.isStaff ? user.id : null
  useEffect(() => {
    if (ownerId === null || !orders) return
    const keep = async () => {
      if (orders.length === 0) return wipeKeptOrders()
      await keepOrders({ ownerId, fetchedAt, orders }, async (kept) => {
        const { buildKeptPage } = await import('./build-kept-page.ts')
        return buildKeptPage(kept, language, getFormats(language))
      })
    }
    // A browser without room keeps nothing rather than a half.
    keep().catch(wipeKeptOrders)
  }, [ownerId, orders, fetchedAt, language])
}
