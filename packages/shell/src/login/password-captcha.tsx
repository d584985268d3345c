'use client'

import { loginTexts } from '@svetlitsa/i18n/login-texts'
import { Notice } from '@svetlitsa/ui/primitives/notice'
import { Spinner } from '@svetlitsa/ui/primitives/spinner'
import { TextLink } from '@svetlitsa/ui/primitives/text-link'
import { useRef } from 'react'
import { useTexts } from '../use-texts.tsx'
import { SmartCaptchaWidget } from './smart-captcha-widget.tsx'
import type { useCaptcha } from './use-captcha.tsx'

type PasswordCaptchaProps = {
  captcha: ReturnType<typeof useCaptcha>
  /** The way in that needs no captcha. */
  onCode: () => void
}

/** The captcha between a password and its next try: why it is there, how it stands, and what to do. */
export function PasswordCaptcha({ captcha, onCode }: PasswordCaptchaProps) {
  const say = useTexts(loginTexts)
  const place = useRef<HTMLElement>(null)
  const { stage, widget, expect, take, miss } = captcha
  if (stage === null) return null
  const again = () => {
    // The link goes with the stage; the keyboard must not go with it.
    place.current?.focus()
    void expect()
  }
  const hasWidget = widget !== null && (stage === 'open' || stage === 'passed')
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-label={say('captchaTitle')}
      className="flex flex-col items-start gap-2 rounded-medium"
    >
      {/* One place from the first stage on, or readers would not tell what changes in it. */}
      <div role="status" className="w-full">
        {stage === 'solving' && (
          <Notice tone="sand" action={<Spinner />}>
            <b className="font-semibold">{say('captcha')}</b>
            <p>{say('captchaWhy')}</p>
          </Notice>
        )}
        {stage === 'open' && <p className="text-small text-ink-soft">{say('captchaOpen')}</p>}
        {stage === 'passed' && <Notice tone="forest">{say('captchaPassed')}</Notice>}
        {stage === 'failed' && <Notice tone="sale">{say('captchaFailed')}</Notice>}
        {stage === 'unable' && <Notice tone="sale">{say('captchaUnable')}</Notice>}
      </div>
      {stage === 'failed' && (
        <TextLink tone="accent" onClick={again}>
          {say('captchaAgain')}
        </TextLink>
      )}
      {stage === 'unable' && (
        <TextLink tone="accent" onClick={onCode}>
          {say('byCode')}
        </TextLink>
      )}
      {hasWidget && (
        <SmartCaptchaWidget
          key={widget.number}
          task={widget}
          onToken={(token) => void take(token)}
          onAbsent={miss}
        />
      )}
    </section>
  )
}
