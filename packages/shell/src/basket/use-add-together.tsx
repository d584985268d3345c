'use client'

import { addToBasket } from '@svetlitsa/api-client/api/basket'
import type * as contract from '@svetlitsa/api-client/contract/basket'
import type { InputOf } from '@svetlitsa/api-client/contract/call'
import { shellStateOptions } from '@svetlitsa/api-client/query/shell'
import { useWindows } from '@svetlitsa/ui/chrome/use-windows'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { faultText } from '../fault-text.tsx'
import { newKey } from './new-key.tsx'

/**
 * Puts several offers into the basket at once, or none of them: the parts of a kit. The counts in
 * the header follow; a refusal is told in a window. True where they lie in the basket.
 */
export function useAddTogether(title: string) {
  const client = useQueryClient()
  const { open } = useWindows()
  // State follows a press too late to stop the second of a double click.
  const isBusy = useRef(false)
  const [isAdding, setAdding] = useState(false)

  const put = async (wanted: InputOf<typeof contract.addToBasket>): Promise<boolean> => {
    const outcome = await addToBasket(wanted, { idempotencyKey: newKey() })
    if (!outcome.ok) {
      open('result', { title, text: outcome.message, tone: 'failed' })
      return false
    }
    const { basket } = outcome.answer
    client.setQueryData(
      shellStateOptions().queryKey,
      (state) =>
        state && {
          ...state,
          basketCount: basket.totalQuantity,
          basketOfferIds: basket.items.map((item) => item.offerIdCurrent),
        },
    )
    return true
  }

  const add = async (wanted: InputOf<typeof contract.addToBasket>): Promise<boolean> => {
    if (isBusy.current) return false
    isBusy.current = true
    setAdding(true)
    try {
      return await put(wanted)
    } catch (fault) {
      open('fault', { text: faultText(fault) })
      return false
    } finally {
      isBusy.current = false
      setAdding(false)
    }
  }
  return { add, isAdding }
}
