import type { paymentMethod } from '@svetlitsa/api-client/payment/contract'
import { type PaymentGroup, paymentGroups } from '@svetlitsa/domain/payment/payment-group'
import { paymentMethodTexts } from '@svetlitsa/i18n/payment-method/payment-method-texts'
import type * as z from 'zod'
import type { Language } from '../../platform/context/context.ts'

type Method = z.output<typeof paymentMethod>
type PaymentType = Method['type']
type MethodDescription = Omit<Method, 'type' | 'url' | 'data'>

const CARD = 'card'

/** What a screen does: opens a window, shows a code or a form, follows a link, places the order. */
const actions = {
  credit: 'link',
  dolyame: 'link',
  yandexPay: 'window',
  bill: 'form',
  kaspi: 'qr',
  certificate: 'form',
  onReceipt: 'place',
} as const

/** The payment methods of a group, as shown on the screen; empty for a group without a screen. */
export function listGroupMethods(group: PaymentType, language: Language, isKz: boolean): Method[] {
  const described = describeMethod(group, paymentMethodTexts[language], isKz)
  if (!described) return []
  const url = `/api_vue/payment/${group}/`
  return [{ ...described, type: group, url, data: {} }]
}

function describeMethod(
  group: PaymentType,
  texts: (typeof paymentMethodTexts)[Language],
  isKz: boolean,
): MethodDescription | null {
  if (group === 'payment') {
    return {
      id: CARD,
      action: 'widget',
      name: texts.card,
      label: isKz ? texts.cardLabelKz : texts.cardLabel,
      icons: isKz ? ['visa', 'mastercard'] : ['mir', 'visa', 'mastercard', 'sbp'],
      bankUrlName: null,
    }
  }
  if (!hasAction(group)) return null
  return {
    id: group,
    action: actions[group],
    name: texts[group],
    label: texts[`${group}Label`],
    icons: group === 'certificate' ? [] : [group],
    bankUrlName: group === 'credit' ? 'tbank' : null,
  }
}

function hasAction(group: PaymentType): group is keyof typeof actions {
  return group in actions
}

/** The group of a method id, as stored with a payment; the other groups have one method each. */
export function getMethodGroup(methodId: string): PaymentGroup {
  return paymentGroups.find((group) => group === methodId) ?? 'payment'
}
