import { useEffect, useState } from 'react'

type LoadingBarProps = {
  /** True from the click on a link until the page is shown. */
  loading: boolean
  /** «Страница загружается», for screen readers. */
  label: string
}

/**
 * In milliseconds, from loading.bar: delay before it appears, time it stays full, fade-out. The
 * 2000 ms of filling are in the style sheet.
 */
const timesMs = { throttle: 200, hideDelay: 500, reset: 400 }

type Phase = 'idle' | 'filling' | 'full' | 'leaving'

/**
 * The 3 px bar at the top of a page that is loading. A page that loads within 200 ms shows none;
 * the bar fills in two seconds, stays full for half a second and disappears (loading.bar).
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
      const start = setTimeout(() => setPhase('filling'), timesMs.throttle)
      return () => clearTimeout(start)
    }
    setPhase((previous) => (previous === 'idle' ? 'idle' : 'full'))
    const leave = setTimeout(
      () => setPhase((previous) => (previous === 'idle' ? 'idle' : 'leaving')),
      timesMs.hideDelay,
    )
    const reset = setTimeout(() => setPhase('idle'), timesMs.hideDelay + timesMs.reset)
    return () => {
      clearTimeout(leave)
      clearTimeout(reset)
    }
  }, [loading])

  return phase
}
