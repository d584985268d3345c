import { loadChunk } from '@svetlitsa/ui/lazy/load-chunk'
import { whenPainted } from '@svetlitsa/ui/lazy/when-painted'
import { useWindows } from '@svetlitsa/ui/overlays/window-host/use-windows'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { getErrorMessage } from '../error/get-error-message.ts'
import type * as basketOperations from './add-offers.ts'

type BasketOperation = (
  operations: typeof basketOperations,
  context: basketOperations.BasketMutationContext,
) => Promise<boolean>

/**
 * Runs one basket mutation at a time, however often the button is pressed (card.add). Its code
 * loads with the first press. Resolves to false on failure.
 */
export function useBasketMutation(): {
  mutate: (operate: BasketOperation) => Promise<boolean>
  isAdding: boolean
} {
  const client = useQueryClient()
  const { open } = useWindows()
  // State updates too late to stop the second click of a double click.
  const isBusy = useRef(false)
  const [isAdding, setAdding] = useState(false)

  const mutate = async (operate: BasketOperation): Promise<boolean> => {
    if (isBusy.current) return false
    isBusy.current = true
    setAdding(true)
    try {
      // The button shows at once that it was pressed; loading would delay that frame.
      await whenPainted()
      return await operate(await loadChunk(() => import('./add-offers.ts')), { client, open })
    } catch (error) {
      open('error', { text: getErrorMessage(error) })
      return false
    } finally {
      isBusy.current = false
      setAdding(false)
    }
  }
  return { mutate, isAdding }
}
