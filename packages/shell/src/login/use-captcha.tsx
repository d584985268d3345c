'use client'

import { useUpdateCaptcha, useValidateSmartCaptcha } from '@svetlitsa/api-client/query/session'
import { useState } from 'react'

/**
 * Proves that a person is at work before the next try: the challenge is asked for, solved in the
 * background and shown to the server. False where it could not be done.
 */
export function useCaptcha() {
  const ask = useUpdateCaptcha()
  const show = useValidateSmartCaptcha()
  const [isSolving, setSolving] = useState(false)

  const prove = async (): Promise<boolean> => {
    setSolving(true)
    try {
      const { captcha } = await ask.mutateAsync()
      // The window of SmartCaptcha belongs to shops with its keys; their login waits for its turn.
      if (captcha.kind !== 'altcha') return false
      const { solveCaptcha } = await import('./solve-captcha.ts')
      const token = await solveCaptcha(captcha.challenge)
      return token !== null && (await show.mutateAsync(token)).status === 'success'
    } finally {
      setSolving(false)
    }
  }
  return { prove, isSolving }
}
