'use client'

import { type RefObject, useEffect, useRef } from 'react'

const stepMs = 8000

/**
 * Calls `step` every eight seconds (storefront §9) while the place is in sight and nobody points at
 * it; never under reduced motion.
 */
export function useAutoplay(
  place: RefObject<HTMLElement | null>,
  playing: boolean,
  step: () => void,
) {
  const latest = useRef(step)
  useEffect(() => {
    latest.current = step
  })

  useEffect(() => {
    const element = place.current
    if (!playing || !element) return
    let inSight = false
    const observer = new IntersectionObserver(([entry]) => {
      inSight = entry?.isIntersecting ?? false
    })
    observer.observe(element)
    const timer = setInterval(() => {
      // Asked at the step and not before: the question has the whole page laid out.
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
      if (inSight && !isStill && !document.hidden && !element.matches(':hover')) latest.current()
    }, stepMs)
    return () => {
      observer.disconnect()
      clearInterval(timer)
    }
  }, [place, playing])
}
