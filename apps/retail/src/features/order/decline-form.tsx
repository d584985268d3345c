import { retailOrderTexts } from '@svetlitsa/i18n/retail-order/retail-order-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Field } from '@svetlitsa/ui/forms/field'
import { useState } from 'react'
import { MoveOutcome } from '../../order-move/move-outcome.tsx'
import { type OrderMove, useMoveOrder } from '../../order-move/use-move-order.ts'

type DeclineFormProps = {
  label: string
  submitLabel: string
  isPending: boolean
  onDecline: (input: {
    key: string
    answer: string
  }) => ReturnType<Parameters<OrderMove['move']>[0]>
}

/** Declines what a customer asks for, in words that the customer reads. */
export function DeclineForm({ label, submitLabel, isPending, onDecline }: DeclineFormProps) {
  const t = useTexts(retailOrderTexts)
  const { move, ...outcome } = useMoveOrder()
  const [answer, setAnswer] = useState('')
  return (
    <div className="mt-2 grid gap-2">
      <Field
        label={label}
        size={44}
        maxLength={500}
        value={answer}
        onChange={({ currentTarget }) => setAnswer(currentTarget.value)}
      />
      <MoveOutcome {...outcome} />
      <Button
        size={40}
        kind="outline"
        disabled={answer.trim().length < 3}
        waiting={isPending && t('waiting')}
        onClick={() => void move((key) => onDecline({ key, answer: answer.trim() }))}
      >
        {submitLabel}
      </Button>
    </div>
  )
}
