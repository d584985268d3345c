import type { KeptOrder } from '@svetlitsa/api-client/kept-order/kept-orders'
import type { Language } from '@svetlitsa/domain/language/language'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { getShownState } from '@svetlitsa/domain/order/order-state'
import { accountTexts } from '@svetlitsa/i18n/account/account-texts'
import { orderTexts } from '@svetlitsa/i18n/order/order-texts'
import { getTranslator } from '@svetlitsa/i18n/translator/get-translator'

/** The lines in which a kept order is read: what it is, when it was made, when it comes. */
export function describeKeptOrder(
  { id, state, createdAt, sum, currency, delivery }: KeptOrder,
  language: Language,
  formatDay: (moment: string) => string,
): { title: string; lines: string[] } {
  const t = getTranslator(orderTexts, language)
  const tAccount = getTranslator(accountTexts, language)
  const made = t('from', { date: formatDay(createdAt) })
  const isOnItsWay = !['delivered', 'closed', 'cancelled'].includes(state)
  const day = isOnItsWay && delivery?.date
  return {
    title: `${t('number', { number: id })} · ${t(`states.${getShownState({ state, delivery })}`)}`,
    lines: [
      `${made} · ${formatPrice(sum, { sign: currency.sign })}`,
      ...(day
        ? [
            tAccount(delivery.kind === 'pickup' ? 'next.visit' : 'next.delivery', {
              date: formatDay(day),
              from: delivery.timeFrom ?? '',
              to: delivery.timeTo ?? '',
            }),
          ]
        : []),
    ],
  }
}
