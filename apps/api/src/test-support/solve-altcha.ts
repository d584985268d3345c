import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Call, TestAnswer } from './create-call.ts'

/** Solves a challenge like the browser widget; returns the token that the widget would send. */
export async function altchaToken(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

/** Requests a captcha, solves it and submits the solution. */
export async function solveAltcha(call: Call): Promise<TestAnswer> {
  const { captcha } = (await call('POST', '/api_vue/authentication/updateCaptcha/', {})).body
  const token = await altchaToken(captcha.challenge)
  return call('POST', '/api_vue/authentication/validateSmartCaptcha/', { token })
}
