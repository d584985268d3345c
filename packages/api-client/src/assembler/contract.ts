import { assemblyPeriods } from '@svetlitsa/domain/assembly/assembly-period'
import { slotReasons } from '@svetlitsa/domain/assembly/assembly-slot'
import { uploadLimits } from '@svetlitsa/domain/upload/upload-limits'
import * as z from 'zod'
import { currencySum, ledgerEntry } from '../assembly-desk/contract.ts'
import { defineCall } from '../call/call.ts'
import { pictureFile } from '../product/contract.ts'
import { uploadedPhoto } from '../upload/contract.ts'

/** The number of an order, as people see it. */
const orderNumber = z.string().trim().min(1).max(40)
/** `kitchen` where the order has sketches. */
const orderType = z.enum(['furniture', 'kitchen'])

const date = z.iso.date()

/** Goods to assemble: a line of the checklist. */
const assemblyItem = z.object({
  /** Names the line in `setAssembly`. */
  saleId: z.int(),
  name: z.string(),
  quantity: z.number(),
  /** For one piece. */
  minutes: z.int(),
  picture: pictureFile.nullable(),
  assembled: z.boolean(),
})

/** An order of an assembler whose assembly is not done yet. */
const assemblyOrder = z.object({
  order_num: z.string(),
  /** The guid of the order: `confirmCall` and `setGallery` take it. */
  orderGuid: z.string(),
  orderType,
  AssemblyDuration: z.int(),
  /** Where its gallery is shown. */
  orderGalleryLink: z.string().nullable(),
  address: z.string(),
  coordinates: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  floor: z.int().nullable(),
  lift: z.enum(['none', 'lift', 'stairs']),
  comment: z.string(),
  customerName: z.string(),
  /** 11 digits. */
  phone: z.string(),
  /** When the assembler confirmed the call. */
  calledAt: z.string().nullable(),
  /** The assembly, or the delivery while nothing is agreed. */
  date: z.string().nullable(),
  timeFrom: z.string().nullable(),
  timeTo: z.string().nullable(),
  /** All days of the assembly, in order; empty while none is agreed. `date` is the first. */
  days: z.array(z.object({ date, timeFrom: z.string(), timeTo: z.string() })),
  items: z.array(assemblyItem),
  photos: z.array(uploadedPhoto),
})

/** An order that is assembled, without contacts. */
const assembledOrder = assemblyOrder
  .pick({
    order_num: true,
    orderGuid: true,
    orderType: true,
    orderGalleryLink: true,
    date: true,
    timeFrom: true,
    timeTo: true,
    days: true,
    photos: true,
  })
  .extend({ names: z.array(z.string()), assembledAt: z.string() })

const period = z.object({
  id: z.string(),
  timeFrom: z.string(),
  timeTo: z.string(),
  /** Taken by the assembler for the reason, and by no order. */
  chosen: z.boolean(),
  /** Always false in an answer: the screen marks slots, `setSlot` finishes the replacement. */
  replace: z.boolean(),
  orderId: z.string().nullable(),
  reason: z.enum(slotReasons).nullable(),
  /** The address of its order. */
  address: z.string().nullable(),
  /** Whether it has begun: it cannot be chosen or replaced any more. */
  isPast: z.boolean(),
})

const slot = z.strictObject({
  date,
  period: z
    .int()
    .min(0)
    .max(assemblyPeriods.length - 1),
})
const slots = z.array(slot).min(1).max(124)

/** Why an action on an order is refused: another's is not found, one that was given away is told. */
const orderRefusals = { not_found: 404, order_taken_away: 409, assembly_cancelled: 409 } as const

