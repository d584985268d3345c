import type { StandIns } from '../../../src/payment/provider/stand-ins.ts'
import type { Services } from '../../../src/platform/services/services.ts'
import { getSandboxSecret } from './sandbox-secret.ts'

/** The accounts of a demonstration at the sandbox, which has the interface of each provider. */
export function findSandboxAccounts({
  env,
  getOrigin,
}: Pick<Services, 'env' | 'getOrigin'>): ReturnType<StandIns['findAccounts']> {
  const secret = getSandboxSecret(env)
  const open = (path: string) => ({
    name: 'sandbox',
    baseUrl: `${getOrigin()}/api/sandbox/${path}`,
  })
  return {
    card: {
      ...open('v3'),
      shopId: 'demo',
      secretKey: secret,
      widgetScript: '/api/sandbox/pay/checkout-widget.js',
      hasRegister: true,
    },
    yandexPay: { ...open('yandex-pay'), key: secret },
    credit: {
      ...open('credit'),
      shopId: secret,
      showcaseId: secret,
      password: secret,
      promoCode: env.CREDIT_PROMO_CODE,
    },
    dolyame: { ...open('dolyame'), login: 'demo', password: secret, certificate: null },
    kaspi: {
      ...open('kaspi'),
      organizationBin: '000000000000',
      deviceToken: secret,
      certificate: null,
    },
    register: { ...open('atol'), login: 'demo', password: secret, group: 'demo' },
  }
}
