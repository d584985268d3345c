import type { Basket } from '@svetlitsa/api-client/basket/queries'
import { useSetCoupon } from '@svetlitsa/api-client/coupon/queries'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { newOrderTexts } from '@svetlitsa/i18n/new-order/new-order-texts'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Field } from '@svetlitsa/ui/forms/field'
import { type FormEvent, useState } from 'react'

type CouponFieldProps = { basket: Basket; phone: string; sign: string }

/** The coupon of the customer, judged by the customer's phone (basket.coupon). */
export function CouponField({ basket, phone, sign }: CouponFieldProps) {
  const t = useTexts(newOrderTexts)
  const setCoupon = useSetCoupon()
  const [code, setCode] = useState(basket.coupon?.code ?? '')
  const apply = (event: FormEvent) => {
    event.preventDefault()
    setCoupon.mutate({ coupon: code, phone })
  }
  const error = setCoupon.isError
    ? (getErrorMessage(setCoupon.error) ?? t('failed'))
    : setCoupon.data?.errorShow
  const discount = basket.coupon?.discount ?? 0
  return (
    <form onSubmit={apply} className="grid grid-cols-1 gap-1" noValidate>
      <div className="flex items-end gap-2">
        <div className="min-w-0 grow">
          <Field
            label={t('coupon')}
            size={48}
            autoComplete="off"
            maxLength={60}
            value={code}
            error={error ?? undefined}
            onChange={({ currentTarget }) => setCode(currentTarget.value)}
          />
        </div>
        <Button type="submit" kind="quiet" waiting={setCoupon.isPending && t('waiting')}>
          {t('couponApply')}
        </Button>
      </div>
      <p role="status" className="text-small text-forest empty:hidden">
        {discount > 0 && t('couponDone', { sum: formatPrice(discount, { sign, convert: false }) })}
      </p>
    </form>
  )
}
