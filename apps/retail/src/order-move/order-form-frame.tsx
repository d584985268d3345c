import { retailOrderTexts } from '@svetlitsa/i18n/retail-order/retail-order-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Field } from '@svetlitsa/ui/forms/field'
import type { ReactNode } from 'react'
import { MoveOutcome } from './move-outcome.tsx'
import type { OrderMove } from './use-move-order.ts'

type OrderFormFrameProps = {
  /** The fields of the form. */
  children: ReactNode
  /** What staff add to the reason; without it the form has no note. */
  note?: { value: string; onChange: (note: string) => void }
  outcome: Pick<OrderMove, 'error' | 'verification'>
  submit: { label: string; isPending: boolean; disabled?: boolean; onPress: () => void }
  onBack: () => void
}

/** The frame of every form in the pane: its fields, the note, what happened, and its buttons. */
export function OrderFormFrame({ children, note, outcome, submit, onBack }: OrderFormFrameProps) {
  const t = useTexts(retailOrderTexts)
  return (
    <div className="grid max-h-[50vh] w-full gap-3 overflow-y-auto p-0.5">
      {children}
      {note && (
        <Field
          label={t('note')}
          size={44}
          maxLength={500}
          value={note.value}
          onChange={({ currentTarget }) => note.onChange(currentTarget.value)}
        />
      )}
      <MoveOutcome {...outcome} />
      <div className="flex flex-wrap gap-2">
        <Button
          size={40}
          disabled={submit.disabled}
          waiting={submit.isPending && t('waiting')}
          onClick={submit.onPress}
        >
          {submit.label}
        </Button>
        <Button size={40} kind="soft" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </div>
  )
}
