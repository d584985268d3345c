import * as z from 'zod'
import { defineResource, moment } from '../resource/contract.ts'
import { line, report, rowNumber } from '../resource-field/contract.ts'
import { enteredSum } from '../sum/contract.ts'

const price = {
  /** The code of the price zone, whose currency the sums are in. */
  zone: line(60).min(1),
  offerId: rowNumber,
  amount: enteredSum.min(1),
  /** Before the discount; the same as the price without one. */
  oldAmount: enteredSum.min(1),
}
const offerFacts = {
  article: z.string(),
  productName: z.string(),
  zoneName: z.string(),
  currencyCode: z.string(),
}

type PriceCheck = {
  value: { amount: number; oldAmount: number }
  issues: z.core.$ZodRawIssue[]
}
function checkPrice(checked: PriceCheck): void {
  if (checked.value.oldAmount < checked.value.amount) report(checked, 'oldAmount', 'tooSmall')
}

/** The prices of offers by zone (shop.prices). */
export const prices = defineResource({
  path: '/api_vue/retail/shop/prices/',
  name: 'prices',
  values: z.strictObject(price).check((checked) => checkPrice(checked)),
  facts: z.object(offerFacts),
  filters: {},
  sorts: ['offerId', 'zone', 'amount'],
  freshCode: 'always',
})

/** Prices that come into force at a moment by themselves (shop.prices). */
export const plannedPrices = defineResource({
  path: '/api_vue/retail/shop/planned-prices/',
  name: 'planned prices',
  values: z.strictObject({ ...price, startsAt: moment }).check((checked) => checkPrice(checked)),
  facts: z.object({ ...offerFacts, appliedAt: z.string().nullable() }),
  filters: {},
  sorts: ['startsAt', 'offerId', 'zone'],
  freshCode: 'always',
})
