import { retailOrderTexts } from '@svetlitsa/i18n/retail-order/retail-order-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Field } from '@svetlitsa/ui/forms/field'
import type { FormEvent } from 'react'
import { MoveOutcome } from '../../order-move/move-outcome.tsx'
import { type MoveOutcome as Outcome, useMoveForm } from '../../order-move/use-move-form.ts'

type DeclineFormProps = {
  label: string
  submitLabel: string
  onDecline: (input: { key: string; answer: string }) => Promise<Outcome<unknown>>
}

/** Declines what a customer asks for, in words that the customer reads. */
export function DeclineForm({ label, submitLabel, onDecline }: DeclineFormProps) {
  const t = useTexts(retailOrderTexts)
  const { bindText, formProps, isSending, moved } = useMoveForm({
    values: { answer: '' },
    toInput: ({ answer }) => ({ answer: answer.trim() }),
    call: (declined, key) => onDecline({ key, ...declined }),
  })
  const answer = bindText('answer')
  const isTooShort = answer.value.trim().length < 3
  const submit = (event: FormEvent) => {
    if (isTooShort) event.preventDefault()
    else formProps.onSubmit(event)
  }
  return (
    <form {...formProps} onSubmit={submit} className="mt-2 grid gap-2">
      <Field label={label} size={44} maxLength={500} {...answer} />
      <MoveOutcome {...moved} />
      <Button
        type="submit"
        size={40}
        kind="outline"
        disabled={isTooShort}
        waiting={isSending && t('waiting')}
      >
        {submitLabel}
      </Button>
    </form>
  )
}
