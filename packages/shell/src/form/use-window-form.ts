import { loadErrorTexts } from '@svetlitsa/i18n/load-error/load-error-texts'
import { useWindows } from '@svetlitsa/ui/overlays/window-host/use-windows'
import { useRef, useState } from 'react'
import { getErrorMessage } from '../error/get-error-message.ts'
import { useTexts } from '../language/use-texts.ts'
import { useIdempotentSubmit } from './use-idempotent-submit.ts'

type SubmitOutcome = { ok: true; answer: { message: string } } | { ok: false; message: string }

/**
 * Submits the form of a window, one request at a time, and replaces it with a thank-you message.
 * Errors appear beside the button, because another window would discard the input.
 */
export function useWindowForm() {
  const { open } = useWindows()
  const t = useTexts(loadErrorTexts)
  const submit = useIdempotentSubmit()
  const isBusy = useRef(false)
  const [isSending, setSending] = useState(false)
  const [errorMessage, setErrorMessage] = useState('')

  /** Resolves to true when the server accepted the form. */
  const send = async <Input>(
    input: Input,
    call: (input: Input, key: string) => Promise<SubmitOutcome>,
  ): Promise<boolean> => {
    if (isBusy.current) return false
    isBusy.current = true
    setSending(true)
    setErrorMessage('')
    try {
      const outcome = await submit(input, (key) => call(input, key))
      if (outcome.ok) open('result', { text: outcome.answer.message })
      else setErrorMessage(outcome.message)
      return outcome.ok
    } catch (error) {
      setErrorMessage(getErrorMessage(error) ?? t('text'))
      return false
    } finally {
      isBusy.current = false
      setSending(false)
    }
  }
  return { send, isSending, errorMessage }
}
