import { isMissingChunkError, reloadOnce } from '@svetlitsa/ui/lazy/reload-guard'
import { useEffect } from 'react'
import { reportThrown } from './report-error.ts'

/**
 * Reports the value thrown by a screen in the browser. A chunk removed by a newer build is not an
 * error of the screen: the page is reloaded once instead.
 */
export function useReportError(error: unknown): void {
  useEffect(() => {
    if (isMissingChunkError(error) && reloadOnce(Date.now())) return
    void reportThrown(error)
  }, [error])
}
