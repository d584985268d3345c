import { lazyWithReload } from '@svetlitsa/ui/lazy/lazy-with-reload'
import { Suspense, useEffect } from 'react'
import { readConsent } from '../consent/consent.ts'
import { useInstallPrompt } from './use-install-prompt.ts'

const InstallPrompt = lazyWithReload(() =>
  import('./install-prompt.tsx').then(({ InstallPrompt }) => ({ default: InstallPrompt })),
)

/** Leaves the CPU to the page before the service worker is installed. */
const registerDelayMs = 5_000

/**
 * Registers the service worker, which caches the offline page, and shows the offer to install the
 * shop as an app. Cookie consent is asked first.
 */
export function PwaSetup() {
  const { offer, end } = useInstallPrompt()
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return
    const timer = setTimeout(() => {
      // A browser that forbids service workers, as in private mode, has no offline page.
      navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => {})
    }, registerDelayMs)
    return () => clearTimeout(timer)
  }, [])
  if (!offer || readConsent() === null) return null
  return (
    <Suspense>
      <InstallPrompt offer={offer} onEnd={end} />
    </Suspense>
  )
}
