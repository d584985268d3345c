/** What a browser must solve: a proof of work of ours, or Yandex's widget. */
export type CaptchaTask =
  | {
      kind: 'altcha'
      challenge: { parameters: Record<string, unknown>; signature: string }
    }
  | { kind: 'smartcaptcha'; siteKey: string; script: string }

/** The port behind which a captcha stands. */
export interface Captcha {
  newTask(now: Date): Promise<CaptchaTask>
  /**
   * Whether a token is a right and fresh solution.
   *
   * @returns the solution's fingerprint and end, so that it is not taken twice; null when it is none.
   */
  check(token: string, address: string): Promise<{ fingerprint: Buffer; expiresAt: Date } | null>
}
