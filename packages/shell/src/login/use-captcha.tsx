'use client'

import { useUpdateCaptcha, useValidateSmartCaptcha } from '@svetlitsa/api-client/query/session'
import { useState } from 'react'
import type { SmartCaptchaTask } from './smart-captcha-widget.tsx'

/** passed: the next try may go; wanted: the person has to do something first; failed: try again. */
type Proof = 'passed' | 'wanted' | 'failed'

type Widget = SmartCaptchaTask & { number: number; state: 'open' | 'passed' | 'absent' }

/**
 * Proves that a person is at work before the next try. The embedded captcha is solved in the
 * background; SmartCaptcha shows its widget, whose token is good for one try.
 */
export function useCaptcha() {
  const ask = useUpdateCaptcha()
  const show = useValidateSmartCaptcha()
  const [isSolving, setSolving] = useState(false)
  const [widget, setWidget] = useState<Widget | null>(null)

  /** Asks for a task; one for the person is shown, one for the browser is handed back. */
  const askTask = async () => {
    const { captcha } = await ask.mutateAsync()
    if (captcha.kind === 'altcha') return captcha.challenge
    const { siteKey, script } = captcha
    setWidget((last) => ({ siteKey, script, number: (last?.number ?? 0) + 1, state: 'open' }))
    return null
  }
  const become = (state: Widget['state']) => setWidget((last) => last && { ...last, state })

  /** The server wants a captcha from now on: a widget stands ready before the next try. */
  const expect = async () => {
    try {
      await askTask()
    } catch {
      // The next try asks again.
    }
  }
  const take = async (token: string) => {
    try {
      const { status } = await show.mutateAsync(token)
      if (status === 'success') become('passed')
      else await expect()
    } catch {
      become('absent')
    }
  }
  const prove = async (): Promise<Proof> => {
    if (widget) return widget.state === 'passed' ? 'passed' : 'wanted'
    setSolving(true)
    try {
      const challenge = await askTask()
      if (!challenge) return 'wanted'
      const { solveCaptcha } = await import('./solve-captcha.ts')
      const token = await solveCaptcha(challenge)
      if (token === null) return 'failed'
      return (await show.mutateAsync(token)).status === 'success' ? 'passed' : 'failed'
    } finally {
      setSolving(false)
    }
  }
  return { prove, expect, take, become, widget, isSolving }
}
