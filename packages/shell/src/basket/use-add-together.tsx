'use client'

import type * as contract from '@svetlitsa/api-client/contract/basket'
import type { InputOf } from '@svetlitsa/api-client/contract/call'
import { usePutting } from './use-putting.tsx'

/**
 * Puts several offers into the basket at once, or none of them: the parts of a kit. The counts in
 * the header follow; a refusal is told in a window. True where they lie in the basket.
 */
export function useAddTogether(title: string) {
  const { put, isAdding } = usePutting()
  const add = (wanted: InputOf<typeof contract.addToBasket>) =>
    put((how, means) => how.putTogether(wanted, title, means))
  return { add, isAdding }
}
