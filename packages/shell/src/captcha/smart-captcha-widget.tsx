import { useEffect, useEffectEvent, useRef } from 'react'
import { useLanguage } from '../language/language-provider.tsx'
import { loadSmartCaptcha, type SmartCaptcha } from './load-smart-captcha.ts'

export type SmartCaptchaTask = { siteKey: string; script: string }

type SmartCaptchaWidgetProps = {
  task: SmartCaptchaTask
  /** Called with the token that the server verifies with the captcha service. */
  onToken: (token: string) => void
  /** Called when the script fails to load, to show how to go on. */
  onAbsent: () => void
}

/** The widget of SmartCaptcha; its script loads only when the widget is shown. */
export function SmartCaptchaWidget({ task, onToken, onAbsent }: SmartCaptchaWidgetProps) {
  const containerRef = useRef<HTMLDivElement>(null)
  const language = useLanguage()
  const onWidgetToken = useEffectEvent(onToken)
  const onWidgetAbsent = useEffectEvent(onAbsent)
  const { siteKey, script } = task

  useEffect(() => {
    let captcha: SmartCaptcha | null = null
    let widgetId = 0
    let isUnmounted = false
    const show = async () => {
      try {
        captcha = await loadSmartCaptcha(script)
        if (isUnmounted || !containerRef.current) return
        widgetId = captcha.render(containerRef.current, {
          sitekey: siteKey,
          hl: language,
          callback: (token) => onWidgetToken(token),
        })
      } catch {
        if (!isUnmounted) onWidgetAbsent()
      }
    }
    void show()
    return () => {
      isUnmounted = true
      if (widgetId !== 0) captcha?.destroy(widgetId)
    }
  }, [siteKey, script, language])

  return <div ref={containerRef} className="min-h-25" />
}
