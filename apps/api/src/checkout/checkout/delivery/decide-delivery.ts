import type { ParsedInput } from '@svetlitsa/api-client/call/call'
import type { saveCheckoutDelivery } from '@svetlitsa/api-client/checkout/contract'
import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/database/database.ts'
import { type Refusal, refuse } from '../../../platform/http/refusal.ts'
import type { Slot } from '../../../schema/checkout-draft.table.ts'
import { findDeliveryTerms } from '../../../supply/delivery/delivery-terms.queries.ts'
import { deliversToAddress } from '../../../supply/delivery/read-delivery-options.ts'
import { locateDelivery } from '../../../supply/delivery/zone/locate-delivery.ts'
import type { DraftChange } from '../change-checkout.ts'
import { getDraftOwner, type LoadedDraft } from '../draft/draft-access.ts'
import {
  type DeliveryOption,
  findChosenOption,
  isSlotFree,
  loadCheckout,
} from '../load-checkout.ts'

type TypedFields = Omit<ParsedInput<typeof saveCheckoutDelivery>, 'id'>

/** Address, comment and carrying as typed; a place outside the zones and an unknown store are not. */
export async function decideFieldSet(
  context: Context,
  tx: Db,
  loaded: LoadedDraft,
  { address = {}, ...fields }: TypedFields,
): Promise<DraftChange | Refusal<'outside_zones' | 'store_unknown'>> {
  const { region } = getDraftOwner(context, loaded)
  if (address.coords || fields.storeId) {
    const terms = await findDeliveryTerms(tx, region)
    if (address.coords) {
      const tariff = terms.tariffs.find(deliversToAddress)
      const location = tariff && (await locateDelivery(tx, region, tariff, address.coords, terms))
      if (!location) return refuse('outside_zones')
    }
    const hasStore = terms.stores.some(({ id }) => id === fields.storeId)
    if (fields.storeId && !hasStore) return refuse('store_unknown')
  }
  const { fieldSet } = loaded.draft
  return {
    fieldSet: {
      address: { ...fieldSet.address, ...address },
      comment: fields.comment ?? fieldSet.comment,
      toDoor: fields.toDoor ?? fieldSet.toDoor,
      liftToFloor: fields.liftToFloor ?? fieldSet.liftToFloor,
      storeId: fields.storeId === undefined ? fieldSet.storeId : fields.storeId,
    },
  }
}

export async function decideOption(
  context: Context,
  tx: Db,
  loaded: LoadedDraft,
  deliveryId: number,
): Promise<DraftChange | Refusal<'option_unknown'>> {
  const { options } = await loadCheckout(context, tx, loaded)
  const option = options.find(({ id }) => id === deliveryId)
  return option ? toChange(option, loaded) : refuse('option_unknown')
}

/** A day named later is an option of its own; the courier takes its place when a day is chosen. */
export async function decideType(
  context: Context,
  tx: Db,
  loaded: LoadedDraft,
  type: 'plain' | 'delayed',
): Promise<DraftChange | Refusal<'option_unknown'>> {
  const checkout = await loadCheckout(context, tx, loaded)
  if (findChosenOption(checkout)?.option.type === type) return {}
  const option = checkout.options.find(
    ({ option, addressBar }) => addressBar && option.type === type,
  )
  return option ? toChange(option, loaded) : refuse('option_unknown')
}

/** Another method delivers at another time. */
function toChange({ id }: DeliveryOption, { draft }: LoadedDraft): DraftChange {
  return id === draft.tariffId ? {} : { tariffId: id, slot: null }
}

export async function decideSlot(
  context: Context,
  tx: Db,
  loaded: LoadedDraft,
  slot: Slot,
): Promise<DraftChange | Refusal<'option_unknown' | 'slot_taken'>> {
  const option = findChosenOption(await loadCheckout(context, tx, loaded))
  if (option?.kind !== 'courier') return refuse('option_unknown')
  return isSlotFree(option, slot) ? { slot } : refuse('slot_taken')
}
