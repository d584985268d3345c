import type { additional } from '@svetlitsa/api-client/contract/product'
import { deliveryTexts } from '@svetlitsa/i18n/delivery-texts'
import type * as z from 'zod'
import type { Context } from '../../platform/context.ts'
import { placesWith, quantityOf } from '../stock/places-with.ts'
import type { OfferRemains } from '../stock/remains.queries.ts'
import { dayText } from './day-text.ts'
import { readyText } from './ready-text.ts'
import { firstDeliveryDay, type RegionOutlook } from './region-outlook.ts'

export type Additional = z.output<typeof additional>

/**
 * What a card says of an offer's stock: ready today where a store of the region has it, from the
 * day it comes from a warehouse where only that has it, nothing where it is sold out.
 */
export function additionalOf(
  remains: OfferRemains,
  outlook: RegionOutlook,
  { region, language, now }: Pick<Context, 'region' | 'language' | 'now'>,
): Additional {
  const quantity = quantityOf(remains)
  const base = { offerId: remains.offerId, quantity }
  if (quantity <= 0) {
    return { ...base, selfDeliveryText: '', deliveryText: '', deliveryTextWide: '' }
  }
  const texts = deliveryTexts[language]
  const places = placesWith(remains)
  const isInStore = outlook.stores.some(({ id }) => places.includes(id))
  const fromPlaces = outlook.warehouses.some(({ id }) => places.includes(id)) ? places : undefined
  const day = firstDeliveryDay(outlook, region, now, fromPlaces)
  const offers = (kind: string) => outlook.tariffs.some((tariff) => tariff.kind === kind)
  const shownDay = day ? dayText(day, language) : ''
  const canPickUp = outlook.stores.length > 0 && (isInStore || day !== null)
  const way = offers('courier') ? 'courier' : offers('transport') ? 'transport' : null
  const say = (text: string) => (day ? text.replace('{day}', shownDay) : texts.unknown)
  return {
    ...base,
    selfDeliveryText: canPickUp ? readyText(isInStore ? null : day, language) : '',
    deliveryText: way ? say(texts[way]) : '',
    deliveryTextWide: way ? say(way === 'courier' ? texts.courierWide : texts.transport) : '',
  }
}
