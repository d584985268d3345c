import type { Services } from '../src/platform/services/services.ts'
import { applyDemoDefaults } from './apply-demo-defaults.ts'
import { SvgRenderWorker } from './drawing/svg-render-worker.ts'
import { demoSender } from './message/demo-sender.ts'
import { createSandboxCaptcha } from './sandbox/captcha/create-sandbox-captcha.ts'
import { sandboxCaptcha } from './sandbox/captcha/sandbox-captcha.ts'
import { createSandbox } from './sandbox/create-sandbox.ts'
import { sendSandboxNotice } from './sandbox/payment/send-sandbox-notice.ts'
import { ensureDemoSettings } from './shop-settings/demo-shop-settings.ts'

/** Puts what only a demonstration has behind the ports of the shop. */
export async function registerDemonstration(services: Services): Promise<void> {
  const { env, senders, jobRegistry } = services
  services.isDemonstration = true
  services.env = applyDemoDefaults(env)
  services.pictureGenerator = new SvgRenderWorker()
  services.senders = {
    sms: senders.sms ?? demoSender,
    email: senders.email ?? demoSender,
    outbox: demoSender,
  }
  if (env.SMARTCAPTCHA_SITE_KEY === sandboxCaptcha.siteKey) {
    services.captcha = createSandboxCaptcha(services)
  }
  services.standIns = createSandbox(services)
  services.jobRegistry = {
    ...jobRegistry,
    handledJobs: [...jobRegistry.handledJobs, sendSandboxNotice],
  }
  await services.jobs.addQueue(sendSandboxNotice.kind)
  await ensureDemoSettings(services.database.db)
  await services.shop.load()
}
