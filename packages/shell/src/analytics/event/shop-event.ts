/** An offer in an event, as the shop's reports identify it. Prices are in whole currency units. */
export type EventItem = {
  /** Id of the offer, not of the product, to distinguish colours and sizes. */
  id: number
  name: string
  price: number
  /** Name of the vendor. */
  brand?: string
  /**
   * Breadcrumb names from the outermost section; at most five levels are sent (analytics.events).
   */
  category?: readonly string[]
  /** Colour or size. */
  variant?: string
  /** Defaults to 1. */
  quantity?: number
  coupon?: string
  /** The list that contained the item; `position` counts from 1. */
  list?: string
  position?: number
}

/**
 * A visitor's action (analytics.events). Names follow Metrika's e-commerce, except `wishlist` and
 * `checkout`, which it does not define and other reports read.
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
      /** Number of the order: a purchase is sent once, however often its page is opened. */
      orderId: string
      revenue: number
      /** Groups 45, 29, 26, 1 and 20 order on behalf of others (role.groups). */
      isStaff: boolean
      coupon?: string
      /** Set where it differs from the page's currency: an order keeps its own currency. */
      currency?: string
    }