/** The assembler of an order, behind the link in the message. */
export const getAssemblerInfo = defineCall({
  method: 'POST',
  path: '/api_vue/getAssemblerInfo/',
  summary: 'Assembler behind the link in a message',
  body: z.object({ code: z.string().max(64) }),
  answer: z.object({
    /** The first name only, because anyone with the link can read it. */
    name: z.string(),
    since: z.string(),
    isActive: z.boolean(),
  }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'anyone',
})

export const getAssemblerData = defineCall({
  method: 'POST',
  path: '/api_vue/assembler/getData/',
  summary: 'Orders to assemble, and the balance; with recount the balance is counted anew',
  body: z.strictObject({ recount: z.boolean().optional() }),
  answer: z.object({
    /** The nearest day first. */
    orders: z.array(assemblyOrder),
    /** Assembled in the last 30 days, the latest first. */
    assembled: z.array(assembledOrder),
    /** In whole roubles. */
    balance: z.int(),
    /** What was earned in other currencies, and not paid out yet. */
    otherBalances: z.array(currencySum),
    /** The last entries of the ledger, the latest first. */
    ledger: z.array(ledgerEntry),
    name: z.string(),
    /** The code of the public page about the assembler. */
    code: z.string(),
    /** Today where the assembler works. */
    today: date,
  }),
  effect: 'write',
  caller: 'assembler',
})

export const setGallery = defineCall({
  method: 'POST',
  path: '/api_vue/assembler/setGallery/',
  summary: 'Add uploaded photographs to the gallery of an order',
  body: z.strictObject({
    orderId: orderNumber,
    /** Finished uploads for the purpose `assembly`; one that is in the gallery stays there. */
    files: z.array(z.uuid()).min(1).max(uploadLimits.maxFiles),
    orderType,
    /** Must name the same order as `orderId`. */
    orderGuid: z.guid(),
  }),
  answer: z.object({ orderId: z.string(), photos: z.array(uploadedPhoto) }),
  refusals: { ...orderRefusals, upload_unknown: 409, gallery_full: 409 },
  effect: 'write',
  caller: 'assembler',
  idempotent: true,
})

export const setAssembly = defineCall({
  method: 'POST',
  path: '/api_vue/assembler/setAssembly/',
  summary: 'Tick a line of the checklist, or mark the whole order as assembled',
  body: z.strictObject({
    orderId: orderNumber,
    assembled: z.boolean(),
    /** The line; without it the whole order, whose lines must be ticked by then. */
    saleId: z.int32().positive().optional(),
  }),
  answer: z.object({
    orderId: z.string(),
    /** Whether the whole order is assembled. */
    assembled: z.boolean(),
    items: z.array(assemblyItem.pick({ saleId: true, name: true, assembled: true })),
    balance: z.int(),
  }),
  refusals: { ...orderRefusals, not_delivered: 409, checklist_open: 409, assembly_done: 409 },
  effect: 'write',
  caller: 'assembler',
  idempotent: true,
})

export const getSchedule = defineCall({
  method: 'POST',
  path: '/api_vue/assembler/getSchedule/',
  summary: 'The slots of an assembler in a month',
  /** Without a month the one of today. */
  body: z.object({
    month: z
      .string()
      .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
      .optional(),
  }),
  answer: z.object({
    month: z.string(),
    today: date,
    dates: z.array(
      z.object({
        date,
        /** Four or more chosen slots. */
        isWholeDay: z.boolean(),
        periods: z.array(period),
      }),
    ),
    /** For single slots, and for a range of days. */
    reasons: z.array(z.enum(slotReasons)),
    rangeReasons: z.array(z.enum(slotReasons)),
  }),
  effect: 'read',
  caller: 'assembler',
})

export const setSlot = defineCall({
  method: 'POST',
  path: '/api_vue/assembler/setSlot/',
  summary: 'Choose slots or a range of days, release them, or finish a replacement',
  body: z
    .strictObject({
      slots: slots.optional(),
      /** Whole days, both included; begun periods of today are left out. */
      range: z.strictObject({ dateFrom: date, dateTo: date }).optional(),
      /** Slots of one order that become free: `slots` take it over. */
      replace: slots.optional(),
      /** False releases the slots; true by default. */
      chosen: z.boolean().optional(),
      /** «Сборка» by default; the others only with a range. */
      reason: z.enum(slotReasons).optional(),
    })
    .refine(({ slots, range }) => (slots === undefined) !== (range === undefined), {
      path: ['slots'],
    })
    .refine(({ replace, range, chosen }) => !replace || (!range && chosen !== false), {
      path: ['replace'],
    }),
  /** The days that were changed, as they are now. */
  answer: z.object({ dates: getSchedule.answer.shape.dates }),
  refusals: {
    slot_past: 409,
    slot_far: 409,
    /** A slot that holds an order. */
    slot_ordered: 409,
    /** A new slot of a replacement that is not free. */
    slot_busy: 409,
    reason_range: 400,
    range_wrong: 400,
    nothing_marked: 409,
    several_orders: 409,
    another_number: 409,
    order_closed: 409,
    /** A replacement by a day on which the goods are not there yet. */
    before_delivery: 409,
    /** A replacement by a day on which the warehouse of the order takes no more. */
    capacity_full: 409,
    slots_apart: 409,
  },
  effect: 'write',
  caller: 'assembler',
  idempotent: true,
})

export const confirmCall = defineCall({
  method: 'POST',
  path: '/api_vue/assembler/confirmCall/',
  summary: 'Confirm that the customer of an order was called',
  body: z.strictObject({ guid: z.guid() }),
  answer: z.object({ orderId: z.string(), calledAt: z.string() }),
  refusals: { ...orderRefusals, assembly_done: 409 },
  effect: 'write',
  caller: 'assembler',
  idempotent: true,
})

/** Named by this project: the specification says only that it takes `orderID`. */
export const getSketches = defineCall({
  method: 'POST',
  path: '/api_vue/assembler/images/',
  summary: 'Kitchen sketches of an order',
  body: z.object({ orderID: orderNumber }),
  answer: z.object({
    images: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        description: z.string(),
        url: z.string(),
        thumbnailUrl: z.string(),
      }),
    ),
  }),
  refusals: { not_found: 404, order_taken_away: 409 },
  effect: 'read',
  caller: 'assembler',
})
