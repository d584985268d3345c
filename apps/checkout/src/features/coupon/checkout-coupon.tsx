import type { Checkout } from '@svetlitsa/api-client/checkout/queries'
import { useSetCheckoutCoupon } from '@svetlitsa/api-client/checkout-order/queries'
import { hasElevenDigits } from '@svetlitsa/domain/phone/phone-digits'
import { normalizePhone } from '@svetlitsa/domain/phone/phone-number'
import { useAtomValue, useSetAtom } from 'jotai'
import { contactPhoneAtom, phoneErrorAtom } from '../../contact/contact-phone.ts'
import { CouponFields } from './coupon-fields.tsx'

/** The coupon of a checkout, accepted until its orders are made. */
export function CheckoutCoupon({ checkout }: { checkout: Checkout }) {
  const typed = useAtomValue(contactPhoneAtom)
  const flagPhone = useSetAtom(phoneErrorAtom)
  const { mutate, mutateAsync } = useSetCheckoutCoupon(checkout.id)
  const given = typed || checkout.contacts.phoneMobile
  const phone = normalizePhone(given) ?? given
  return (
    <CouponFields
      applied={checkout.coupon?.code ?? null}
      onApply={async (coupon) => {
        flagPhone(!hasElevenDigits(phone))
        const outcome = await mutateAsync({ coupon, phone })
        if (!outcome.ok) return outcome
        const { errorShow } = outcome.answer
        return errorShow ? { ok: false, message: errorShow } : { ok: true, answer: null }
      }}
      onDrop={() => mutate({ coupon: '', phone })}
    />
  )
}
