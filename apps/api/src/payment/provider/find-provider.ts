import type { PaymentGroup } from '@svetlitsa/domain/payment/list-payment-groups'
import { getSandboxSecret } from '../../../demo/sandbox/payment/sandbox-secret.ts'
import type { Services } from '../../platform/services/services.ts'
import { createCertificateProvider } from './certificate-provider.ts'
import { createCreditProvider } from './credit-provider.ts'
import { createDolyameProvider } from './dolyame-provider.ts'
import { createKaspiProvider } from './kaspi-provider.ts'
import { getMethodGroup } from './payment-method.ts'
import type { PaymentProvider } from './payment-provider.ts'
import type { ClientCertificate } from './query-provider.ts'
import { tillProvider } from './till-provider.ts'
import { createYandexPayProvider } from './yandex-pay-provider.ts'
import type { YookassaAccount } from './yookassa-client.ts'
import { createYookassaProvider } from './yookassa-provider.ts'

const SANDBOX_WIDGET = '/api/sandbox/pay/checkout-widget.js'

/**
 * The acquirer's account: YooKassa if its keys are set, the sandbox in a demonstration, otherwise
 * null.
 */
export function getYookassaAccount(services: Services): YookassaAccount | null {
  const { env } = services
  if (env.YOOKASSA_SHOP_ID && env.YOOKASSA_SECRET_KEY) {
    return {
      name: 'yookassa',
      baseUrl: env.YOOKASSA_URL,
      shopId: env.YOOKASSA_SHOP_ID,
      secretKey: env.YOOKASSA_SECRET_KEY,
    }
  }
  return env.DEMO ? getSandboxAccount(services) : null
}

function getSandboxAccount({ env, getOrigin: ownOrigin }: Services): YookassaAccount {
  return {
    name: 'sandbox',
    baseUrl: `${ownOrigin()}/api/sandbox/v3`,
    shopId: 'demo',
    secretKey: getSandboxSecret(env),
  }
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
  if (name === tillProvider.name) return tillProvider
  const provider = findProvider(services, getMethodGroup(method))
  return provider?.name === name ? provider : null
}

function findCardAcquirer(services: Services): PaymentProvider | null {
  const account = getYookassaAccount(services)
  if (!account) return null
  const script = account.name === 'sandbox' ? SANDBOX_WIDGET : services.env.YOOKASSA_WIDGET_URL
  return createYookassaProvider(account, script)
}

function findYandexPay(services: Services): PaymentProvider | null {
  const { YANDEX_PAY_KEY: key, YANDEX_PAY_URL: baseUrl } = services.env
  if (key) return createYandexPayProvider({ name: 'yandex-pay', baseUrl, key })
  const sandbox = findSandbox(services, 'yandex-pay')
  return sandbox && createYandexPayProvider({ ...sandbox, key: sandbox.secret })
}

function findCredit(services: Services): PaymentProvider | null {
  const { env } = services
  const { CREDIT_SHOP_ID: shopId, CREDIT_SHOWCASE_ID: showcaseId } = env
  const { CREDIT_PASSWORD: password, CREDIT_PROMO_CODE: promoCode } = env
  if (shopId && showcaseId && password) {
    const access = { name: 'credit', baseUrl: env.CREDIT_URL, password }
    return createCreditProvider({ ...access, shopId, showcaseId, promoCode })
  }
  const sandbox = findSandbox(services, 'credit')
  if (!sandbox) return null
  const { secret } = sandbox
  const demo = { shopId: secret, showcaseId: secret, password: secret, promoCode }
  return createCreditProvider({ ...sandbox, ...demo })
}

function findDolyame(services: Services): PaymentProvider | null {
  const { env } = services
  const { DOLYAME_LOGIN: login, DOLYAME_PASSWORD: password } = env
  const certificate = toCertificate(env.DOLYAME_CERTIFICATE_FILE, env.DOLYAME_KEY_FILE)
  if (login && password && certificate) {
    const access = { name: 'dolyame', baseUrl: env.DOLYAME_URL, certificate }
    return createDolyameProvider({ ...access, login, password })
  }
  const sandbox = findSandbox(services, 'dolyame')
  const demo = { login: 'demo', certificate: null }
  return sandbox && createDolyameProvider({ ...sandbox, ...demo, password: sandbox.secret })
}

function findKaspi(services: Services): PaymentProvider | null {
  const { env } = services
  const { KASPI_BIN: organizationBin, KASPI_DEVICE_TOKEN: deviceToken } = env
  const certificate = toCertificate(env.KASPI_CERTIFICATE_FILE, env.KASPI_KEY_FILE)
  if (organizationBin && deviceToken && certificate) {
    const access = { name: 'kaspi', baseUrl: env.KASPI_URL, certificate }
    return createKaspiProvider({ ...access, organizationBin, deviceToken })
  }
  const sandbox = findSandbox(services, 'kaspi')
  const demo = { organizationBin: '000000000000', certificate: null }
  return sandbox && createKaspiProvider({ ...sandbox, ...demo, deviceToken: sandbox.secret })
}

/** The sandbox in the format of a provider; null outside a demonstration. */
function findSandbox({ env, getOrigin: ownOrigin }: Services, path: string) {
  if (!env.DEMO) return null
  const baseUrl = `${ownOrigin()}/api/sandbox/${path}`
  return { name: 'sandbox', baseUrl, secret: getSandboxSecret(env) }
}

function toCertificate(certificateFile: string, keyFile: string): ClientCertificate | null {
  return certificateFile && keyFile ? { certificateFile, keyFile } : null
}
