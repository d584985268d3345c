'use client'

import { useUpdateCaptcha, useValidateSmartCaptcha } from '@svetlitsa/api-client/query/session'
import { useRef, useState } from 'react'
import type { SmartCaptchaTask } from './smart-captcha-widget.tsx'

/**
 * What the person is told of the captcha: the browser works on it; the person is to do something;
 * the next try may go; it did not come about; this browser cannot.
 */
export type CaptchaStage = 'solving' | 'open' | 'passed' | 'failed' | 'unable'

/**
 * Proves that a person is at work before the next try. The embedded captcha is solved by the browser
 * as soon as it is wanted, while the clock of the wait runs; SmartCaptcha shows its widget. A proof
 * is good for one try, so each refusal asks for another (decisions, «Identity»).
 */
export function useCaptcha() {
  const ask = useUpdateCaptcha()
  const show = useValidateSmartCaptcha()
  const [stage, setStage] = useState<CaptchaStage | null>(null)
  const [widget, setWidget] = useState<(SmartCaptchaTask & { number: number }) | null>(null)
  const last = useRef(0)

  /** Does the work and tells its end, unless newer work began meanwhile. */
  const tell = async (work: () => Promise<CaptchaStage>) => {
    const number = ++last.current
    const end = await work().catch((): CaptchaStage => 'failed')
    if (number === last.current) setStage(end)
  }
  const passOrFail = async (token: string): Promise<CaptchaStage> =>
    (await show.mutateAsync(token)).status === 'success' ? 'passed' : 'failed'

  /** The server wants a captcha from now on. */
  const expect = () => {
    setStage('solving')
    return tell(async () => {
      const { captcha } = await ask.mutateAsync()
      if (captcha.kind === 'smartcaptcha') {
        const { siteKey, script } = captcha
        setWidget({ siteKey, script, number: last.current })
        return 'open'
      }
      const { canSolve, solveCaptcha } = await import('./solve-captcha.ts')
      if (!canSolve()) return 'unable'
      const token = await solveCaptcha(captcha.challenge)
      return token === null ? 'failed' : passOrFail(token)
    })
  }
  return {
    stage,
    widget,
    expect,
    take: (token: string) => tell(() => passOrFail(token)),
    miss: () => setStage('failed'),
  }
}
