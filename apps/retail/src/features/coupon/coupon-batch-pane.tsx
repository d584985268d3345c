import { type CouponBatch, useCreateCouponBatch } from '@svetlitsa/api-client/coupon-desk/queries'
import { resourceTexts } from '@svetlitsa/i18n/resource/resource-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { Field } from '@svetlitsa/ui/forms/field'
import { useId, useState } from 'react'
import { DetailPane } from '../../list-detail/detail-pane.tsx'
import { MoveOutcome } from '../../order-move/move-outcome.tsx'
import { useMoveOrder } from '../../order-move/use-move-order.ts'
import { type FormState, toValues } from '../../resource/field/form-state.ts'
import { ResourceFields } from '../../resource/field/resource-fields.tsx'
import { saveText } from '../../resource/save-text.ts'
import { useTypedForm } from '../../resource/use-resource-form.ts'
import { blankTerms, termFields } from './coupon-terms.ts'

/** Makes many coupons of the same terms, whose codes are then downloaded. */
export function CouponBatchPane({ onClose }: { onClose: () => void }) {
  const t = useTexts(resourceTexts)
  const formId = useId()
  const creation = useCreateCouponBatch()
  const { move, ...outcome } = useMoveOrder()
  const { form, refuse } = useTypedForm(termFields, blankTerms)
  const [prefix, setPrefix] = useState('')
  const [count, setCount] = useState('100')
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const make = (typed: FormState) =>
    move(async (key) => {
      const terms = toValues(termFields, typed) as CouponBatch['terms']
      const answer = await creation.mutateAsync({ key, prefix, count: Number(count), terms })
      setErrors(answer.ok ? {} : answer.fields)
      if (answer.ok) setCodes(answer.answer.codes)
      else refuse(answer.fields)
      return answer
    })
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
            <MoveOutcome {...outcome} />
            <Button
              type="submit"
              form={formId}
              size={40}
              waiting={creation.isPending && t('pane.saving')}
            >
              {t('batch.make')}
            </Button>
          </>
        )
      }
    >
      {codes ? (
        <Notice live>{t('batch.done', { count: codes.length })}</Notice>
      ) : (
        <form
          id={formId}
          noValidate
          className="grid gap-4"
          onSubmit={form.handleSubmit(async (typed) => void (await make(typed)))}
        >
          <p className="text-ink-soft">{t('batch.hint')}</p>
          <Field
            label={t('batch.prefix')}
            size={44}
            autoComplete="off"
            maxLength={20}
            value={prefix}
            error={errors.prefix}
            onChange={({ currentTarget }) => setPrefix(currentTarget.value)}
          />
          <Field
            label={t('batch.count')}
            size={44}
            inputMode="numeric"
            autoComplete="off"
            value={count}
            error={errors.count}
            onChange={({ currentTarget }) => setCount(currentTarget.value)}
          />
          <ResourceFields fields={termFields} form={form} />
        </form>
      )}
    </DetailPane>
  )
}
