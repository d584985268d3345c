import * as contract from '@svetlitsa/api-client/analytics/contract'
import { normalizePhone } from '@svetlitsa/domain/phone/phone-number'
import { isEmail } from '@svetlitsa/domain/text/contact-details'
import { limitCall } from '../../platform/access/limit-call.ts'
import type { Context } from '../../platform/context/context.ts'
import { handle } from '../../platform/http/handle.ts'
import { analyticsUserJob } from './send-analytics-event.ts'

const reportedUsers = { name: 'reported-users', points: 20, seconds: 600 }
const reportedErrors = { name: 'reported-errors', points: 60, seconds: 60 }

export const analyticsRoutes = [
  handle(contract.addMetrikaUser, async (context, { phone, email, yclid, client_id: clientId }) => {
    const number = normalizePhone(phone)
    const { ANALYTICS_URL: url } = context.services.env
    if (!url || !number || !isEmail(email) || !hasConsent(context))
      return { status: 'skipped' as const }
    await limitCall(context, reportedUsers)
    await context.services.jobs.enqueue(context.db, analyticsUserJob, {
      phone: number,
      email,
      yclid: yclid ?? null,
      clientId: clientId ?? null,
    })
    return { status: 'accepted' as const }
  }),

  handle(contract.reportError, async (context, report) => {
    await limitCall(context, reportedErrors)
    const { fullPath, message, ...rest } = report
    const masked = {
      path: maskPathForLog(fullPath),
      message: maskMessageForLog(message, fullPath),
    }
    context.log.warn({ ...rest, ...masked }, 'error page shown')
    return { status: 'success' as const }
  }),
]

/**
 * Whether the visitor consented to analytics, read from the cookie that the consent notice writes.
 */
function hasConsent({ request }: Context): boolean {
  return request.cookies.cookie_consent === 'all'
}

/** Guids, hashes and random tokens. Product codes are lowercase words and do not match. */
const secretPattern = /^([0-9a-f-]{16,}|(?=.*\d)(?=.*[A-Z])[\w-]{16,})$/

/**
 * An address that is safe to log: query parameters keep their names but lose their values, which
 * may be phone numbers, and path segments that are codes or guids of private links are masked.
 */
export function maskPathForLog(fullPath: string): string {
  const [path = '', query = ''] = fullPath.replace(/#.*$/s, '').split('?', 2)
  const names = [...new URLSearchParams(query).keys()].join('&')
  const maskedPath = path
    .split('/')
    .map((part) => (secretPattern.test(part) ? '…' : part))
    .join('/')
  return (names ? `${maskedPath}?${names}` : maskedPath).slice(0, 500)
}

/** The message or stack of a page, in which its own path is masked as the page's address is. */
export function maskMessageForLog(message: string, fullPath: string): string {
  const [path = ''] = fullPath.split(/[?#]/, 1)
  return path === '' ? message : message.replaceAll(path, () => maskPathForLog(path))
}
