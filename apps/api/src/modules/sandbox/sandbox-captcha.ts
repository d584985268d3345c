import { createHmac } from 'node:crypto'

const path = '/api/sandbox/captcha'

/** Where the sandbox of the captcha stands, and the keys that belong to it. */
export const sandboxCaptcha = {
  path,
  script: `${path}/captcha.js`,
  /** Set as the shop's site key it turns the sandbox on. */
  siteKey: 'sandbox',
  /** The secret by which the shop asks whether a token is right; both sides know the internal token. */
  secretOf: (env: { INTERNAL_TOKEN: string }): string =>
    createHmac('sha256', env.INTERNAL_TOKEN).update('sandbox captcha').digest('hex'),
} as const
