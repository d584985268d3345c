'use client'

import { lazyWithReload } from '@svetlitsa/ui/lazy/lazy-with-reload'
import { Suspense } from 'react'

const FailedPageContent = lazyWithReload(() =>
  import('../../../../features/error-page/failed-page-content.tsx').then(
    ({ FailedPageContent }) => ({
      default: FailedPageContent,
    }),
  ),
)

type FailedPageProps = { error: Error; reset: () => void }

/** Errors are rare, so the content of the error page is loaded only when one happens. */
export default function FailedPage({ error, reset }: FailedPageProps) {
  return (
    <Suspense>
      <FailedPageContent error={error} onRetry={reset} />
    </Suspense>
  )
}
