import { checkoutTexts } from '@svetlitsa/i18n/checkout-texts'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { useWindows } from '@svetlitsa/ui/chrome/use-windows'
import { useEffect } from 'react'

/** Opens personalThankYou once for a paid order, however often its page is loaded (decisions). */
export function useThankYou(basketGuid: string, paid: string | null): void {
  const say = useTexts(checkoutTexts)
  const { open } = useWindows()
  useEffect(() => {
    if (paid === null) return
    const key = `thanked-${basketGuid}`
    if (sessionStorage.getItem(key)) return
    sessionStorage.setItem(key, '1')
    open('result', { title: say('thanks'), text: say('payment.paidText', { sum: paid }) })
  }, [basketGuid, paid, open, say])
}
