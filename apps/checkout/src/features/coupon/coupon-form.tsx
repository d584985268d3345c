import { useSetCoupon } from '@svetlitsa/api-client/query/basket'
import { hasElevenDigits } from '@svetlitsa/domain/phone/has-eleven-digits'
import { basketTexts } from '@svetlitsa/i18n/basket-texts'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { Button } from '@svetlitsa/ui/primitives/button'
import { Field } from '@svetlitsa/ui/primitives/field'
import { TextLink } from '@svetlitsa/ui/primitives/text-link'
import { useAtomValue, useSetAtom } from 'jotai'
import { useForm } from 'react-hook-form'
import { contactPhoneAtom, phoneFlagAtom } from '../../contact-phone.ts'

/** A promo code; it needs the phone of the contacts, which is flagged where it is missing (account §5). */
export function CouponForm({ applied }: { applied: string | null }) {
  const say = useTexts(basketTexts)
  const phone = useAtomValue(contactPhoneAtom)
  const flagPhone = useSetAtom(phoneFlagAtom)
  const setCoupon = useSetCoupon()
  const { register, handleSubmit } = useForm({ defaultValues: { coupon: '' } })
  const error = setCoupon.data?.errorShow ?? undefined

  if (applied) {
    return (
      <p className="flex flex-wrap items-baseline justify-between gap-3 text-small">
        <span>{say('coupon.applied', { code: applied })}</span>
        <TextLink onClick={() => setCoupon.mutate({ coupon: '', phone })}>
          {say('coupon.drop')}
        </TextLink>
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
          label={say('coupon.label')}
          size={48}
          autoComplete="off"
          error={error}
          {...register('coupon')}
        />
      </div>
      <Button type="submit" kind="quiet" waiting={setCoupon.isPending && say('coupon.waiting')}>
        {say('coupon.apply')}
      </Button>
    </form>
  )
}
