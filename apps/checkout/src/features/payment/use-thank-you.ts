import type { PaidReceipt } from '@svetlitsa/api-client/query/payment'
import { useWindows } from '@svetlitsa/ui/chrome/use-windows'
import { useEffect } from 'react'

/**
 * Opens personalThankYou once for a paid order, however often its page is loaded (decisions). What
 * was paid and for what comes later than the page: null until then.
 */
export function useThankYou(
  basketGuid: string,
  paid: string | null,
  told: { numbers: readonly string[]; receipts: readonly PaidReceipt[] },
): void {
  const { open } = useWindows()
  const { numbers, receipts } = told
  useEffect(() => {
    if (paid === null || numbers.length === 0) return
    const key = `thanked-${basketGuid}`
    if (sessionStorage.getItem(key)) return
    sessionStorage.setItem(key, '1')
    open('personalThankYou', { paid, numbers, receipts })
  }, [basketGuid, paid, numbers, receipts, open])
}
