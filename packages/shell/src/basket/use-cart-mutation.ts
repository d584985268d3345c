import { loadChunk } from '@svetlitsa/ui/lazy/load-chunk'
import { useWindows } from '@svetlitsa/ui/overlays/window-host/use-windows'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { getErrorMessage } from '../error/get-error-message.ts'
import type * as putting from './add-to-cart.ts'

type CartOperation = (cart: typeof putting, context: putting.CartContext) => Promise<boolean>

/**
 * Runs one basket mutation at a time, however often the button is pressed (card.add). Its code
 * loads with the first press. Resolves to false on failure.
 */
export function useCartMutation(): {
  mutate: (operate: CartOperation) => Promise<boolean>
  isAdding: boolean
} {
  const client = useQueryClient()
  const { open } = useWindows()
  // State updates too late to stop the second click of a double click.
  const isBusy = useRef(false)
  const [isAdding, setAdding] = useState(false)

  const mutate = async (operate: CartOperation): Promise<boolean> => {
    if (isBusy.current) return false
    isBusy.current = true
    setAdding(true)
    try {
      return await operate(await loadChunk(() => import('./add-to-cart.ts')), { client, open })
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
