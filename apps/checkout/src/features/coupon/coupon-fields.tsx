import { couponTexts } from '@svetlitsa/i18n/coupon/coupon-texts'
import { type FormOutcome, useCallForm } from '@svetlitsa/shell/form/use-call-form'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { Field } from '@svetlitsa/ui/forms/field'

type CouponFieldsProps = {
  applied: string | null
  /** Applies a code; its refusal is in the server's own words. */
  onApply: (coupon: string) => Promise<FormOutcome<unknown>>
  onDrop: () => void
}

/** The code of a coupon, or the applied one. */
export function CouponFields({ applied, onApply, onDrop }: CouponFieldsProps) {
  const t = useTexts(couponTexts)
  const { bindText, formProps, isSending } = useCallForm({
    values: { coupon: '' },
    toInput: ({ coupon }) => coupon,
    call: onApply,
    failureField: 'coupon',
  })
  if (applied) {
    return (
      <p className="flex flex-wrap items-baseline justify-between gap-3 text-small">
        <span>{t('applied', { code: applied })}</span>
        <TextLink onClick={onDrop}>{t('drop')}</TextLink>
      </p>
    )
  }
  return (
    <form {...formProps} className="flex items-end gap-2">
      <div className="min-w-0 grow">
        <Field
          label={t('label')}
          size={48}
          autoComplete="off"
          name="coupon"
          {...bindText('coupon')}
        />
      </div>
      <Button type="submit" kind="quiet" waiting={isSending && t('waiting')}>
        {t('apply')}
      </Button>
    </form>
  )
}
