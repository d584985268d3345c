import type { Order } from '@svetlitsa/api-client/order/queries'
import type { PaidReceipt } from '@svetlitsa/api-client/payment/queries'
import { useWindows } from '@svetlitsa/ui/overlays/window-host/use-windows'
import { useEffect } from 'react'

/**
 * Opens personalThankYou once per paid order, however often its page is loaded (window.names).
 *
 * @param paid the received sum; null until it is known.
 */
export function useThankYou(
  basketGroup: string,
  paid: string | null,
  orders: readonly Order[],
  receipts: readonly PaidReceipt[],
): void {
  const { open } = useWindows()
  useEffect(() => {
    if (paid === null || orders.length === 0) return
    const key = `thanked-${basketGroup}`
    if (sessionStorage.getItem(key)) return
    sessionStorage.setItem(key, '1')
    open('personalThankYou', { paid, orders, receipts })
  }, [basketGroup, paid, orders, receipts, open])
}
