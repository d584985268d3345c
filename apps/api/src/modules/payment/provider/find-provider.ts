import type { PaymentGroup } from '@svetlitsa/domain/payment/list-payment-groups'
import type { Services } from '../../../platform/services/services.ts'
import { createCertificateProvider } from '../../certificate/certificate-provider.ts'
import { getSandboxSecret } from '../../sandbox/payment/sandbox-secret.ts'
import { getMethodGroup } from '../payment-method.ts'
import type { PaymentProvider } from './payment-provider.ts'
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

/**
 * The provider of a payment group; null if there is none. Kaspi publishes no API, so its QR code
 * exists only in a demonstration, handled by the sandbox.
 */
export function findProvider(services: Services, group: PaymentGroup): PaymentProvider | null {
  const { env } = services
  const account = getYookassaAccount(services)
  if (group === 'payment' && account) {
    const script = account.name === 'sandbox' ? SANDBOX_WIDGET : env.YOOKASSA_WIDGET_URL
    return createYookassaProvider(account, { kind: 'widget', script })
  }
  if (group === 'yandexPay') return findYandexPay(services)
  if (group === 'certificate') return createCertificateProvider(services.database.db)
  if (group === 'kaspi' && env.DEMO) {
    const form = { kind: 'page', method: 'kaspi', currencies: ['KZT'] } as const
    return createYookassaProvider(getSandboxAccount(services), form)
  }
  return null
}

/** The provider that a payment was started at; null if it is no longer configured. */
export function findPaymentProvider(
  services: Services,
  { method, provider: name }: { method: string; provider: string },
): PaymentProvider | null {
  const provider = findProvider(services, getMethodGroup(method))
  return provider?.name === name ? provider : null
}

function findYandexPay({ env, getOrigin: ownOrigin }: Services): PaymentProvider | null {
  const { YANDEX_PAY_KEY: key, YANDEX_PAY_URL: baseUrl } = env
  if (key) return createYandexPayProvider({ name: 'yandex-pay', baseUrl, key })
  if (!env.DEMO) return null
  const sandbox = `${ownOrigin()}/api/sandbox/yandex-pay`
  return createYandexPayProvider({ name: 'sandbox', baseUrl: sandbox, key: getSandboxSecret(env) })
}
