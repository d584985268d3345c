import { useEffect, useState } from 'react'

/** Whole seconds until a moment, told anew every second; null without one. */
export function useSecondsUntil(moment: string | null): number | null {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (moment === null) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [moment])
  if (moment === null) return null
  return Math.max(0, Math.ceil((new Date(moment).getTime() - now) / 1_000))
}
