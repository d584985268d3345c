import { useOpenWindows, useWindows } from '@svetlitsa/ui/overlays/window-host/use-windows'
import { useEffect, useRef } from 'react'
import { readConsent } from '../consent/consent.ts'
import { isPopupClosed } from './subscription-storage.ts'

/** Time on a page after which a reader counts as interested. */
const firstDelayMs = 45_000
const retryDelayMs = 10_000

/**
 * Opens the subscription popup once per visit after a delay, but not over another window, before
 * the cookie consent or while the visitor is typing.
 */
export function useSubscriptionPopup(bonus: number): void {
  const { open } = useWindows()
  const { active } = useOpenWindows()
  const isBusy = useRef(false)
  isBusy.current = active !== null

  useEffect(() => {
    let timer = setTimeout(tryToOpen, firstDelayMs)
    function tryToOpen() {
      if (isPopupClosed()) return
      if (isBusy.current || document.hidden || readConsent() === null || isTyping()) {
        timer = setTimeout(tryToOpen, retryDelayMs)
        return
      }
      open('subscriptionPopup', { bonus })
    }
    return () => clearTimeout(timer)
  }, [bonus, open])
}

function isTyping(): boolean {
  return document.activeElement?.matches('input, textarea, select') === true
}
