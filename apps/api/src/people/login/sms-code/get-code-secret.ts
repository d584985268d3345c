import { createHmac } from 'node:crypto'
import type { Env } from '../../../env.ts'

/** Key for the hashes of codes: a plain hash of six digits can be reversed in a second. */
export function getCodeSecret(env: Env): string {
  return createHmac('sha256', env.INTERNAL_TOKEN).update('sms-code').digest('hex')
}
