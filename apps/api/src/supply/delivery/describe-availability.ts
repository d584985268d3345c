import type { CardDelivery } from '@svetlitsa/domain/card/card'
import { deliveryTexts } from '@svetlitsa/i18n/delivery/delivery-texts'
import { formatDay } from '@svetlitsa/i18n/format/format-day'
import type { Context } from '../../platform/context/context.ts'
import { getAvailableQuantity, listPlacesWithStock } from '../stock/list-places-with-stock.ts'
import type { OfferRemains } from '../stock/remains.queries.ts'
import { findFirstDeliveryDay, type RegionDeliverySummary } from './get-region-delivery-summary.ts'
import { formatPickupReadiness } from './texts/format-delivery.ts'

/**
 * Availability label of a card: today when a store of the region has stock, otherwise the first day
 * from a warehouse, and none when the offer is sold out.
 */
export function describeAvailability(
  remains: OfferRemains,
  deliverySummary: RegionDeliverySummary,
  { language, now }: Pick<Context, 'language' | 'now'>,
): CardDelivery {
  const quantity = getAvailableQuantity(remains)
  const base = { offerId: remains.offerId, quantity }
  if (quantity <= 0) {
    return {
      ...base,
      selfDelivery: 'none',
      selfDeliveryText: '',
      deliveryText: '',
      deliveryTextWide: '',
    }
  }
  const texts = deliveryTexts[language]
  const places = listPlacesWithStock(remains)
  const isInStore = deliverySummary.stores.some(({ id }) => places.includes(id))
  const fromPlaces = deliverySummary.warehouses.some(({ id }) => places.includes(id))
    ? places
    : undefined
  const day = findFirstDeliveryDay(deliverySummary, now, fromPlaces)
  const hasTariff = (kind: string) => deliverySummary.tariffs.some((tariff) => tariff.kind === kind)
  const shownDay = day ? formatDay(day, language) : ''
  const canPickUp = deliverySummary.stores.length > 0 && (isInStore || day !== null)
  const kind = hasTariff('courier') ? 'courier' : hasTariff('transport') ? 'transport' : null
  const t = (text: string) => (day ? text.replace('{day}', shownDay) : texts.unknown)
  return {
    ...base,
    selfDelivery: canPickUp ? (isInStore ? 'today' : 'later') : 'none',
    selfDeliveryText: canPickUp ? formatPickupReadiness(isInStore ? null : day, language) : '',
    deliveryText: kind ? t(texts[kind]) : '',
    deliveryTextWide: kind ? t(kind === 'courier' ? texts.courierWide : texts.transport) : '',
  }
}
