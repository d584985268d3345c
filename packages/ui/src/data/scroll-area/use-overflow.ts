import { type RefCallback, useCallback, useState } from 'react'

/**
 * Whether the content of an element overflows it. Only then it becomes a tab stop: a scroll
 * container must be reachable by keyboard, while an element that does not scroll would be a useless
 * tab stop.
 */
export function useOverflow(): { ref: RefCallback<HTMLElement>; overflows: boolean } {
  const [overflows, setOverflows] = useState(false)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const measure = () => {
      const { scrollHeight, clientHeight, scrollWidth, clientWidth } = element
      setOverflows(scrollHeight > clientHeight || scrollWidth > clientWidth)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [])
  return { ref, overflows }
}
