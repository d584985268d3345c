'use client'

import { faultTexts } from '@svetlitsa/i18n/fault-texts'
import { useAttempt } from '@svetlitsa/shell/attempt/use-attempt'
import { faultText } from '@svetlitsa/shell/fault-text'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { useWindows } from '@svetlitsa/ui/chrome/use-windows'
import { useRef, useState } from 'react'

type Sent = { ok: true; answer: { message: string } } | { ok: false; message: string }

/**
 * Sends the form of a window, once at a time, and thanks in its place. What went wrong is told
 * beside the button: another window would take what was typed with it.
 */
export function useWindowForm() {
  const { open } = useWindows()
  const say = useTexts(faultTexts)
  const attempt = useAttempt()
  const isBusy = useRef(false)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState('')

  /** True where it was taken. */
  const send = async <Input>(
    input: Input,
    call: (input: Input, key: string) => Promise<Sent>,
  ): Promise<boolean> => {
    if (isBusy.current) return false
    isBusy.current = true
    setSending(true)
    setFailure('')
    try {
      const outcome = await attempt(input, (key) => call(input, key))
      if (outcome.ok) open('result', { text: outcome.answer.message })
      else setFailure(outcome.message)
      return outcome.ok
    } catch (fault) {
      setFailure(faultText(fault) ?? say('text'))
      return false
    } finally {
      isBusy.current = false
      setSending(false)
    }
  }
  return { send, isSending, failure }
}
