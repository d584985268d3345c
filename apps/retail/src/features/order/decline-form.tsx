import { retailOrderTexts } from '@svetlitsa/i18n/retail-order/retail-order-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Field } from '@svetlitsa/ui/forms/field'
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
  const { bindText, formProps, canSubmit, isSending, moved } = useMoveForm({
    values: { answer: '' },
    toInput: ({ answer }) => ({ answer: answer.trim() }),
    canSubmit: ({ answer }) => answer.trim().length >= 3,
    call: (declined, key) => onDecline({ key, ...declined }),
  })
  return (
    <form {...formProps} className="mt-2 grid gap-2">
      <Field label={label} size={44} maxLength={500} {...bindText('answer')} />
      <MoveOutcome {...moved} />
      <Button
        type="submit"
        size={40}
        kind="outline"
        disabled={!canSubmit}
        waiting={isSending && t('waiting')}
      >
        {submitLabel}
      </Button>
    </form>
  )
}
