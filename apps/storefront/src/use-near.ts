'use client'

import { type RefObject, useEffect, useRef, useState } from 'react'

/** Whether a place is about to be seen; once it was, it stays so. */
export function useNear<Element extends HTMLElement>(): {
  place: RefObject<Element | null>
  isNear: boolean
} {
  const place = useRef<Element>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        setNear(true)
        observer.disconnect()
      },
      { rootMargin: '600px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { place, isNear }
}
