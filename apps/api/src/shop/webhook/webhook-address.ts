import {
  type AddressRule,
  findLiteralIp,
  isLoopbackAddress,
  isPublicAddress,
} from '../../platform/outbound/guarded-lookup.ts'
import type { Services } from '../../platform/services/services.ts'

type Mode = Services['env']['NODE_ENV']

/** Which addresses a webhook may connect to: public ones, and this machine while one develops. */
export function getWebhookAddressRule(mode: Mode): AddressRule {
  if (mode === 'production') return isPublicAddress
  return (ip) => isPublicAddress(ip) || isLoopbackAddress(ip)
}

/**
 * The address of a webhook as it is stored; null where the shop would not send to it. Names are
 * looked up when something is sent, because what they resolve to can change.
 */
export function parseWebhookUrl(text: string, mode: Mode): string | null {
  const url = URL.parse(text.trim())
  if (!url || url.username || url.password) return null
  if (url.protocol !== 'https:' && (url.protocol !== 'http:' || mode === 'production')) return null
  const literal = findLiteralIp(url)
  if (literal && !getWebhookAddressRule(mode)(literal)) return null
  if (mode === 'production' && /(^|\.)(localhost|local|internal)\.?$/.test(url.hostname))
    return null
  url.hash = ''
  return url.href
}
