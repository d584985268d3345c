import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { Spinner } from '@svetlitsa/ui/feedback/spinner'
import { type ReactNode, useRef } from 'react'
import { SmartCaptchaWidget } from './smart-captcha-widget.tsx'
import type { useCaptcha } from './use-captcha.ts'

/** What is said at each stage, and why a captcha is needed at all. */
export type CaptchaTexts = Record<
  'title' | 'solving' | 'why' | 'open' | 'passed' | 'failed' | 'unable' | 'again',
  string
>

type CaptchaPanelProps = {
  captcha: ReturnType<typeof useCaptcha>
  texts: CaptchaTexts
  /** The way on for a browser that cannot solve the captcha. */
  unableAction?: ReactNode
}

/** The captcha between a refusal and the next attempt: reason, state and next step. */
export function CaptchaPanel({ captcha, texts, unableAction }: CaptchaPanelProps) {
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
      aria-label={texts.title}
      className="flex flex-col items-start gap-2 rounded-medium"
    >
      {/* Keep one live region through all stages, or screen readers would not announce the changes. */}
      <div role="status" className="w-full">
        {stage === 'solving' && (
          <Notice tone="sand" action={<Spinner />}>
            <b className="font-semibold">{texts.solving}</b>
            <p>{texts.why}</p>
          </Notice>
        )}
        {stage === 'open' && <p className="text-small text-ink-soft">{texts.open}</p>}
        {stage === 'passed' && <Notice tone="forest">{texts.passed}</Notice>}
        {stage === 'failed' && <Notice tone="sale">{texts.failed}</Notice>}
        {stage === 'unable' && <Notice tone="sale">{texts.unable}</Notice>}
      </div>
      {stage === 'failed' && (
        <TextLink tone="accent" onClick={retry}>
          {texts.again}
        </TextLink>
      )}
      {stage === 'unable' && unableAction}
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
