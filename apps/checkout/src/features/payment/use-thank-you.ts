import type { PaidReceipt } from '@svetlitsa/api-client/payment/queries'
import { useWindows } from '@svetlitsa/ui/overlays/window-host/use-windows'
import { useEffect } from 'react'

/**
 * Opens personalThankYou once per paid order, however often its page is loaded (window.names). The
 * payment data is null until it is loaded.
 */
export function useThankYou(
  basketGuid: string,
  paid: string | null,
  details: { numbers: readonly string[]; receipts: readonly PaidReceipt[] },
): void {
  const { open } = useWindows()
  const { numbers, receipts } = details
  useEffect(() => {
    if (paid === null || numbers.length === 0) return
    const key = `thanked-${basketGuid}`
    if (sessionStorage.getItem(key)) return
    sessionStorage.setItem(key, '1')
    open('personalThankYou', { paid, numbers, receipts })
  }, [basketGuid, paid, numbers, receipts, open])
}
