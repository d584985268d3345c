import type { ComparedProduct } from '@svetlitsa/domain/compare/comparison'
import { useSyncExternalStore } from 'react'
import { onComparedChange, readCompared } from './compare-storage.ts'

const none: readonly ComparedProduct[] = []
const readNone = () => none

/** The compared products; none while a page is rendered on the server. */
export function useCompared(): readonly ComparedProduct[] {
  return useSyncExternalStore(onComparedChange, readCompared, readNone)
}

/** Whether a product is compared; others cause no render. */
export function useIsCompared(productUrl: string): boolean {
  const read = () => readCompared().some(({ url }) => url === productUrl)
  return useSyncExternalStore(onComparedChange, read, () => false)
}
