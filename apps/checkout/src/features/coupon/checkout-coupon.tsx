import type { Checkout } from '@svetlitsa/api-client/checkout/queries'
import { useSetCheckoutCoupon } from '@svetlitsa/api-client/checkout-order/queries'
import { hasElevenDigits } from '@svetlitsa/domain/phone/phone-digits'
import { normalizePhone } from '@svetlitsa/domain/phone/phone-number'
import { loadErrorTexts } from '@svetlitsa/i18n/load-error/load-error-texts'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { useAtomValue, useSetAtom } from 'jotai'
import { contactPhoneAtom, phoneErrorAtom } from '../../contact/contact-phone.ts'
import { CouponFields } from './coupon-fields.tsx'

/** The coupon of a checkout, accepted until its orders are made. */
export function CheckoutCoupon({ checkout }: { checkout: Checkout }) {
  const t = useTexts(loadErrorTexts)
  const typed = useAtomValue(contactPhoneAtom)
  const flagPhone = useSetAtom(phoneErrorAtom)
  const setCoupon = useSetCheckoutCoupon(checkout.id)
  const given = typed || checkout.contacts.phoneMobile
  const phone = normalizePhone(given) ?? given
  const { data: outcome } = setCoupon
  const refusal = outcome?.ok ? outcome.answer.errorShow : outcome?.message
  const error = setCoupon.isError ? (getErrorMessage(setCoupon.error) ?? t('text')) : refusal
  return (
    <CouponFields
      applied={checkout.coupon?.code ?? null}
      error={error ?? undefined}
      isPending={setCoupon.isPending}
      onApply={(coupon) => {
        flagPhone(!hasElevenDigits(phone))
        setCoupon.mutate({ coupon, phone })
      }}
      onDrop={() => setCoupon.mutate({ coupon: '', phone })}
    />
  )
}
