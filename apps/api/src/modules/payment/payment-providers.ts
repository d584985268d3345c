import type { PaymentGroup } from '@svetlitsa/domain/payment/offered-payment-groups'
import type { Services } from '../../platform/services.ts'
import { sandboxSecretOf } from '../sandbox/sandbox-secret.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { yookassaProvider } from './yookassa-provider.ts'

/**
 * Who takes the payments of a group: YooKassa with its keys, else the sandbox on a demonstration;
 * null where nobody does, as for every group but the card until its adapter stands here.
 */
export function findProvider(services: Services, group: PaymentGroup): PaymentProvider | null {
  const { env } = services
  if (group !== 'payment') return null
  if (env.YOOKASSA_SHOP_ID && env.YOOKASSA_SECRET_KEY) {
    return yookassaProvider({
      name: 'yookassa',
      baseUrl: env.YOOKASSA_URL,
      shopId: env.YOOKASSA_SHOP_ID,
      secretKey: env.YOOKASSA_SECRET_KEY,
    })
  }
  if (!env.DEMO) return null
  return yookassaProvider({
    name: 'sandbox',
    baseUrl: `${services.ownOrigin()}/api/sandbox/v3`,
    shopId: 'demo',
    secretKey: sandboxSecretOf(env),
  })
}
