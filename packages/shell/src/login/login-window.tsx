import { loginTexts } from '@svetlitsa/i18n/login/login-texts'
import { useWindows } from '@svetlitsa/ui/overlays/window-host/use-windows'
import { useState } from 'react'
import { useTexts } from '../language/use-texts.ts'
import { storeSubscribed } from '../subscription/subscription-storage.ts'
import { CodeStep } from './code-step.tsx'
import type { LoginAnswer } from './login-answer.ts'
import { NewPasswordStep } from './new-password-step.tsx'
import { PasswordStep } from './password-step.tsx'
import { PhoneStep } from './phone-step.tsx'
import {
  clearSentCode,
  createSentCode,
  readSentCode,
  type SentCode,
  storeSentCode,
} from './sent-code.ts'

type Step =
  | { name: 'phone' }
  | { name: 'password'; note: string | null }
  | { name: 'code'; sent: SentCode; isAfterPassword: boolean }
  /** `answer` is the login that waits for the password; invited staff log in by `phone` with it. */
  | { name: 'new-password'; answer: LoginAnswer; phone: string }

export type LoginWindowProps = {
  goTo?: string
  onDone?: () => void
  /** A new password is set after the code: the person forgot or changes it. */
  setsPassword?: boolean
}

/**
 * Login by SMS code or by password; staff need both (ADR 0041). Never reveals whether a number is
 * registered. A guest's basket is merged into the customer's. A first or forgotten password is set
 * after the code (auth.register).
 */
export function LoginWindow({ goTo, onDone, setsPassword = false }: LoginWindowProps) {
  const t = useTexts(loginTexts)
  const { open, close } = useWindows()
  const [step, setStep] = useState<Step>(getFirstStep)
  const [forgot, setForgot] = useState(setsPassword)

  const finish = (answer: LoginAnswer) => {
    if ((answer.userData || null)?.isSubscribed) storeSubscribed()
    if (goTo) location.assign(goTo)
    else if (answer.basketChanges.length > 0) {
      open('result', { title: t('welcome'), text: t('basketChanged') })
    } else if (onDone) onDone()
    else close()
  }
  const onAnswer = (answer: LoginAnswer, phone: string) => {
    clearSentCode()
    if (answer.needsNewPassword) setStep({ name: 'new-password', answer, phone })
    else if (answer.needsPassword) {
      setStep({ name: 'password', note: t(forgot ? 'staffForgot' : 'staffPassword') })
    } else if (answer.needsCode) {
      const { codePhone, smsStatusId, retryAfterSeconds: waitSeconds } = answer
      const sent = createSentCode({ phone: codePhone ?? '', smsStatusId, waitSeconds }, Date.now())
      setStep({ name: 'code', sent, isAfterPassword: true })
    } else if (forgot) setStep({ name: 'new-password', answer, phone })
    else finish(answer)
  }
  const showCode = (sent: SentCode) => {
    storeSentCode(sent)
    setStep({ name: 'code', sent, isAfterPassword: false })
  }
  const restart = () => setStep({ name: 'phone' })

  switch (step.name) {
    case 'phone':
      return (
        <PhoneStep
          hint={t(forgot ? 'forgotHint' : 'phoneHint')}
          onSent={showCode}
          onPassword={() => {
            setForgot(false)
            setStep({ name: 'password', note: null })
          }}
        />
      )
    case 'password':
      return (
        <PasswordStep
          note={step.note}
          onDone={onAnswer}
          onForgotten={() => {
            setForgot(true)
            restart()
          }}
          onBack={() => {
            setForgot(false)
            restart()
          }}
        />
      )
    case 'code':
      return (
        <CodeStep
          {...step}
          onSent={showCode}
          onDone={(answer) => onAnswer(answer, step.sent.phone)}
          onBack={restart}
          onPasswordAgain={() => setStep({ name: 'password', note: t('staffAgain') })}
        />
      )
    case 'new-password':
      return (
        <NewPasswordStep
          {...step}
          onDone={(answer) => {
            setForgot(false)
            if (answer.userData) finish(answer)
            else onAnswer(answer, step.phone)
          }}
          onBack={restart}
        />
      )
  }
}

/** A visitor who closed the window after a code was sent continues with typing it. */
function getFirstStep(): Step {
  const sent = readSentCode(Date.now())
  return sent ? { name: 'code', sent, isAfterPassword: false } : { name: 'phone' }
}
