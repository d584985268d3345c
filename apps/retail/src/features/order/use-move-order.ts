import { retailOrderTexts } from '@svetlitsa/i18n/retail-order/retail-order-texts'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useState } from 'react'

type Outcome = { ok: true } | { ok: false; message: string }

/**
 * Changes an order with a key of its own for each click; a refusal is shown in the words of the
 * server. Tells whether it succeeded.
 */
export function useMoveOrder() {
  const language = useLanguage()
  const [error, setError] = useState<string | null>(null)
  const move = async (change: (key: string) => Promise<Outcome>): Promise<boolean> => {
    setError(null)
    try {
      const outcome = await change(crypto.randomUUID())
      if (!outcome.ok) setError(outcome.message)
      return outcome.ok
    } catch (cause) {
      setError(getErrorMessage(cause) ?? retailOrderTexts[language].failed)
      return false
    }
  }
  return { move, error }
}
