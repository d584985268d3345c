import { type RefObject, useEffect, useRef } from 'react'

type IntersectionOptions = {
  /** Grows the viewport, to be told before a place is seen. */
  rootMargin?: string
  isOn?: boolean
}

/** Calls `onChange` when a place comes into the viewport and when it leaves it. */
export function useIntersection(
  target: RefObject<Element | null>,
  onChange: (isIntersecting: boolean) => void,
  { rootMargin = '0px', isOn = true }: IntersectionOptions = {},
): void {
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })

  useEffect(() => {
    const element = target.current
    if (!isOn || !element) return
    const observer = new IntersectionObserver(
      (entries) => latest.current(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [target, rootMargin, isOn])
}
