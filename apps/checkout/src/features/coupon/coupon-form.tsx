import { useSetCoupon } from '@svetlitsa/api-client/coupon/queries'
import { hasElevenDigits } from '@svetlitsa/domain/phone/phone-digits'
import { useAtomValue, useSetAtom } from 'jotai'
import { contactPhoneAtom, phoneErrorAtom } from '../../contact/contact-phone.ts'
import { CouponFields } from './coupon-fields.tsx'

/**
 * The coupon form. A coupon requires the phone of the contacts, which is marked as invalid when
 * missing (basket.coupon).
 */
export function CouponForm({ applied }: { applied: string | null }) {
  const phone = useAtomValue(contactPhoneAtom)
  const flagPhone = useSetAtom(phoneErrorAtom)
  const { mutate, mutateAsync } = useSetCoupon()
  return (
    <CouponFields
      applied={applied}
      onApply={async (coupon) => {
        const answer = await mutateAsync({ coupon, phone })
        flagPhone(!hasElevenDigits(phone))
        const errorShow = answer?.errorShow
        return errorShow ? { ok: false, message: errorShow } : { ok: true, answer: null }
      }}
      onDrop={() => mutate({ coupon: '', phone })}
    />
  )
}
