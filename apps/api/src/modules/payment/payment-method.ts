import type { paymentMethod } from '@svetlitsa/api-client/payment/contract'
import type { PaymentGroup } from '@svetlitsa/domain/payment/list-payment-groups'
import { paymentMethodTexts } from '@svetlitsa/i18n/payment-method/payment-method-texts'
import type * as z from 'zod'
import type { Language } from '../../platform/context/context.ts'

type Method = z.output<typeof paymentMethod>
type MethodDescription = Pick<Method, 'id' | 'action' | 'name' | 'label' | 'icons'>

/** The payment methods of a group, as shown on the screen; empty for a group without a screen. */
export function listGroupMethods(group: PaymentGroup, language: Language, isKz: boolean): Method[] {
  const described = describeMethod(group, paymentMethodTexts[language], isKz)
  if (!described) return []
  const url = `/api_vue/payment/${group}/`
  return [{ ...described, type: group, url, data: {}, bankUrlName: null }]
}

function describeMethod(
  group: PaymentGroup,
  texts: (typeof paymentMethodTexts)[Language],
  isKz: boolean,
): MethodDescription | null {
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
  if (group === 'certificate') {
    const { certificate: name, certificateLabel: label } = texts
    return { id: 'certificate', action: 'form', name, label, icons: [] }
  }
  return null
}

/** The groups whose only method has their name. */
const groupMethods: readonly PaymentGroup[] = ['yandexPay', 'kaspi', 'certificate']

/** The group of a method id, as stored with a payment. */
export function getMethodGroup(methodId: string): PaymentGroup {
  return groupMethods.find((group) => group === methodId) ?? 'payment'
}
