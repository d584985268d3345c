import { useEffect, useState } from 'react'

/**
 * Counts whole seconds down to 0. The end is a timestamp in epoch milliseconds, so that the count
 * stays correct after the device was asleep.
 */
export function useSecondsUntil(endsAt: number): number {
  const [secondsLeft, setSecondsLeft] = useState(() => countSeconds(endsAt))
  useEffect(() => {
    const tick = () => setSecondsLeft(countSeconds(endsAt))
    tick()
    const timer = setInterval(tick, 250)
    return () => clearInterval(timer)
  }, [endsAt])
  return secondsLeft
}

function countSeconds(endsAt: number): number {
  return Math.max(0, Math.ceil((endsAt - Date.now()) / 1000))
}
