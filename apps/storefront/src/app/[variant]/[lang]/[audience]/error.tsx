'use client'

import { FallenPage } from '../../../../features/error/fallen-page.tsx'

type FailedPageProps = { error: Error; reset: () => void }

export default function FailedPage({ error, reset }: FailedPageProps) {
  return <FallenPage error={error} onRetry={reset} />
}
