import { type RefObject, useEffect, useRef } from 'react'
import { useIntersection } from '../../lazy/use-intersection.ts'

const stepMs = 8000

/**
 * Calls `step` every eight seconds (slider.rules) while the element is in the viewport and not
 * hovered; never under reduced motion.
 */
export function useAutoplay(
  container: RefObject<HTMLElement | null>,
  playing: boolean,
  step: () => void,
) {
  const latestStep = useRef(step)
  const isInView = useRef(false)
  useEffect(() => {
    latestStep.current = step
  })
  const setInView = (isIntersecting: boolean) => {
    isInView.current = isIntersecting
  }
  useIntersection(container, setInView, { isOn: playing })

  useEffect(() => {
    const element = container.current
    if (!playing || !element) return
    const timer = setInterval(() => {
      // Queried at each step and not on mount, because the query forces a layout of the whole page.
      const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
      if (
        isInView.current &&
        !prefersReducedMotion &&
        !document.hidden &&
        !element.matches(':hover')
      )
        latestStep.current()
    }, stepMs)
    return () => clearInterval(timer)
  }, [container, playing])
}
