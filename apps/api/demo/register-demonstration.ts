import type { Demonstration } from '../src/composition/register-demonstration.ts'
import type { Env } from '../src/env.ts'
import { applyDemoDefaults } from './apply-demo-defaults.ts'
import { SvgRenderWorker } from './drawing/svg-render-worker.ts'
import { demoSender } from './message/demo-sender.ts'
import { createSandboxCaptcha } from './sandbox/captcha/create-sandbox-captcha.ts'
import { sandboxCaptcha } from './sandbox/captcha/sandbox-captcha.ts'
import { createSandbox } from './sandbox/create-sandbox.ts'
import { sendSandboxNotice } from './sandbox/payment/send-sandbox-notice.ts'
import { ensureDemoSettings } from './shop-settings/demo-shop-settings.ts'

/** What only a demonstration has, for the ports of the shop. */
export function createDemonstration(env: Env): Demonstration {
  return {
    env: applyDemoDefaults(env),
    handledJobs: [sendSandboxNotice],
    pictureGenerator: new SvgRenderWorker(),
    ensureShopSettings: ensureDemoSettings,
    completeSenders: ({ sms, email }) => ({
      sms: sms ?? demoSender,
      email: email ?? demoSender,
      outbox: demoSender,
    }),
    createCaptcha: (host) =>
      host.env.SMARTCAPTCHA_SITE_KEY === sandboxCaptcha.siteKey ? createSandboxCaptcha(host) : null,
    createStandIns: createSandbox,
  }
}
