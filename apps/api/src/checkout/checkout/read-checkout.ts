import { isDeepStrictEqual } from 'node:util'
import { concealPhone, normalizePhone } from '@svetlitsa/domain/phone/phone-number'
import { concealName } from '@svetlitsa/domain/text/person-name'
import { findFirstNumber } from '../../order/order/order.queries.ts'
import { readPaymentMethods } from '../../payment/payment/read-payment-methods.ts'
import { readCodeTimer } from '../../people/login/sms-code/request-code.ts'
import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { findEarlierAddresses } from '../../supply/delivery/earlier-addresses.queries.ts'
import { deliversToAddress } from '../../supply/delivery/read-delivery-options.ts'
import { completeZones } from '../../supply/delivery/zone/locate-delivery.ts'
import { type DraftRow, isDraftFinished } from '../draft/checkout-draft.queries.ts'
import { findOrderDelivery } from '../order-delivery/follow-order-delivery.ts'
import { calculateCheckout } from './calculate-checkout.ts'
import { canSeeDraft, type LoadedDraft, loadDraft } from './draft/draft-access.ts'
import {
  type Checkout,
  findChosenOption,
  findMissing,
  type LoadedCheckout,
  loadCheckout,
} from './load-checkout.ts'

/** Everything that the screen of a checkout shows; masked for whoever has only its link. */
export async function readCheckout(context: Context, draft: DraftRow): Promise<Checkout> {
  const { db } = context
  const found = await loadCheckout(context, db, await loadDraft(db, draft))
  const calculation = await calculateCheckout(db, found)
  const isFinished = await isDraftFinished(db, draft)
  const canChange = !isFinished && calculation.paid === 0
  const { loaded, isUnfinished } = await showOrderDelivery(db, found, { canChange })
  const { region } = loaded.owner
  const seesAll = canSeeDraft(context, loaded)
  const checkout: Checkout = {
    id: draft.hash,
    isMasked: !seesAll,
    isFinished,
    step: draft.step,
    ...(await readContacts(context, loaded)),
    delivery: {
      ...(await readDelivery(context, loaded, calculation.delivery)),
      isUnfinished,
    },
    services: { furnitureAssembly: loaded.draft.hasAssembly },
    calculation,
    ...readReductions(loaded),
    ...(await readPayment(context, loaded)),
    currency: { sign: region.currency.sign, code: region.currency.code },
  }
  return seesAll ? checkout : maskCheckout(checkout)
}

async function readContacts(context: Context, { draft, ordered }: LoadedDraft) {
  const { name, phone, email } = ordered ?? draft
  const confirmed = context.session?.confirmedPhone ?? null
  const whole = normalizePhone(phone)
  return {
    contacts: { name, phoneMobile: phone, email: email ?? '', phoneMobileConfirmed: confirmed },
    managerCall: ordered ? !ordered.noCall : draft.wantsCall,
    operatorID: ordered ? ordered.operatorId : draft.operatorId,
    timer: whole === null ? 0 : await readCodeTimer(context, whole),
  }
}

async function readDelivery(
  { db, session }: Context,
  loaded: LoadedCheckout,
  price: number,
): Promise<Omit<Checkout['delivery'], 'isUnfinished'>> {
  const { draft, ordered, options, owner, terms } = loaded
  const { region } = owner
  const tariff = terms.tariffs.find(deliversToAddress)
  const zones = tariff ? completeZones(terms.drawnZones, region, tariff) : []
  const option = findChosenOption(loaded)
  const userId = session?.userId
  return {
    list: options,
    id: option?.id ?? null,
    type: option?.option.type ?? null,
    fieldSet: { ...draft.fieldSet, address: { entrance: '', ...draft.fieldSet.address } },
    dateAndTime: draft.slot,
    price,
    mapCenter: { lat: region.latitude, lon: region.longitude },
    zones: zones.map(({ kind, border }) => ({ kind, border: [...border] })),
    addresses: userId
      ? await findEarlierAddresses(db, {
          userId,
          regionId: region.id,
          basketGroup: ordered?.guid ?? null,
        })
      : [],
  }
}

function readReductions({ basket }: LoadedCheckout): Pick<Checkout, 'coupon' | 'bonuses'> {
  const { sums, bonusAllowed = 0 } = basket?.totals ?? {}
  const code = basket?.row.coupon ?? null
  const { coupon: discount = 0, bonus: spent = 0 } = sums ?? {}
  return {
    coupon: code !== null && discount > 0 ? { code, discount, message: '' } : null,
    bonuses: { spent, allowed: bonusAllowed },
  }
}

async function readPayment(context: Context, { draft, ordered }: LoadedCheckout) {
  const guid = ordered?.guid ?? null
  const payable = guid === null ? null : await readPaymentMethods(context, { basketGroup: guid })
  const { methods, prepayment } =
    payable === null || payable instanceof Refusal ? { methods: [], prepayment: null } : payable
  return {
    paymentList: methods,
    prepayment,
    paymentId: draft.paymentId,
    paymentAccount: draft.payer,
    orderID: guid === null ? null : await findFirstNumber(context.db, guid),
    basketGroup: guid,
  }
}

/**
 * A checkout whose orders are made shows the delivery that they have. A change of it that lacks
 * something is shown as unfinished, because the orders keep the former one until it is whole; once it
 * can be finished no more, it is forgotten (checkout.delivery).
 */
async function showOrderDelivery(
  db: Db,
  loaded: LoadedCheckout,
  { canChange }: { canChange: boolean },
): Promise<{ loaded: LoadedCheckout; isUnfinished: boolean }> {
  const { draft } = loaded
  const isWhole = !loaded.ordered || findMissing(loaded) === null
  const kept = isWhole ? null : await findOrderDelivery(db, draft)
  const { tariffId, fieldSet, slot, hasAssembly } = draft
  if (!kept || isDeepStrictEqual(kept, { tariffId, fieldSet, slot, hasAssembly }))
    return { loaded, isUnfinished: false }
  return canChange
    ? { loaded, isUnfinished: true }
    : { loaded: { ...loaded, draft: { ...draft, ...kept } }, isUnfinished: false }
}

const HIDDEN = '•••'

/** A checkout for whoever has only its link: no contacts, address, comment or payer. */
function maskCheckout(checkout: Checkout): Checkout {
  const { contacts, delivery } = checkout
  const { fieldSet } = delivery
  const { name, phoneMobile } = contacts
  return {
    ...checkout,
    contacts: {
      name: concealName(name),
      phoneMobile: normalizePhone(phoneMobile) ? concealPhone(phoneMobile) : '',
      email: '',
      phoneMobileConfirmed: null,
    },
    operatorID: null,
    timer: 0,
    delivery: {
      ...delivery,
      fieldSet: {
        ...fieldSet,
        address: {
          street: fieldSet.address.street && HIDDEN,
          apartment: '',
          entrance: '',
          coords: null,
        },
        comment: '',
        liftToFloor: { kind: 'none', floor: null },
      },
      addresses: [],
    },
    paymentAccount: null,
  }
}
