import type { OrderServices } from '@svetlitsa/api-client/order-services/queries'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { link } from '@svetlitsa/domain/route/site-map'
import { formatDay } from '@svetlitsa/i18n/format/format-day'
import { orderServicesTexts } from '@svetlitsa/i18n/order-services/order-services-texts'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import type { SavedServices } from './use-services-form.ts'

type SavedNoticeProps = { saved: SavedServices; order: OrderServices['order'] }

/** That the choice is saved, when the order comes, and what is still to be paid for it. */
export function SavedNotice({ saved, order }: SavedNoticeProps) {
  const t = useTexts(orderServicesTexts)
  const language = useLanguage()
  const { calculation, time } = saved
  const { paid, due } = calculation
  const sum = formatPrice(due, { sign: order.currency.sign })
  return (
    <>
      <Notice tone="forest" live>
        {time
          ? t('savedWhen', {
              date: formatDay(time.date, language),
              from: time.timeFrom,
              to: time.timeTo,
            })
          : t('saved')}
      </Notice>
      {due > 0 && (
        <Button size={56} href={link.paymentMethods(order.basketGroup)}>
          {t(paid > 0 ? 'payRest' : 'pay', { sum })}
        </Button>
      )}
      <Button kind="outline" href={link.order(order.guid)}>
        {t('back', { number: order.id })}
      </Button>
    </>
  )
}
