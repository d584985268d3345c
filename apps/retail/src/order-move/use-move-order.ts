import { retailOrderTexts } from '@svetlitsa/i18n/retail-order/retail-order-texts'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useState } from 'react'

type Outcome = { ok: true } | { ok: false; reason: string; message: string }
type Change = (key: string) => Promise<Outcome>

/** A change that waits until the member of staff has entered a code; `repeat` makes it then. */
export interface AwaitedVerification {
  repeat: () => Promise<void>
}

export type OrderMove = ReturnType<typeof useMoveOrder>

/**
 * Changes an order, or a claim about one, with a key of its own for each click; a refusal is shown
 * in the words of the server. A change that needs a fresh code waits for it and is then made
 * (retail.fresh-code). Tells whether it succeeded.
 */
export function useMoveOrder() {
  const language = useLanguage()
  const [error, setError] = useState<string | null>(null)
  const [verification, setVerification] = useState<AwaitedVerification | null>(null)
  const attempt = async (change: Change): Promise<Outcome> => {
    try {
      return await change(crypto.randomUUID())
    } catch (cause) {
      const message = getErrorMessage(cause) ?? retailOrderTexts[language].failed
      return { ok: false, reason: 'failed', message }
    }
  }
  const move = async (change: Change): Promise<boolean> => {
    setError(null)
    setVerification(null)
    const outcome = await attempt(change)
    if (outcome.ok) return true
    if (outcome.reason !== 'prove_again') {
      setError(outcome.message)
      return false
    }
    return new Promise((resolve) => {
      setVerification({ repeat: async () => resolve(await move(change)) })
    })
  }
  return { move, error, verification }
}
