import { normalizeText } from '@svetlitsa/domain/text/plain-text'
import * as z from 'zod'
import { defineCall } from '../call/call.ts'
import { defineResource, moment } from '../resource/contract.ts'
import { enteredSum } from '../sum/contract.ts'

const uses = z.int().min(1).max(1_000_000)
const ids = z.array(z.int32().positive()).max(200)
/** What shoppers type has nothing unseen in it either. */
const code = z
  .string()
  .overwrite(normalizeText)
  .trim()
  .regex(/^[A-Za-zА-Яа-яЁё\d_-]{3,60}$/)

/** What a coupon gives and to whom, all but its code. Sums are in roubles. */
const terms = {
  description: z.string().trim().max(300),
  percent: z.int().min(1).max(100).nullable(),
  sum: enteredSum.min(1).nullable(),
  minimumBasket: enteredSum,
  sectionIds: ids,
  vendorIds: ids,
  startsAt: moment.nullable(),
  endsAt: moment.nullable(),
  limitTotal: uses.nullable(),
  limitPerPhone: uses.nullable(),
  isActive: z.boolean(),
}

type Terms = { [Name in keyof typeof terms]: z.output<(typeof terms)[Name]> }
type TermsCheck = {
  value: Terms
  issues: z.core.$ZodRawIssue[]
}

function checkTerms({ value, issues }: TermsCheck): void {
  const report = (path: string, message: string) =>
    issues.push({ code: 'custom', input: value, path: [path], message })
  if ((value.percent === null) === (value.sum === null)) report('percent', 'percentOrSum')
  if (value.startsAt && value.endsAt && value.endsAt <= value.startsAt)
    report('endsAt', 'endBeforeStart')
}

/** The coupons that the owner gives out (shop.back-office). */
export const coupons = defineResource({
  path: '/api_vue/retail/shop/coupons/',
  name: 'coupons',
  values: z.strictObject({ code, ...terms }).check((checked) => checkTerms(checked)),
  facts: z.object({ used: z.int(), createdAt: z.string() }),
  filters: { isActive: z.boolean() },
  sorts: ['code', 'createdAt', 'endsAt', 'used'],
  freshCode: 'always',
})

const MAX_BATCH = 2_000

export const createCouponBatch = defineCall({
  method: 'POST',
  path: '/api_vue/retail/shop/coupons/batch/',
  summary: 'Make many coupons of the same terms with codes that cannot be guessed',
  body: z.strictObject({
    prefix: z
      .string()
      .trim()
      .regex(/^[A-Za-zА-Яа-яЁё\d_-]{0,20}$/),
    count: z.int().min(1).max(MAX_BATCH),
    terms: z.strictObject(terms).check((checked) => checkTerms(checked)),
  }),
  answer: z.object({ codes: z.array(z.string()) }),
  refusals: { prove_again: 403, invalid: 400 },
  effect: 'write',
  caller: 'shop-owner',
  freshCode: 'always',
  idempotent: true,
})
