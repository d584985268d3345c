import { parseAccrualRequest } from './parse-accrual-request.ts'
import { requestAccrual } from './request-accrual.ts'

const storageKeyPrefix = 'svetlitsa-accrued'

/**
 * Requests the accrual that a query asks for, once per visit. The number is removed from the address at
 * once, so that it is not passed on with a shared link.
 */
export async function requestAccrualOnce(search: string): ReturnType<typeof requestAccrual> {
  const request = parseAccrualRequest(search)
  if (!request) return null
  const url = new URL(location.href)
  url.searchParams.delete('phoneNumber')
  history.replaceState(history.state, '', url)
  const storageKey = `${storageKeyPrefix}:${request.promotion}:${request.phoneNumber}`
  return markInSession(storageKey) ? null : requestAccrual(request)
}

function markInSession(key: string): boolean {
  try {
    if (sessionStorage.getItem(key)) return true
    sessionStorage.setItem(key, '1')
  } catch {
    // Without storage the server still grants the bonuses only once.
  }
  return false
}
