'use client'

import { isMissingPart, reloadOnce } from '@svetlitsa/ui/part/reload-guard'
import { useEffect } from 'react'
import { watchBuilds } from './watch-builds.ts'

/**
 * A page of an older build is loaded whole at the next navigation; a part that is gone reloads at
 * once (storefront §4).
 */
export function VersionPoller() {
  useEffect(() => {
    const reloadWhenMissing = (event: ErrorEvent | PromiseRejectionEvent) => {
      const error = event instanceof ErrorEvent ? event.error : event.reason
      if (isMissingPart(error)) reloadOnce(Date.now())
    }
    const stop = watchBuilds()
    addEventListener('error', reloadWhenMissing)
    addEventListener('unhandledrejection', reloadWhenMissing)
    return () => {
      stop()
      removeEventListener('error', reloadWhenMissing)
      removeEventListener('unhandledrejection', reloadWhenMissing)
    }
  }, [])
  return null
}
