'use client'

import { loginTexts } from '@svetlitsa/i18n/login/login-texts'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { Spinner } from '@svetlitsa/ui/feedback/spinner'
import { useRef } from 'react'
import { useTexts } from '../language/use-texts.ts'
import { SmartCaptchaWidget } from './smart-captcha-widget.tsx'
import type { useCaptcha } from './use-captcha.ts'

type PasswordCaptchaProps = {
  captcha: ReturnType<typeof useCaptcha>
  /** Switches to login by code, which needs no captcha. */
  onCode: () => void
}

/** The captcha between a wrong password and the next attempt: reason, state and next step. */
export function PasswordCaptcha({ captcha, onCode }: PasswordCaptchaProps) {
  const t = useTexts(loginTexts)
  const sectionRef = useRef<HTMLElement>(null)
  const { stage, widget, requestChallenge, submitToken, markFailed } = captcha
  if (stage === null) return null
  const retry = () => {
    // The link disappears with this stage, so keep the focus inside the component.
    sectionRef.current?.focus()
    void requestChallenge()
  }
  const hasWidget = widget !== null && (stage === 'open' || stage === 'passed')
  return (
    <section
      ref={sectionRef}
      tabIndex={-1}
      aria-label={t('captchaTitle')}
      className="flex flex-col items-start gap-2 rounded-medium"
    >
      {/* Keep one live region through all stages, or screen readers would not announce the changes. */}
      <div role="status" className="w-full">
        {stage === 'solving' && (
          <Notice tone="sand" action={<Spinner />}>
            <b className="font-semibold">{t('captcha')}</b>
            <p>{t('captchaWhy')}</p>
          </Notice>
        )}
        {stage === 'open' && <p className="text-small text-ink-soft">{t('captchaOpen')}</p>}
        {stage === 'passed' && <Notice tone="forest">{t('captchaPassed')}</Notice>}
        {stage === 'failed' && <Notice tone="sale">{t('captchaFailed')}</Notice>}
        {stage === 'unable' && <Notice tone="sale">{t('captchaUnable')}</Notice>}
      </div>
      {stage === 'failed' && (
        <TextLink tone="accent" onClick={retry}>
          {t('captchaAgain')}
        </TextLink>
      )}
      {stage === 'unable' && (
        <TextLink tone="accent" onClick={onCode}>
          {t('byCode')}
        </TextLink>
      )}
      {hasWidget && (
        <SmartCaptchaWidget
          key={widget.number}
          task={widget}
          onToken={(token) => void submitToken(token)}
          onAbsent={markFailed}
        />
      )}
    </section>
  )
}
