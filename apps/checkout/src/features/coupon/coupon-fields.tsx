import { couponTexts } from '@svetlitsa/i18n/coupon/coupon-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { Field } from '@svetlitsa/ui/forms/field'
import { useForm } from 'react-hook-form'

type CouponFieldsProps = {
  applied: string | null
  error: string | undefined
  isPending: boolean
  onApply: (coupon: string) => void
  onDrop: () => void
}

/** The code of a coupon, or the applied one. */
export function CouponFields({ applied, error, isPending, onApply, onDrop }: CouponFieldsProps) {
  const t = useTexts(couponTexts)
  const { register, handleSubmit } = useForm({ defaultValues: { coupon: '' } })
  if (applied) {
    return (
      <p className="flex flex-wrap items-baseline justify-between gap-3 text-small">
        <span>{t('applied', { code: applied })}</span>
        <TextLink onClick={onDrop}>{t('drop')}</TextLink>
      </p>
    )
  }
  return (
    <form
      onSubmit={handleSubmit(({ coupon }) => onApply(coupon))}
      className="flex items-end gap-2"
      noValidate
    >
      <div className="min-w-0 grow">
        <Field
          label={t('label')}
          size={48}
          autoComplete="off"
          error={error}
          {...register('coupon')}
        />
      </div>
      <Button type="submit" kind="quiet" waiting={isPending && t('waiting')}>
        {t('apply')}
      </Button>
    </form>
  )
}
