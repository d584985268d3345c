import { useSetCoupon } from '@svetlitsa/api-client/coupon/queries'
import { hasElevenDigits } from '@svetlitsa/domain/phone/has-eleven-digits'
import { couponTexts } from '@svetlitsa/i18n/coupon/coupon-texts'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { Field } from '@svetlitsa/ui/forms/field'
import { useAtomValue, useSetAtom } from 'jotai'
import { useForm } from 'react-hook-form'
import { contactPhoneAtom, phoneErrorAtom } from '../../contact/contact-phone.ts'

/**
 * The coupon form. A coupon requires the phone of the contacts, which is marked as invalid when
 * missing (basket.coupon).
 */
export function CouponForm({ applied }: { applied: string | null }) {
  const t = useTexts(couponTexts)
  const phone = useAtomValue(contactPhoneAtom)
  const flagPhone = useSetAtom(phoneErrorAtom)
  const setCoupon = useSetCoupon()
  const { register, handleSubmit } = useForm({ defaultValues: { coupon: '' } })
  // The server's own words for a refused code; a failed call has others.
  const error = setCoupon.isError
    ? getErrorMessage(setCoupon.error)
    : (setCoupon.data?.errorShow ?? undefined)

  if (applied) {
    return (
      <p className="flex flex-wrap items-baseline justify-between gap-3 text-small">
        <span>{t('applied', { code: applied })}</span>
        <TextLink onClick={() => setCoupon.mutate({ coupon: '', phone })}>{t('drop')}</TextLink>
      </p>
    )
  }
  const apply = handleSubmit(({ coupon }) =>
    setCoupon.mutate({ coupon, phone }, { onSuccess: () => flagPhone(!hasElevenDigits(phone)) }),
  )
  return (
    <form onSubmit={apply} className="flex items-end gap-2" noValidate>
      <div className="min-w-0 grow">
        <Field
          label={t('label')}
          size={48}
          autoComplete="off"
          error={error}
          {...register('coupon')}
        />
      </div>
      <Button type="submit" kind="quiet" waiting={setCoupon.isPending && t('waiting')}>
        {t('apply')}
      </Button>
    </form>
  )
}
