export type AccrualWish = { phoneNumber: string; promotion: string }

/** The accrual that an address asks for; null unless both names are there (storefront §5). */
export function wishedAccrual(search: string): AccrualWish | null {
  const query = new URLSearchParams(search)
  const phoneNumber = query.get('phoneNumber')?.trim()
  const promotion = query.get('promotion')?.trim()
  return phoneNumber && promotion ? { phoneNumber, promotion } : null
}
