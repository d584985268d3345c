/**
 * Builds the address in the QR code on a computer's screen: the one from the product data,
 * otherwise the current page, with the selected offer and the hash that opens AR at once.
 */
export function buildPhoneAddress(qr: string | null, offerId: number, pageUrl: string): string {
  const page = new URL(pageUrl)
  const address = new URL(qr ?? page.pathname, page)
  const isThisPage = address.origin === page.origin && address.pathname === page.pathname
  if (isThisPage) address.searchParams.set('offer_id', String(offerId))
  address.hash = 'ar'
  return address.href
}
