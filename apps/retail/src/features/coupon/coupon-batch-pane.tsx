import { type CouponBatch, useCreateCouponBatch } from '@svetlitsa/api-client/coupon-desk/queries'
import { resourceTexts } from '@svetlitsa/i18n/resource/resource-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { Field } from '@svetlitsa/ui/forms/field'
import { useId, useState } from 'react'
import { DetailPane } from '../../list-detail/detail-pane.tsx'
import { MoveOutcome } from '../../order-move/move-outcome.tsx'
import { useMoveForm } from '../../order-move/use-move-form.ts'
import { type FormState, toFormState, toValues } from '../../resource/field/form-state.ts'
import { ResourceFields } from '../../resource/field/resource-fields.tsx'
import { saveText } from '../../resource/save-text.ts'
import { toFieldNames } from '../../resource/use-resource-form.ts'
import { blankTerms, termFields } from './coupon-terms.ts'

/** Makes many coupons of the same terms, whose codes are then downloaded. */
export function CouponBatchPane({ onClose }: { onClose: () => void }) {
  const t = useTexts(resourceTexts)
  const formId = useId()
  const creation = useCreateCouponBatch()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const { form, formProps, isSending, moved } = useMoveForm({
    values: { ...toFormState(termFields, blankTerms), prefix: '', count: '100' } as FormState,
    toInput: ({ prefix, count, ...typed }) => ({
      prefix: String(prefix),
      count: Number(count),
      terms: toValues(termFields, typed) as CouponBatch['terms'],
    }),
    call: async (input, key) => {
      const outcome = await creation.mutateAsync({ key, ...input })
      return outcome.ok ? outcome : { ...outcome, fields: toFieldNames(outcome.fields) }
    },
    onDone: (made) => setCodes(made.codes),
  })
  const { errors } = form.formState
  const download = (made: readonly string[]) =>
    saveText('coupons.csv', new Blob([`\uFEFFcode\r\n${made.join('\r\n')}\r\n`]))
  return (
    <DetailPane
      title={t('batch.title')}
      closeLabel={t('pane.close')}
      onClose={onClose}
      actions={
        codes ? (
          <Button size={40} onClick={() => download(codes)}>
            {t('batch.download')}
          </Button>
        ) : (
          <>
            <MoveOutcome {...moved} />
            <Button type="submit" form={formId} size={40} waiting={isSending && t('pane.saving')}>
              {t('batch.make')}
            </Button>
          </>
        )
      }
    >
      {codes ? (
        <Notice live>{t('batch.done', { count: codes.length })}</Notice>
      ) : (
        <form id={formId} {...formProps} className="grid gap-4">
          <p className="text-ink-soft">{t('batch.hint')}</p>
          <Field
            label={t('batch.prefix')}
            size={44}
            autoComplete="off"
            maxLength={20}
            error={errors.prefix?.message}
            {...form.register('prefix')}
          />
          <Field
            label={t('batch.count')}
            size={44}
            inputMode="numeric"
            autoComplete="off"
            error={errors.count?.message}
            {...form.register('count')}
          />
          <ResourceFields fields={termFields} form={form} />
        </form>
      )}
    </DetailPane>
  )
}
