'use client'

import { loginTexts } from '@svetlitsa/i18n/login-texts'
import { useWindows } from '@svetlitsa/ui/chrome/use-windows'
import { useState } from 'react'
import { noteSubscribed } from '../subscription/subscription-memory.ts'
import { useTexts } from '../use-texts.tsx'
import { CodeStep } from './code-step.tsx'
import type { LoginAnswer } from './login-answer.ts'
import { PasswordStep } from './password-step.tsx'
import { PhoneStep } from './phone-step.tsx'
import { forgetCode, recallCode, rememberCode } from './sent-code.tsx'

type Step =
  | { name: 'phone' }
  | { name: 'password'; note: string | null }
  | { name: 'code'; phone: string | null; waitSeconds: number; note: string | null }

/**
 * Login by a code from an SMS or by a password; staff need both (decisions «Identity»). Never says
 * whether a number is known. What the guest had in the basket joins the customer's.
 */
export function LoginWindow({ goTo, onDone }: { goTo?: string; onDone?: () => void }) {
  const say = useTexts(loginTexts)
  const { open, close } = useWindows()
  const [step, setStep] = useState<Step>(firstStep)

  const finish = (answer: LoginAnswer) => {
    forgetCode()
    if (answer.needsCode) {
      setStep({
        name: 'code',
        phone: null,
        waitSeconds: answer.retryAfterSeconds,
        note: say('staffCode'),
      })
      return
    }
    if (answer.needsPassword) {
      setStep({ name: 'password', note: say('staffPassword') })
      return
    }
    if ((answer.userData || null)?.isSubscribed) noteSubscribed()
    if (goTo) location.assign(goTo)
    else if (answer.basketChanges.length > 0) {
      open('result', { title: say('welcome'), text: say('basketChanged') })
    } else if (onDone) onDone()
    else close()
  }

  if (step.name === 'phone') {
    return (
      <PhoneStep
        onSent={(phone, waitSeconds) => {
          rememberCode(phone, waitSeconds, Date.now())
          setStep(codeStep(phone, waitSeconds))
        }}
        onWaiting={(phone, waitSeconds) => setStep(codeStep(phone, waitSeconds))}
        onPassword={() => setStep({ name: 'password', note: null })}
      />
    )
  }
  if (step.name === 'password') {
    return (
      <PasswordStep note={step.note} onDone={finish} onBack={() => setStep({ name: 'phone' })} />
    )
  }
  return (
    <CodeStep
      phone={step.phone}
      waitSeconds={step.waitSeconds}
      note={step.note}
      onDone={finish}
      onBack={() => setStep({ name: 'phone' })}
    />
  )
}

function codeStep(phone: string, waitSeconds: number): Step {
  return { name: 'code', phone, waitSeconds, note: null }
}

/** Who closed the window with a code on its way goes on typing it. */
function firstStep(): Step {
  const sent = recallCode(Date.now())
  return sent ? codeStep(sent.phone, sent.waitSeconds) : { name: 'phone' }
}
