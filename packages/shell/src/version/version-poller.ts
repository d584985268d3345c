import { isMissingChunkError, reloadOnce } from '@svetlitsa/ui/lazy/reload-guard'
import { useEffect } from 'react'
import { watchBuilds } from './watch-builds.ts'

/**
 * After a new deployment, the next navigation is a full page load; a missing chunk reloads at once
 * (pwa.version).
 */
export function VersionPoller() {
  useEffect(() => {
    const reloadOnMissingChunk = (event: ErrorEvent | PromiseRejectionEvent) => {
      const error = event instanceof ErrorEvent ? event.error : event.reason
      if (isMissingChunkError(error)) reloadOnce(Date.now())
    }
    const stop = watchBuilds()
    addEventListener('error', reloadOnMissingChunk)
    addEventListener('unhandledrejection', reloadOnMissingChunk)
    return () => {
      stop()
      removeEventListener('error', reloadOnMissingChunk)
      removeEventListener('unhandledrejection', reloadOnMissingChunk)
    }
  }, [])
  return null
}
