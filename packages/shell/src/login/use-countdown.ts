'use client'

import { useCallback, useEffect, useState } from 'react'

/**
 * Counts seconds down to 0. The end is stored as a timestamp, so that it stays correct after the
 * device was asleep.
 */
export function useCountdown(seconds: number) {
  const [endsAt, setEndsAt] = useState(() => Date.now() + seconds * 1000)
  const [secondsLeft, setSecondsLeft] = useState(seconds)
  useEffect(() => {
    const tick = () => setSecondsLeft(Math.max(0, Math.ceil((endsAt - Date.now()) / 1000)))
    tick()
    const timer = setInterval(tick, 250)
    return () => clearInterval(timer)
  }, [endsAt])
  const restart = useCallback((newSeconds: number) => setEndsAt(Date.now() + newSeconds * 1000), [])
  return { secondsLeft, restart }
}
