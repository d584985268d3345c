import { waybillTexts } from '@svetlitsa/i18n/waybill/waybill-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Field } from '@svetlitsa/ui/forms/field'
import { type FormEvent, useState } from 'react'

type FinishFormProps = {
  missing: number
  isPending: boolean
  onFinish: (reason: string) => void
  onBack: () => void
}

/** Asks why boxes are missing before a check ends without them. */
export function FinishForm({ missing, isPending, onFinish, onBack }: FinishFormProps) {
  const t = useTexts(waybillTexts)
  const [reason, setReason] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (reason.trim() !== '') onFinish(reason.trim())
  }
  return (
    <form onSubmit={submit} className="grid max-w-120 gap-3 rounded-large bg-sand p-4">
      <Field
        label={t('reason')}
        hint={t('reasonHint')}
        maxLength={500}
        required
        autoFocus
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={reason.trim() === ''} waiting={isPending && t('waiting')}>
          {t('finishMissing', { count: missing })}
        </Button>
        <Button kind="white" onClick={onBack}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
