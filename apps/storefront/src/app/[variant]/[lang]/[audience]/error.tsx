'use client'

import { lazyPart } from '@svetlitsa/ui/part/lazy-part'
import { Suspense } from 'react'

const FallenPage = lazyPart(() =>
  import('../../../../features/error/fallen-page.tsx').then(({ FallenPage }) => ({
    default: FallenPage,
  })),
)

type FailedPageProps = { error: Error; reset: () => void }

/** Hardly a page falls: what it shows then is fetched then. */
export default function FailedPage({ error, reset }: FailedPageProps) {
  return (
    <Suspense>
      <FallenPage error={error} onRetry={reset} />
    </Suspense>
  )
}
