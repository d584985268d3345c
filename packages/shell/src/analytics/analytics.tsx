import { lazyWithReload } from '@svetlitsa/ui/lazy/lazy-with-reload'
import { Suspense, useEffect, useState } from 'react'
import { consentGivenEvent, readConsent } from '../consent/consent.ts'
import type { ConsentTexts } from '../consent/consent-notice.tsx'
import type { AnalyticsSettings } from './run-analytics.ts'

const ConsentNotice = lazyWithReload(() =>
  import('../consent/consent-notice.tsx').then(({ ConsentNotice }) => ({ default: ConsentNotice })),
)

/** Leaves the main thread to the page before analytics loads. */
const startDelayMs = 1_500

type AnalyticsProps = { settings: AnalyticsSettings; texts: ConsentTexts }

/**
 * Asks for consent where it is missing, and sends the events stored by `trackEvent`. Render once
 * per page.
 */
export function Analytics({ settings, texts }: AnalyticsProps) {
  const { currency, projectId, metrikaId } = settings
  const [isConsentMissing, setConsentMissing] = useState(false)

  useEffect(() => {
    let stop: (() => void) | null = null
    let isUnmounted = false
    const start = setTimeout(async () => {
      setConsentMissing(readConsent() === null)
      try {
        const { runAnalytics } = await import('./run-analytics.ts')
        if (!isUnmounted) stop = runAnalytics({ currency, projectId, metrikaId })
      } catch {
        // Stored events wait for the next page.
      }
    }, startDelayMs)
    const hideNotice = () => setConsentMissing(false)
    addEventListener(consentGivenEvent, hideNotice)
    return () => {
      isUnmounted = true
      clearTimeout(start)
      stop?.()
      removeEventListener(consentGivenEvent, hideNotice)
    }
  }, [currency, projectId, metrikaId])

  if (!isConsentMissing) return null
  return (
    <Suspense>
      <ConsentNotice texts={texts} />
    </Suspense>
  )
}
