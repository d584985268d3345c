import type { PaymentGroup } from '@svetlitsa/domain/payment/offered-payment-groups'
import type { Services } from '../../platform/services.ts'
import { sandboxSecretOf } from '../sandbox/sandbox-secret.ts'
import type { PaymentProvider } from './payment-provider.ts'
import type { YookassaAccount } from './yookassa-client.ts'
import { yookassaProvider } from './yookassa-provider.ts'

/** The acquirer's account: YooKassa with its keys, else the sandbox on a demonstration, else none. */
export function yookassaAccountOf({ env, ownOrigin }: Services): YookassaAccount | null {
  if (env.YOOKASSA_SHOP_ID && env.YOOKASSA_SECRET_KEY) {
    return {
      name: 'yookassa',
      baseUrl: env.YOOKASSA_URL,
      shopId: env.YOOKASSA_SHOP_ID,
      secretKey: env.YOOKASSA_SECRET_KEY,
    }
  }
  if (!env.DEMO) return null
  return {
    name: 'sandbox',
    baseUrl: `${ownOrigin()}/api/sandbox/v3`,
    shopId: 'demo',
    secretKey: sandboxSecretOf(env),
  }
}

/** Who takes the payments of a group; null where nobody does, as its adapter does not stand here. */
export function findProvider(services: Services, group: PaymentGroup): PaymentProvider | null {
  const account = group === 'payment' ? yookassaAccountOf(services) : null
  return account && yookassaProvider(account)
}
