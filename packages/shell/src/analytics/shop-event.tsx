/** A thing in an event: the offer, as the reports of the shop know it. Prices are whole units. */
export type EventItem = {
  /** Of the offer, not of the product: colours and sizes are told apart. */
  id: number
  name: string
  price: number
  /** The manufacturer. */
  brand?: string
  /** Breadcrumbs by name from the outermost; at most five levels are sent (account §9). */
  category?: readonly string[]
  /** Colour or size. */
  variant?: string
  /** 1 where it is left out. */
  quantity?: number
  coupon?: string
  /** The list the thing stood in, and its place there from 1. */
  list?: string
  position?: number
}

/**
 * What a person did (storefront §4, account §6). The names are those of Metrika's e-commerce but
 * for `wishlist` and `checkout`, which it does not know and which reports read beside it.
 */
export type ShopEvent =
  | { action: 'impressions'; items: readonly EventItem[] }
  | { action: 'click'; items: readonly EventItem[] }
  | { action: 'detail'; items: readonly EventItem[] }
  | { action: 'add'; items: readonly EventItem[] }
  | { action: 'remove'; items: readonly EventItem[] }
  | { action: 'wishlist'; items: readonly EventItem[] }
  | { action: 'checkout'; items: readonly EventItem[]; step: number; option?: string }
  | {
      action: 'purchase'
      items: readonly EventItem[]
      /** The order's number: a purchase is sent once, however often its page is opened. */
      orderId: string
      revenue: number
      /** Groups 45, 29, 26, 1 and 20 order for others (account §6). */
      isStaff: boolean
      coupon?: string
      /** Where it is not the page's: orders keep the currency they were made in. */
      currency?: string
    }
