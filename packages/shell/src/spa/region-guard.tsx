import { useInitialData } from '@svetlitsa/api-client/shell/queries'
import type { ReactNode } from 'react'
import { MinimalError } from '../error/minimal-error.tsx'
import { useReportError } from '../error/use-report-error.ts'

/**
 * Replaces a single-page app by the fatal page when the data of its region cannot be loaded: sums
 * and rules of another region would be wrong (errors.initial). The app renders meanwhile.
 */
export function RegionGuard({ children }: { children: ReactNode }) {
  const { isLoadingError, error } = useInitialData()
  return isLoadingError ? <FatalError error={error} /> : children
}

function FatalError({ error }: { error: Error }) {
  useReportError(error)
  return <MinimalError />
}
