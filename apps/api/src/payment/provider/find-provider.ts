import type { PaymentGroup } from '@svetlitsa/domain/payment/payment-group'
import type { Services } from '../../platform/services/services.ts'
import { createCertificateProvider } from './certificate-provider.ts'
import { createCreditProvider } from './credit-provider.ts'
import { createDolyameProvider } from './dolyame-provider.ts'
import { createKaspiProvider } from './kaspi-provider.ts'
import { getMethodGroup } from './payment-method.ts'
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
