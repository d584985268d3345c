import { checkoutStepsTexts } from '@svetlitsa/i18n/checkout-steps/checkout-steps-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { FormStep } from '@svetlitsa/ui/forms/form-step'
import type { ReactNode } from 'react'

type CheckoutStepProps = {
  number: 1 | 2 | 3
  title: string
  state: 'done' | 'open' | 'next'
  /** What was entered, shown while the step is folded. */
  summary: ReactNode
  /** Opens a done step again; absent where it cannot be changed. */
  onChange?: (() => void) | undefined
  children: ReactNode
}

/** One of the three steps: open with its fields, or folded into a summary (checkout.steps). */
export function CheckoutStep(props: CheckoutStepProps) {
  const { number, title, state, summary, onChange, children } = props
  const t = useTexts(checkoutStepsTexts)
  return (
    <FormStep
      number={number}
      labels={{ title, done: t('done') }}
      state={state}
      summary={summary}
      action={
        onChange && (
          <TextLink onClick={onChange} aria-label={t('changeOf', { step: title })}>
            {t('change')}
          </TextLink>
        )
      }
    >
      {children}
    </FormStep>
  )
}
