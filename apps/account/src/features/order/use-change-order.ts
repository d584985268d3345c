import { orderTexts } from '@svetlitsa/i18n/order/order-texts'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { useIdempotentSubmit } from '@svetlitsa/shell/form/use-idempotent-submit'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useState } from 'react'

type Outcome<Answer> = { ok: true; answer: Answer } | { ok: false; message: string }

/**
 * Changes an order with a key that a retry of the same change keeps; a refusal is shown in the words
 * of the server. Resolves to the answer, or to null.
 */
export function useChangeOrder() {
  const language = useLanguage()
  const submit = useIdempotentSubmit()
  const [error, setError] = useState<string | null>(null)
  const change = async <Answer>(
    input: object,
    send: (key: string) => Promise<Outcome<Answer>>,
  ): Promise<Answer | null> => {
    setError(null)
    try {
      const outcome = await submit(input, send)
      if (outcome.ok) return outcome.answer
      setError(outcome.message)
    } catch (cause) {
      setError(getErrorMessage(cause) ?? orderTexts[language].close.failed)
    }
    return null
  }
  return { change, error }
}
