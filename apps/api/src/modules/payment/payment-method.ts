import type { paymentMethod } from '@svetlitsa/api-client/contract/payment'
import type { PaymentGroup } from '@svetlitsa/domain/payment/offered-payment-groups'
import { paymentMethodTexts } from '@svetlitsa/i18n/payment-method-texts'
import type * as z from 'zod'
import type { Language } from '../../platform/context.ts'

type Method = z.output<typeof paymentMethod>
type Described = Pick<Method, 'id' | 'action' | 'name' | 'label' | 'icons'>

/** The ways to pay of a group, as the screen shows them; none for a group that has no screen here. */
export function methodsOfGroup(group: PaymentGroup, language: Language, isKz: boolean): Method[] {
  const described = describe(group, paymentMethodTexts[language], isKz)
  if (!described) return []
  const url = `/api_vue/payment/${group}/`
  return [{ ...described, type: group, url, data: {}, bankUrlName: null }]
}

function describe(
  group: PaymentGroup,
  texts: (typeof paymentMethodTexts)[Language],
  isKz: boolean,
): Described | null {
  if (group === 'payment') {
    return {
      id: 'card',
      action: 'widget',
      name: texts.card,
      label: isKz ? texts.cardLabelKz : texts.cardLabel,
      icons: isKz ? ['visa', 'mastercard'] : ['mir', 'visa', 'mastercard', 'sbp'],
    }
  }
  if (group === 'yandexPay') {
    const { yandexPay: name, yandexPayLabel: label } = texts
    return { id: 'yandexPay', action: 'window', name, label, icons: ['yandexPay'] }
  }
  if (group === 'kaspi') {
    return {
      id: 'kaspi',
      action: 'qr',
      name: texts.kaspi,
      label: texts.kaspiLabel,
      icons: ['kaspi'],
    }
  }
  return null
}

/** The group of a method's id, as it was written with a payment. */
export function groupOfMethod(methodId: string): PaymentGroup {
  return methodId === 'yandexPay' || methodId === 'kaspi' ? methodId : 'payment'
}
