'use client'

import { isMissingPart, reloadOnce } from '@svetlitsa/ui/part/reload-guard'
import { useEffect } from 'react'
import { reportError } from './report-error.tsx'

/**
 * Reports what made a screen fall in the browser, whatever was thrown. A part that a newer build
 * took away is no fault of the screen: the page is loaded anew, once.
 */
export function useToldFault(error: unknown): void {
  useEffect(() => {
    if (isMissingPart(error) && reloadOnce(Date.now())) return
    const { message, stack } = error instanceof Error ? error : new Error(String(error))
    void reportError({ statusCode: 500, message, stack })
  }, [error])
}
