export type AccrualRequest = { phoneNumber: string; promotion: string }

/**
 * Parses the accrual request in an address; null unless both parameters are present
 * (rule.bonus-accrual).
 */
export function parseAccrualRequest(search: string): AccrualRequest | null {
  const query = new URLSearchParams(search)
  const phoneNumber = query.get('phoneNumber')?.trim()
  const promotion = query.get('promotion')?.trim()
  return phoneNumber && promotion ? { phoneNumber, promotion } : null
}
