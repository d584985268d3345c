import { formatBreadcrumbLevels } from '@svetlitsa/domain/section/format-breadcrumb-levels'
import type { EventItem, ShopEvent } from './shop-event.ts'

export type EntrySettings = {
  /** ISO code of the page's currency. */
  currency: string
  /** The shop's project number in the reports (analytics.project). */
  projectId: string
}

export type DataLayerEntry = Record<string, unknown>

/** Converts an event to the e-commerce format that Metrika reads from `dataLayer`. */
export function buildDataLayerEntry(event: ShopEvent, settings: EntrySettings): DataLayerEntry {
  const { action } = event
  const products = event.items.map(toDataLayerProduct)
  const currencyCode = (action === 'purchase' && event.currency) || settings.currency
  if (action === 'impressions') return { ecommerce: { currencyCode, impressions: products } }
  if (action === 'wishlist') {
    return { event: 'add_to_wishlist', ecommerce: { currencyCode, wishlist: { products } } }
  }
  if (action === 'checkout') {
    const actionField = { step: event.step, ...(event.option && { option: event.option }) }
    return {
      event: 'begin_checkout',
      ecommerce: { currencyCode, checkout: { actionField, products } },
    }
  }
  if (action === 'purchase') {
    const { orderId, revenue, coupon, isStaff } = event
    const actionField = { id: orderId, revenue, ...(coupon && { coupon }) }
    return {
      projectId: settings.projectId,
      isStaff,
      ecommerce: { currencyCode, purchase: { actionField, products } },
    }
  }
  return { ecommerce: { currencyCode, [action]: { products } } }
}

function toDataLayerProduct(item: EventItem) {
  const { id, name, price, brand, category, variant, quantity = 1, coupon, list, position } = item
  const levels = formatBreadcrumbLevels((category ?? []).map((crumb) => ({ name: crumb })))
  return {
    id: String(id),
    name,
    price,
    quantity,
    ...(brand && { brand }),
    ...(levels && { category: levels }),
    ...(variant && { variant }),
    ...(coupon && { coupon }),
    ...(list && { list }),
    ...(position && { position }),
  }
}
