'use client'

import { loginTexts } from '@svetlitsa/i18n/login/login-texts'
import { useWindows } from '@svetlitsa/ui/overlays/window-host/use-windows'
import { useState } from 'react'
import { useTexts } from '../language/use-texts.ts'
import { storeSubscribed } from '../subscription/subscription-storage.ts'
import { CodeStep } from './code-step.tsx'
import type { LoginAnswer } from './login-answer.ts'
import { PasswordStep } from './password-step.tsx'
import { PhoneStep } from './phone-step.tsx'
import { clearSentCode, readSentCode, storeSentCode } from './sent-code.ts'

type Step =
  | { name: 'phone' }
  | { name: 'password'; note: string | null }
  | { name: 'code'; phone: string | null; waitSeconds: number; note: string | null }

/**
 * Login by SMS code or by password; staff need both (ADR 0041). Never reveals whether a number is
 * registered. A guest's basket is merged into the customer's.
 */
export function LoginWindow({ goTo, onDone }: { goTo?: string; onDone?: () => void }) {
  const t = useTexts(loginTexts)
  const { open, close } = useWindows()
  const [step, setStep] = useState<Step>(getFirstStep)

  const onAnswer = (answer: LoginAnswer) => {
    clearSentCode()
    if (answer.needsCode) {
      setStep({
        name: 'code',
        phone: null,
        waitSeconds: answer.retryAfterSeconds,
        note: t('staffCode'),
      })
      return
    }
    if (answer.needsPassword) {
      setStep({ name: 'password', note: t('staffPassword') })
      return
    }
    if ((answer.userData || null)?.isSubscribed) storeSubscribed()
    if (goTo) location.assign(goTo)
    else if (answer.basketChanges.length > 0) {
      open('result', { title: t('welcome'), text: t('basketChanged') })
    } else if (onDone) onDone()
    else close()
  }

  if (step.name === 'phone') {
    return (
      <PhoneStep
        onSent={(phone, waitSeconds) => {
          storeSentCode(phone, waitSeconds, Date.now())
          setStep(buildCodeStep(phone, waitSeconds))
        }}
        onWaiting={(phone, waitSeconds) => setStep(buildCodeStep(phone, waitSeconds))}
        onPassword={() => setStep({ name: 'password', note: null })}
      />
    )
  }
  if (step.name === 'password') {
    return (
      <PasswordStep note={step.note} onDone={onAnswer} onBack={() => setStep({ name: 'phone' })} />
    )
  }
  return (
    <CodeStep
      phone={step.phone}
      waitSeconds={step.waitSeconds}
      note={step.note}
      onDone={onAnswer}
      onBack={() => setStep({ name: 'phone' })}
    />
  )
}

function buildCodeStep(phone: string, waitSeconds: number): Step {
  return { name: 'code', phone, waitSeconds, note: null }
}

/** A visitor who closed the window after a code was sent continues with typing it. */
function getFirstStep(): Step {
  const sent = readSentCode(Date.now())
  return sent ? buildCodeStep(sent.phone, sent.waitSeconds) : { name: 'phone' }
}
