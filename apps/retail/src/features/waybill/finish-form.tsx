import { useFinishWaybillCheck } from '@svetlitsa/api-client/waybill/queries'
import { waybillTexts } from '@svetlitsa/i18n/waybill/waybill-texts'
import { type FormOutcome, useCallForm } from '@svetlitsa/shell/form/use-call-form'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { Field } from '@svetlitsa/ui/forms/field'

type FinishFormProps = { number: string; missing: number; onClose: () => void }

/** Asks why boxes are missing before a check ends without them. */
export function FinishForm({ number, missing, onClose }: FinishFormProps) {
  const t = useTexts(waybillTexts)
  const { mutateAsync } = useFinishWaybillCheck()
  const { bindText, formProps, canSubmit, isSending, failure } = useCallForm({
    values: { reason: '' },
    toInput: ({ reason }) => ({ number, reason: reason.trim() }),
    canSubmit: ({ reason }) => reason.trim() !== '',
    call: async (input, key): Promise<FormOutcome<unknown>> => ({
      ok: true,
      answer: await mutateAsync({ key, ...input }),
    }),
    onDone: () => onClose(),
    failed: t('failed'),
  })
  return (
    <form {...formProps} className="grid max-w-120 gap-3 rounded-large bg-sand p-4">
      <Field
        label={t('reason')}
        hint={t('reasonHint')}
        maxLength={500}
        required
        autoFocus
        {...bindText('reason')}
      />
      {failure && (
        <Notice tone="sale" live>
          {failure.message}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={!canSubmit} waiting={isSending && t('waiting')}>
          {t('finishMissing', { count: missing })}
        </Button>
        <Button kind="white" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
