'use client'

import { useEffect, useState } from 'react'

type LoadingBarProps = {
  /** True from the press of a link until the page stands. */
  loading: boolean
  /** «Страница загружается», for readers. */
  label: string
}

/** In milliseconds, from storefront §9: wait before showing, stay when full, fade. The fill of 2000 is in the style. */
const times = { throttle: 200, hideDelay: 500, reset: 400 }

type Phase = 'idle' | 'filling' | 'full' | 'leaving'

/**
 * The 3 px bar at the top of a page that is loading. A page that comes within 200 ms shows none;
 * the bar fills in two seconds, stays full for half a second and goes (storefront §9).
 */
export function LoadingBar({ loading, label }: LoadingBarProps) {
  const phase = useLoadingPhase(loading)
  if (phase === 'idle') return null
  const shown = phase === 'leaving' ? 'opacity-0' : 'opacity-100'
  return (
    <div
      role="progressbar"
      aria-label={label}
      className={`pointer-events-none fixed inset-x-0 top-0 z-60 h-0.75 transition-opacity duration-400 ${shown}`}
    >
      <span
        className={`block h-full origin-left bg-accent transition-transform ease-out starting:scale-x-0 ${
          phase === 'filling' ? 'scale-x-90 duration-2000' : 'scale-x-100 duration-200'
        }`}
      />
    </div>
  )
}

function useLoadingPhase(loading: boolean): Phase {
  const [phase, setPhase] = useState<Phase>('idle')

  useEffect(() => {
    if (loading) {
      const start = setTimeout(() => setPhase('filling'), times.throttle)
      return () => clearTimeout(start)
    }
    setPhase((before) => (before === 'idle' ? 'idle' : 'full'))
    const leave = setTimeout(
      () => setPhase((before) => (before === 'idle' ? 'idle' : 'leaving')),
      times.hideDelay,
    )
    const reset = setTimeout(() => setPhase('idle'), times.hideDelay + times.reset)
    return () => {
      clearTimeout(leave)
      clearTimeout(reset)
    }
  }, [loading])

  return phase
}
