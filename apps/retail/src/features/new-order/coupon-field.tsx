import type { Basket } from '@svetlitsa/api-client/basket/queries'
import { useSetCoupon } from '@svetlitsa/api-client/coupon/queries'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { newOrderTexts } from '@svetlitsa/i18n/new-order/new-order-texts'
import { type FormOutcome, useCallForm } from '@svetlitsa/shell/form/use-call-form'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Field } from '@svetlitsa/ui/forms/field'

type CouponFieldProps = { basket: Basket; phone: string; sign: string }

/** The coupon of the customer, judged by the customer's phone (basket.coupon). */
export function CouponField({ basket, phone, sign }: CouponFieldProps) {
  const t = useTexts(newOrderTexts)
  const { mutateAsync } = useSetCoupon()
  const { bindText, formProps, isSending, failure } = useCallForm({
    values: { coupon: basket.coupon?.code ?? '' },
    toInput: ({ coupon }) => ({ coupon, phone }),
    call: async (input): Promise<FormOutcome<null>> => {
      const errorShow = (await mutateAsync(input))?.errorShow
      return errorShow ? { ok: false, message: errorShow } : { ok: true, answer: null }
    },
    failed: t('failed'),
  })
  const { error, ...input } = bindText('coupon')
  const discount = basket.coupon?.discount ?? 0
  return (
    <form {...formProps} className="grid grid-cols-1 gap-1">
      <div className="flex items-end gap-2">
        <div className="min-w-0 grow">
          <Field
            label={t('coupon')}
            size={48}
            autoComplete="off"
            maxLength={60}
            error={error ?? failure?.message}
            {...input}
          />
        </div>
        <Button type="submit" kind="quiet" waiting={isSending && t('waiting')}>
          {t('couponApply')}
        </Button>
      </div>
      <p role="status" className="text-small text-forest empty:hidden">
        {discount > 0 && t('couponDone', { sum: formatPrice(discount, { sign, convert: false }) })}
      </p>
    </form>
  )
}
