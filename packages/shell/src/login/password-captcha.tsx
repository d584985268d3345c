'use client'

import { loginTexts } from '@svetlitsa/i18n/login-texts'
import { Notice } from '@svetlitsa/ui/primitives/notice'
import { TextLink } from '@svetlitsa/ui/primitives/text-link'
import { useTexts } from '../use-texts.tsx'
import { SmartCaptchaWidget } from './smart-captcha-widget.tsx'
import type { useCaptcha } from './use-captcha.tsx'

type PasswordCaptchaProps = { captcha: ReturnType<typeof useCaptcha> }

/** The captcha between a password and its next try: the widget, or the word that one is being solved. */
export function PasswordCaptcha({ captcha }: PasswordCaptchaProps) {
  const say = useTexts(loginTexts)
  const { widget, isSolving, take, become, expect } = captcha
  if (isSolving) return <p role="status">{say('captcha')}</p>
  if (!widget) return null
  if (widget.state === 'absent') {
    return (
      <Notice
        tone="sale"
        live
        action={<TextLink onClick={() => void expect()}>{say('captchaAgain')}</TextLink>}
      >
        {say('captchaAbsent')}
      </Notice>
    )
  }
  return (
    <SmartCaptchaWidget
      key={widget.number}
      task={widget}
      onToken={(token) => void take(token)}
      onAbsent={() => become('absent')}
    />
  )
}
