import type { FastifyInstance } from 'fastify'
import type { Services } from '../../platform/services.ts'
import { sandboxApi } from './sandbox-api.routes.ts'
import { sandboxCaptchaRoutes } from './sandbox-captcha.routes.ts'
import { sandboxCaptcha } from './sandbox-captcha.ts'
import { sandboxPages } from './sandbox-page.routes.ts'
import { sandboxYandexPay } from './sandbox-yandex-pay.routes.ts'

/** The outside firms of a demonstration, the acquirer and the captcha, stand beside the shop there alone. */
export async function registerSandbox(app: FastifyInstance, services: Services): Promise<void> {
  if (!services.env.DEMO) return
  await app.register(sandboxApi, { prefix: '/api/sandbox/v3', services })
  await app.register(sandboxYandexPay, { prefix: '/api/sandbox/yandex-pay', services })
  await app.register(sandboxCaptchaRoutes, { prefix: sandboxCaptcha.path, services })
  await app.register(sandboxPages, { prefix: '/api/sandbox/pay', services })
}
