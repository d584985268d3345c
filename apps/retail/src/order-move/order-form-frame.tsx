import { retailOrderTexts } from '@svetlitsa/i18n/retail-order/retail-order-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Field, type FieldProps } from '@svetlitsa/ui/forms/field'
import type { ReactNode } from 'react'
import { MoveOutcome } from './move-outcome.tsx'
import type { MoveForm } from './use-move-form.ts'

type OrderFormFrameProps = {
  /** The fields of the form. */
  children?: ReactNode
  form: Pick<MoveForm, 'formProps' | 'canSubmit' | 'isSending' | 'moved'>
  /** What staff add to the reason; without it the form has no note. */
  note?: Pick<FieldProps, 'value' | 'error' | 'onChange' | 'onBlur'>
  submitLabel: string
  onBack: () => void
}

/** The frame of every form in the pane: its fields, the note, what happened, and its buttons. */
export function OrderFormFrame(props: OrderFormFrameProps) {
  const { children, form, note, submitLabel, onBack } = props
  const { formProps, canSubmit, isSending, moved } = form
  const t = useTexts(retailOrderTexts)
  return (
    <form {...formProps} className="grid max-h-[50vh] w-full gap-3 overflow-y-auto p-0.5">
      {children}
      {note && <Field label={t('note')} size={44} maxLength={500} {...note} />}
      <MoveOutcome {...moved} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size={40} disabled={!canSubmit} waiting={isSending && t('waiting')}>
          {submitLabel}
        </Button>
        <Button size={40} kind="soft" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </form>
  )
}
