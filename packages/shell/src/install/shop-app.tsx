'use client'

import { lazyPart } from '@svetlitsa/ui/part/lazy-part'
import { Suspense, useEffect } from 'react'
import { readConsent } from '../analytics/consent.tsx'
import { useInstallOffer } from './use-install-offer.tsx'

const InstallPrompt = lazyPart(() =>
  import('./install-prompt.tsx').then(({ InstallPrompt }) => ({ default: InstallPrompt })),
)

/** Time a page has to itself before the worker is installed, which takes a core from it. */
const quietMs = 5_000

/**
 * The shop as an app: registers the service worker, which keeps the page without a connection, and
 * shows the offer to install. The question of cookies comes first.
 */
export function ShopApp() {
  const { offer, end } = useInstallOffer()
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return
    const wait = setTimeout(() => {
      // A browser that forbids it, as in a private window, has a shop without offline page.
      navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => {})
    }, quietMs)
    return () => clearTimeout(wait)
  }, [])
  if (!offer || readConsent() === null) return null
  return (
    <Suspense>
      <InstallPrompt offer={offer} onEnd={end} />
    </Suspense>
  )
}
