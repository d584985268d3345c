import type { FastifyInstance } from 'fastify'
import type { StandIns } from '../../src/payment/provider/stand-ins.ts'
import type { Services } from '../../src/platform/services/services.ts'
import { registerSandboxCaptcha } from './captcha/sandbox-captcha.routes.ts'
import { sandboxCaptcha } from './captcha/sandbox-captcha.ts'
import { findSandboxAccounts } from './payment/find-sandbox-accounts.ts'
import { receiveSandboxNotice } from './payment/receive-sandbox-notice.ts'
import { registerSandboxApi } from './payment/sandbox-api.routes.ts'
import { registerSandboxCredit } from './payment/sandbox-credit.routes.ts'
import { registerSandboxDolyame } from './payment/sandbox-dolyame.routes.ts'
import { registerSandboxKaspi } from './payment/sandbox-kaspi.routes.ts'
import { registerSandboxPages } from './payment/sandbox-page.routes.ts'
import { registerSandboxYandexPay } from './payment/sandbox-yandex-pay.routes.ts'
import { registerSandboxAtol } from './receipt/sandbox-atol.routes.ts'

/** Stand-ins for third parties: acquirers, a cash register and a captcha. */
export function createSandbox(host: Pick<Services, 'env' | 'getOrigin'>): StandIns {
  return {
    findAccounts: () => findSandboxAccounts(host),
    handledCalls: sandboxCalls,
    registerRoutes: registerSandbox,
  }
}

export const sandboxCalls = [receiveSandboxNotice]

async function registerSandbox(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(registerSandboxApi, { prefix: '/api/sandbox/v3', services })
  await app.register(registerSandboxYandexPay, { prefix: '/api/sandbox/yandex-pay', services })
  await app.register(registerSandboxCredit, { prefix: '/api/sandbox/credit', services })
  await app.register(registerSandboxDolyame, { prefix: '/api/sandbox/dolyame', services })
  await app.register(registerSandboxKaspi, { prefix: '/api/sandbox/kaspi', services })
  await app.register(registerSandboxAtol, { prefix: '/api/sandbox/atol', services })
  await app.register(registerSandboxCaptcha, { prefix: sandboxCaptcha.path, services })
  await app.register(registerSandboxPages, { prefix: '/api/sandbox/pay', services })
}
