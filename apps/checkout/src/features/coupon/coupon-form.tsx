import { useSetCoupon } from '@svetlitsa/api-client/coupon/queries'
import { hasElevenDigits } from '@svetlitsa/domain/phone/phone-digits'
import { loadErrorTexts } from '@svetlitsa/i18n/load-error/load-error-texts'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { useAtomValue, useSetAtom } from 'jotai'
import { contactPhoneAtom, phoneErrorAtom } from '../../contact/contact-phone.ts'
import { CouponFields } from './coupon-fields.tsx'

/**
 * The coupon form. A coupon requires the phone of the contacts, which is marked as invalid when
 * missing (basket.coupon).
 */
export function CouponForm({ applied }: { applied: string | null }) {
  const t = useTexts(loadErrorTexts)
  const phone = useAtomValue(contactPhoneAtom)
  const flagPhone = useSetAtom(phoneErrorAtom)
  const setCoupon = useSetCoupon()
  // The server's own words for a refused code; a failed call has others.
  const error = setCoupon.isError
    ? (getErrorMessage(setCoupon.error) ?? t('text'))
    : (setCoupon.data?.errorShow ?? undefined)
  return (
    <CouponFields
      applied={applied}
      error={error ?? undefined}
      isPending={setCoupon.isPending}
      onApply={(coupon) =>
        setCoupon.mutate({ coupon, phone }, { onSuccess: () => flagPhone(!hasElevenDigits(phone)) })
      }
      onDrop={() => setCoupon.mutate({ coupon: '', phone })}
    />
  )
}
