import { useUpdateCaptcha, useValidateSmartCaptcha } from '@svetlitsa/api-client/session/queries'
import { useRef, useState } from 'react'
import type { SmartCaptchaTask } from './smart-captcha-widget.tsx'

/**
 * State of the captcha: the browser is solving it; the person has to act; passed, the next attempt
 * may be sent; failed; this browser cannot solve it.
 */
export type CaptchaStage = 'solving' | 'open' | 'passed' | 'failed' | 'unable'

/**
 * Proves that a person is present before the next attempt. The built-in captcha is solved by the
 * browser as soon as it is required, during the waiting time; SmartCaptcha shows its widget. A
 * proof is valid for one attempt, so each refusal requires another (ADR 0041).
 */
export function useCaptcha() {
  const update = useUpdateCaptcha()
  const validate = useValidateSmartCaptcha()
  const [stage, setStage] = useState<CaptchaStage | null>(null)
  const [widget, setWidget] = useState<(SmartCaptchaTask & { number: number }) | null>(null)
  const lastAttempt = useRef(0)

  /** Runs the work and sets the resulting stage, unless newer work has started. */
  const runStage = async (getStage: () => Promise<CaptchaStage>) => {
    const number = ++lastAttempt.current
    const end = await getStage().catch((): CaptchaStage => 'failed')
    if (number === lastAttempt.current) setStage(end)
  }
  const validateToken = async (token: string): Promise<CaptchaStage> =>
    (await validate.mutateAsync(token)).status === 'success' ? 'passed' : 'failed'

  /** Called when the server requires a captcha. */
  const requestChallenge = () => {
    setStage('solving')
    return runStage(async () => {
      const { captcha } = await update.mutateAsync()
      if (captcha.kind === 'smartcaptcha') {
        const { siteKey, script } = captcha
        setWidget({ siteKey, script, number: lastAttempt.current })
        return 'open'
      }
      const { canSolve, solveCaptcha } = await import('./solve-captcha.ts')
      if (!canSolve()) return 'unable'
      const token = await solveCaptcha(captcha.challenge)
      return token === null ? 'failed' : validateToken(token)
    })
  }
  return {
    stage,
    widget,
    requestChallenge,
    submitToken: (token: string) => runStage(() => validateToken(token)),
    markFailed: () => setStage('failed'),
  }
}
