import { useClientValue } from '@svetlitsa/api-client/hydration/use-client-value'
import { useRemains } from '@svetlitsa/api-client/product/queries'
import { atom, getDefaultStore, useAtomValue } from 'jotai'
import type { ProductOffer } from './product-offer.ts'

/** The offer that was selected on the page; null while the one in the address is shown. */
export const selectedOffer = atom<ProductOffer | null>(null)
/** What «В корзину» adds, once it was changed. */
export const selectedQuantity = atom<number | null>(null)

/**
 * Selects an offer: gallery, price, sizes, article, delivery and address change together, and the
 * basket gets the offer that is on the screen (ux check 19).
 */
export function selectOffer(offer: ProductOffer): void {
  getDefaultStore().set(selectedOffer, offer)
  const address = new URL(location.href)
  address.searchParams.set('offer_id', String(offer.id))
  history.replaceState(history.state, '', address)
}

export function selectQuantity(quantity: number): void {
  getDefaultStore().set(selectedQuantity, quantity)
}

/**
 * Returns the selected offer, or `initial`, the part of the offer in the address that an island
 * shows. All islands of a page follow the selection, those hydrated later too.
 */
export function useOffer<Field extends keyof ProductOffer>(
  initial: Pick<ProductOffer, Field>,
): Pick<ProductOffer, Field> {
  return useClientValue(useAtomValue(selectedOffer)) ?? initial
}

/** What «В корзину» adds: `initial` is 1 or the minimum batch, or the chosen length. */
export function useQuantity(initial: number): number {
  return useClientValue(useAtomValue(selectedQuantity)) ?? initial
}

/** Stock and dates of an offer in the shopper's region; undefined until loaded. */
export function useOfferRemains(offerId: number) {
  const { data } = useRemains([offerId])
  return useClientValue(data)?.get(offerId)
}
