'use client'

import { useShownWindows, useWindows } from '@svetlitsa/ui/chrome/use-windows'
import { useEffect, useRef } from 'react'
import { readConsent } from '../analytics/consent.tsx'
import { isPopupClosed } from './subscription-memory.ts'

/** Time on one page after which a reader is thought to be interested. */
const interestMs = 45_000
const pauseMs = 10_000

/**
 * Opens the popup of the subscription by itself, once a visit: after a while on a page, never over
 * another window, before the question of cookies or under the fingers of somebody who is typing.
 */
export function usePopup(bonus: number): void {
  const { open } = useWindows()
  const { active } = useShownWindows()
  const isBusy = useRef(false)
  isBusy.current = active !== null

  useEffect(() => {
    let timer = setTimeout(tryToOpen, interestMs)
    function tryToOpen() {
      if (isPopupClosed()) return
      if (isBusy.current || document.hidden || readConsent() === null || isTyping()) {
        timer = setTimeout(tryToOpen, pauseMs)
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
