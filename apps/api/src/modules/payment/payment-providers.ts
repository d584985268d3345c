import type { PaymentGroup } from '@svetlitsa/domain/payment/offered-payment-groups'
import type { Services } from '../../platform/services.ts'
import { sandboxSecretOf } from '../sandbox/sandbox-secret.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { yandexPayProvider } from './yandex-pay-provider.ts'
import type { YookassaAccount } from './yookassa-client.ts'
import { yookassaProvider } from './yookassa-provider.ts'

const SANDBOX_WIDGET = '/api/sandbox/pay/checkout-widget.js'

/** The acquirer's account: YooKassa with its keys, else the sandbox on a demonstration, else none. */
export function yookassaAccountOf(services: Services): YookassaAccount | null {
  const { env } = services
  if (env.YOOKASSA_SHOP_ID && env.YOOKASSA_SECRET_KEY) {
    return {
      name: 'yookassa',
      baseUrl: env.YOOKASSA_URL,
      shopId: env.YOOKASSA_SHOP_ID,
      secretKey: env.YOOKASSA_SECRET_KEY,
    }
  }
  return env.DEMO ? sandboxAccountOf(services) : null
}

function sandboxAccountOf({ env, ownOrigin }: Services): YookassaAccount {
  return {
    name: 'sandbox',
    baseUrl: `${ownOrigin()}/api/sandbox/v3`,
    shopId: 'demo',
    secretKey: sandboxSecretOf(env),
  }
}

/**
 * Who takes the payments of a group; null where nobody does. Kaspi publishes no interface: its
 * square code stands on a demonstration alone, taken by the sandbox.
 */
export function findProvider(services: Services, group: PaymentGroup): PaymentProvider | null {
  const { env } = services
  const account = yookassaAccountOf(services)
  if (group === 'payment' && account) {
    const script = account.name === 'sandbox' ? SANDBOX_WIDGET : env.YOOKASSA_WIDGET_URL
    return yookassaProvider(account, { kind: 'widget', script })
  }
  if (group === 'yandexPay') return findYandexPay(services)
  if (group === 'kaspi' && env.DEMO) {
    const look = { kind: 'page', method: 'kaspi', currencies: ['KZT'] } as const
    return yookassaProvider(sandboxAccountOf(services), look)
  }
  return null
}

function findYandexPay({ env, ownOrigin }: Services): PaymentProvider | null {
  const { YANDEX_PAY_KEY: key, YANDEX_PAY_URL: baseUrl } = env
  if (key) return yandexPayProvider({ name: 'yandex-pay', baseUrl, key })
  if (!env.DEMO) return null
  const sandbox = `${ownOrigin()}/api/sandbox/yandex-pay`
  return yandexPayProvider({ name: 'sandbox', baseUrl: sandbox, key: sandboxSecretOf(env) })
}
