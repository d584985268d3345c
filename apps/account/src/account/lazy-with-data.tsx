import { lazyPart } from '@svetlitsa/ui/lazy/lazy-part'
import type { ComponentType, ReactNode } from 'react'

/** A part that asks for its data at once, not after the script that shows it. */
export function lazyWithData(
  useData: () => unknown,
  load: () => Promise<{ default: ComponentType }>,
  fallback: ReactNode,
): ComponentType {
  const Part = lazyPart(load, fallback)
  return function PartWithData() {
    useData()
    return <Part />
  }
}
