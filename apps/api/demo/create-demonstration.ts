import type { Env } from '../src/env.ts'
import type { Services } from '../src/platform/services/services.ts'
import type { MessageSenders } from '../src/shop/message/create-senders.ts'
import { applyDemoDefaults } from './apply-demo-defaults.ts'
import { SvgRenderWorker } from './drawing/svg-render-worker.ts'
import { demoSender } from './message/demo-sender.ts'
import { createSandboxCaptcha } from './sandbox/captcha/create-sandbox-captcha.ts'
import { sandboxCaptcha } from './sandbox/captcha/sandbox-captcha.ts'
import { createSandbox } from './sandbox/create-sandbox.ts'
import { sendSandboxNotice } from './sandbox/payment/send-sandbox-notice.ts'
import { ensureDemoSettings } from './shop-settings/demo-shop-settings.ts'

/** What stand-ins know of the process that they answer in. */
type Host = Pick<Services, 'env' | 'log' | 'getOrigin'>

/** What only a demonstration has, for the ports of the shop. */
export function createDemonstration(env: Env) {
  return {
    /** The settings, with other defaults than in a shop. */
    env: applyDemoDefaults(env),
    handledJobs: [sendSandboxNotice],
    pictureGenerator: new SvgRenderWorker(),
    ensureShopSettings: ensureDemoSettings,
    /** Adds the senders that the shop has no keys for. */
    completeSenders: ({ sms, email }: MessageSenders): MessageSenders => ({
      sms: sms ?? demoSender,
      email: email ?? demoSender,
      outbox: demoSender,
    }),
    /** The imitated captcha; null where another one is set. */
    createCaptcha: (host: Host) =>
      host.env.SMARTCAPTCHA_SITE_KEY === sandboxCaptcha.siteKey ? createSandboxCaptcha(host) : null,
    createStandIns: createSandbox,
  }
}
