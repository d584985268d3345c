'use client'

import { type RefCallback, useCallback, useState } from 'react'

/**
 * Whether what is in a box is larger than the box. Only then it becomes a stop for the keyboard: a box
 * that scrolls must be reachable without a mouse, one that does not would be a stop for nothing.
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
