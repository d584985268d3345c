'use client'

import { useEffect } from 'react'

/** After this time the page is told that its successor is late (loading.delay). */
const delayMs = 550

/** Marks the main part as busy while the next page is late; quicker pages mark nothing. */
export function useRenderingDelay(isLoading: boolean): void {
  useEffect(() => {
    if (!isLoading) return
    const main = document.getElementById('main')
    const start = setTimeout(() => main?.setAttribute('aria-busy', 'true'), delayMs)
    return () => {
      clearTimeout(start)
      main?.removeAttribute('aria-busy')
    }
  }, [isLoading])
}
