'use client'

import { lazyPart } from '@svetlitsa/ui/part/lazy-part'
import { Suspense, useEffect, useState } from 'react'
import { consentGiven, readConsent } from './consent.tsx'
import type { ConsentWords } from './consent-notice.tsx'
import type { AnalyticsSettings } from './run-analytics.ts'

const ConsentNotice = lazyPart(() =>
  import('./consent-notice.tsx').then(({ ConsentNotice }) => ({ default: ConsentNotice })),
)

/** Time the page has to itself before reports are thought of. */
const quietMs = 1_500

type AnalyticsProps = { settings: AnalyticsSettings; words: ConsentWords }

/** Once a page: asks for consent where none was given, and sends what `trackEvent` noted. */
export function Analytics({ settings, words }: AnalyticsProps) {
  const { currency, projectId, metrikaId } = settings
  const [isUndecided, setUndecided] = useState(false)

  useEffect(() => {
    let stop: (() => void) | null = null
    let isGone = false
    const start = setTimeout(async () => {
      setUndecided(readConsent() === null)
      try {
        const { runAnalytics } = await import('./run-analytics.ts')
        if (!isGone) stop = runAnalytics({ currency, projectId, metrikaId })
      } catch {
        // What was noted waits for the next page.
      }
    }, quietMs)
    const decided = () => setUndecided(false)
    addEventListener(consentGiven, decided)
    return () => {
      isGone = true
      clearTimeout(start)
      stop?.()
      removeEventListener(consentGiven, decided)
    }
  }, [currency, projectId, metrikaId])

  if (!isUndecided) return null
  return (
    <Suspense>
      <ConsentNotice words={words} />
    </Suspense>
  )
}
