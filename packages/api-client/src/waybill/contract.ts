import * as z from 'zod'
import { defineCall } from '../call/call.ts'

const number = z.string().trim().min(1).max(40)
/** What a scanner read: the label of a box, or the barcode of goods that come in one box. */
const code = z.string().trim().min(1).max(100)

const position = z.object({
  article: z.string(),
  name: z.string(),
  quantity: z.number(),
  boxes: z.int(),
  weightKg: z.number(),
})

const box = z.object({
  code: z.string(),
  /** What its QR code leads the customer by (claim.qr); null for goods without a code for it. */
  packageCode: z.string().nullable(),
  article: z.string(),
  name: z.string(),
  /** Which of the boxes of its piece it is: 2 of 3. */
  part: z.int(),
  parts: z.int(),
  scannedAt: z.string().nullable(),
  scannedBy: z.string(),
})

const check = z.object({
  state: z.enum(['open', 'finished']),
  boxes: z.array(box),
  scanned: z.int(),
  missing: z.int(),
  /** Why it was finished although boxes were missing. */
  reason: z.string(),
  finishedAt: z.string().nullable(),
  finishedBy: z.string(),
  /** Whether the order has changed since: its boxes are others now. */
  isStale: z.boolean(),
})

/** Finds the goods sent with a waybill, by its number. */
export const checkWaybill = defineCall({
  method: 'POST',
  path: '/api_vue/waybill/',
  summary: "Goods sent with an order's waybill",
  body: z.object({ number }),
  answer: z.object({
    number: z.string(),
    status: z.string(),
    from: z.string(),
    to: z.string(),
    date: z.string().nullable(),
    positions: z.array(position),
    boxes: z.int(),
    weightKg: z.number(),
    /** Null before its boxes were checked for the first time. */
    check: check.nullable(),
  }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'staff',
})

const answer = z.object({ check })
const terms = {
  method: 'POST',
  answer,
  effect: 'write',
  caller: 'staff',
  freshCode: 'never',
  idempotent: true,
} as const

/** An addition to the specified calls: begins the check, or joins the one that was begun. */
export const startWaybillCheck = defineCall({
  ...terms,
  path: '/api_vue/waybill/check/',
  summary: 'Begin to check the boxes of a waybill, or join the check that was begun',
  body: z.strictObject({ number }),
  refusals: { not_found: 404, waybill_empty: 409 },
})

export const scanWaybillBox = defineCall({
  ...terms,
  path: '/api_vue/waybill/scan/',
  summary: 'A box of the waybill was scanned; each box counts once',
  body: z.strictObject({ number, code }),
  refusals: {
    not_found: 404,
    check_finished: 409,
    box_foreign: 409,
    box_repeated: 409,
    box_unclear: 409,
  },
})

export const undoWaybillScan = defineCall({
  ...terms,
  path: '/api_vue/waybill/undoScan/',
  summary: 'A box was scanned by mistake',
  body: z.strictObject({ number, code }),
  refusals: { not_found: 404, check_finished: 409, box_foreign: 409 },
})

export const finishWaybillCheck = defineCall({
  ...terms,
  path: '/api_vue/waybill/finish/',
  summary: 'Finish the check; where boxes are missing, with the reason',
  body: z.strictObject({ number, reason: z.string().trim().max(500).optional() }),
  refusals: { not_found: 404, check_finished: 409, waybill_changed: 409, boxes_missing: 409 },
})

export const restartWaybillCheck = defineCall({
  ...terms,
  path: '/api_vue/waybill/restart/',
  summary: 'Check the waybill anew; the check before it stays recorded',
  body: z.strictObject({ number }),
  refusals: { not_found: 404, waybill_empty: 409 },
})
