'use client'

import { useEffect, useEffectEvent, useRef } from 'react'
import { useLanguage } from '../language-provider.tsx'
import { loadSmartCaptcha, type SmartCaptcha } from './load-smart-captcha.ts'

export type SmartCaptchaTask = { siteKey: string; script: string }

type SmartCaptchaWidgetProps = {
  task: SmartCaptchaTask
  /** The person passed: what the server asks the captcha's makers about. */
  onToken: (token: string) => void
  /** The script did not come: the person is to be told how to go on. */
  onAbsent: () => void
}

/** The captcha's own widget in the window; its script is loaded only when this is shown. */
export function SmartCaptchaWidget({ task, onToken, onAbsent }: SmartCaptchaWidgetProps) {
  const place = useRef<HTMLDivElement>(null)
  const language = useLanguage()
  const pass = useEffectEvent(onToken)
  const miss = useEffectEvent(onAbsent)
  const { siteKey, script } = task

  useEffect(() => {
    let captcha: SmartCaptcha | null = null
    let widgetId = 0
    let isGone = false
    const show = async () => {
      try {
        captcha = await loadSmartCaptcha(script)
        if (isGone || !place.current) return
        widgetId = captcha.render(place.current, {
          sitekey: siteKey,
          hl: language,
          callback: (token) => pass(token),
        })
      } catch {
        if (!isGone) miss()
      }
    }
    void show()
    return () => {
      isGone = true
      if (widgetId !== 0) captcha?.destroy(widgetId)
    }
  }, [siteKey, script, language])

  return <div ref={place} className="min-h-25" />
}
