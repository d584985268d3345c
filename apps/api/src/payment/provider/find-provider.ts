import type { paymentMethod } from '@svetlitsa/api-client/payment/contract'
import { type PaymentGroup, paymentGroups } from '@svetlitsa/domain/payment/payment-group'
import { paymentMethodTexts } from '@svetlitsa/i18n/payment-method/payment-method-texts'
import type * as z from 'zod'
import type { Language } from '../../platform/context/context.ts'
import type { Services } from '../../platform/services/services.ts'
import { createCertificateProvider } from './certificate-provider.ts'
import { createCreditProvider } from './credit-provider.ts'
import { createDolyameProvider } from './dolyame-provider.ts'
import { createKaspiProvider } from './kaspi-provider.ts'
import { type PaymentProvider, retailProvider } from './payment-provider.ts'
import type { ClientCertificate } from './query-provider.ts'
import type { CardAccount } from './stand-ins.ts'
import { createYandexPayProvider } from './yandex-pay-provider.ts'
import { createYookassaProvider } from './yookassa-provider.ts'

/** The card acquirer's account: YooKassa if its keys are set, otherwise that of a stand-in. */
export function getCardAccount({ env, standIns }: Services): CardAccount | null {
  if (env.YOOKASSA_SHOP_ID && env.YOOKASSA_SECRET_KEY) {
    return {
      name: 'yookassa',
      baseUrl: env.YOOKASSA_URL,
      shopId: env.YOOKASSA_SHOP_ID,
      secretKey: env.YOOKASSA_SECRET_KEY,
      widgetScript: env.YOOKASSA_WIDGET_URL,
      hasRegister: env.YOOKASSA_RECEIPTS,
    }
  }
  return standIns.findAccounts().card ?? null
}

type ProviderFactory = (services: Services) => PaymentProvider | null

/** The provider of each group that is paid at one; each is on when its keys are set. */
const factories: Partial<Record<PaymentGroup, ProviderFactory>> = {
  payment: findCardAcquirer,
  yandexPay: findYandexPay,
  credit: findCredit,
  dolyame: findDolyame,
  kaspi: findKaspi,
  certificate: ({ database }) => createCertificateProvider(database.db),
}

/** The provider of a payment group; null if there is none or its keys are missing. */
export function findProvider(services: Services, group: PaymentGroup): PaymentProvider | null {
  return factories[group]?.(services) ?? null
}

/** The provider that a payment was started at; null if it is no longer configured. */
export function findPaymentProvider(
  services: Services,
  { method, provider: name }: { method: string; provider: string },
): PaymentProvider | null {
  if (name === retailProvider.name) return retailProvider
  const provider = findProvider(services, getMethodGroup(method))
  return provider?.name === name ? provider : null
}

function findCardAcquirer(services: Services): PaymentProvider | null {
  const account = getCardAccount(services)
  return account && createYookassaProvider(account, account.widgetScript)
}

function findYandexPay({ env, standIns }: Services): PaymentProvider | null {
  const { YANDEX_PAY_KEY: key, YANDEX_PAY_URL: baseUrl } = env
  const account = key ? { name: 'yandex-pay', baseUrl, key } : standIns.findAccounts().yandexPay
  return account ? createYandexPayProvider(account) : null
}

function findCredit({ env, standIns }: Services): PaymentProvider | null {
  const { CREDIT_SHOP_ID: shopId, CREDIT_SHOWCASE_ID: showcaseId } = env
  const { CREDIT_PASSWORD: password, CREDIT_PROMO_CODE: promoCode } = env
  if (shopId && showcaseId && password) {
    const access = { name: 'credit', baseUrl: env.CREDIT_URL, password }
    return createCreditProvider({ ...access, shopId, showcaseId, promoCode })
  }
  const { credit } = standIns.findAccounts()
  return credit ? createCreditProvider(credit) : null
}

function findDolyame({ env, standIns }: Services): PaymentProvider | null {
  const { DOLYAME_LOGIN: login, DOLYAME_PASSWORD: password } = env
  const certificate = toCertificate(env.DOLYAME_CERTIFICATE_FILE, env.DOLYAME_KEY_FILE)
  if (login && password && certificate) {
    const access = { name: 'dolyame', baseUrl: env.DOLYAME_URL, certificate }
    return createDolyameProvider({ ...access, login, password })
  }
  const { dolyame } = standIns.findAccounts()
  return dolyame ? createDolyameProvider(dolyame) : null
}

function findKaspi({ env, standIns }: Services): PaymentProvider | null {
  const { KASPI_BIN: organizationBin, KASPI_DEVICE_TOKEN: deviceToken } = env
  const certificate = toCertificate(env.KASPI_CERTIFICATE_FILE, env.KASPI_KEY_FILE)
  if (organizationBin && deviceToken && certificate) {
    const access = { name: 'kaspi', baseUrl: env.KASPI_URL, certificate }
    return createKaspiProvider({ ...access, organizationBin, deviceToken })
  }
  const { kaspi } = standIns.findAccounts()
  return kaspi ? createKaspiProvider(kaspi) : null
}

function toCertificate(certificateFile: string, keyFile: string): ClientCertificate | null {
  return certificateFile && keyFile ? { certificateFile, keyFile } : null
}

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
