'use client'

import { useCallback, useEffect, useState } from 'react'

/** Counts seconds down to 0; a phone that slept in between is still right, as the end is a moment. */
export function useCountdown(seconds: number) {
  const [end, setEnd] = useState(() => Date.now() + seconds * 1000)
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const tick = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)))
    tick()
    const timer = setInterval(tick, 250)
    return () => clearInterval(timer)
  }, [end])
  const restart = useCallback((again: number) => setEnd(Date.now() + again * 1000), [])
  return { left, restart }
}
