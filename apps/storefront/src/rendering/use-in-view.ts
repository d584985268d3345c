'use client'

import { useIntersection } from '@svetlitsa/ui/lazy/use-intersection'
import { type RefObject, useRef, useState } from 'react'

/** Whether an element is near the viewport; stays true once it was. */
export function useInView<Element extends HTMLElement>(): {
  targetRef: RefObject<Element | null>
  isInView: boolean
} {
  const targetRef = useRef<Element>(null)
  const [isInView, setInView] = useState(false)
  const noteEntry = (isIntersecting: boolean) => {
    if (isIntersecting) setInView(true)
  }
  useIntersection(targetRef, noteEntry, { rootMargin: '600px', isOn: !isInView })
  return { targetRef, isInView }
}
