'use client'

import { type RefObject, useEffect, useRef, useState } from 'react'

/** So far below the screen a part begins to be fetched. */
const AHEAD = '600px'

/** Whether a part of the page has come near the screen; once it has, it stays so. */
export function useNear<Element_ extends Element>(): [RefObject<Element_ | null>, boolean] {
  const ref = useRef<Element_>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element || isNear) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: AHEAD },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [isNear])
  return [ref, isNear]
}
