/**
 * Where a telephone goes on that scanned the code of a computer's screen: to the address of the data,
 * else to the page at hand; to the same offer, and into the room at once.
 */
export function phoneAddress(qr: string | null, offerId: number, here: string): string {
  const page = new URL(here)
  const address = new URL(qr ?? page.pathname, page)
  const isThisPage = address.origin === page.origin && address.pathname === page.pathname
  if (isThisPage) address.searchParams.set('offer_id', String(offerId))
  address.hash = 'ar'
  return address.href
}
