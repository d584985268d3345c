import { assemblyPeriods } from '@svetlitsa/domain/assembly/assembly-period'
import { slotReasons } from '@svetlitsa/domain/assembly/assembly-slot'
import * as z from 'zod'
import { defineCall } from '../call/call.ts'

const id = z.int32().positive()
const date = z.iso.date()
const orderGuid = z.uuid()
const period = z
  .int()
  .min(0)
  .max(assemblyPeriods.length - 1)
const slot = z.object({ date: z.string(), period: z.int() })

const back = z.enum(['delivery_moved', 'assembler_left']).nullable()

const boardOrder = z.object({
  orderGuid: z.string(),
  number: z.string(),
  /** The supplying warehouse or store. */
  warehouseId: z.int(),
  address: z.string(),
  assemblyState: z.enum(['none', 'requested', 'planned', 'done']),
  /** How long the assembly takes; 0 where the order needs none. */
  hours: z.int(),
  /** The times of the assembly, in order; empty while none is agreed. */
  slots: z.array(slot),
  assemblerId: z.int().nullable(),
  /** The day of a delivery by the shop. */
  deliveryDate: z.string().nullable(),
  timeFrom: z.string().nullable(),
  timeTo: z.string().nullable(),
  crewId: z.int().nullable(),
  /** Why the assembly, or the delivery, waits again though nobody took it away. */
  assemblyBack: back,
  crewBack: back,
})

const boardAssembler = z.object({
  id: z.int(),
  name: z.string(),
  /** Null for an assembler who works everywhere. */
  warehouseId: z.int().nullable(),
  area: z.string(),
  /** Periods of a day that orders may take. */
  dayCapacity: z.int(),
  /** Periods of the day that orders have. */
  load: z.int(),
  periods: z.array(
    z.object({
      period: z.int(),
      /** Null where the assembler offers nothing. */
      reason: z.enum(slotReasons).nullable(),
      orderNumber: z.string().nullable(),
      isPast: z.boolean(),
    }),
  ),
})

const crew = z.object({
  id: z.int(),
  warehouseId: z.int(),
  name: z.string(),
  /** Orders of a day. */
  dayCapacity: z.int(),
  isActive: z.boolean(),
})

const warehouse = z.object({
  id: z.int(),
  name: z.string(),
  /** Periods that assemblies may take in the day; null without a limit. */
  limit: z.int().nullable(),
  taken: z.int(),
})

/** An addition to the specified calls, as all of this noun: the day of a dispatcher (ADR 0068). */
export const getBoard = defineCall({
  method: 'POST',
  path: '/api_vue/dispatch/board/',
  summary: 'Orders to assemble and deliver on a day, with assemblers, crews and limits',
  body: z.object({
    /** Today where it is left out. */
    date: date.optional(),
  }),
  answer: z.object({
    date: z.string(),
    today: z.string(),
    /** Of the day, and those that wait for an assembler; 300 at most. */
    orders: z.array(boardOrder),
    assemblers: z.array(boardAssembler),
    crews: z.array(crew.extend({ load: z.int() })),
    warehouses: z.array(warehouse),
  }),
  effect: 'read',
  caller: 'dispatcher',
})

export const getProposals = defineCall({
  method: 'POST',
  path: '/api_vue/dispatch/proposals/',
  summary: 'Who could assemble and deliver the waiting orders of a day; assigns nobody',
  body: z.object({ date }),
  answer: z.object({
    proposals: z.array(
      z.object({
        orderGuid: z.string(),
        number: z.string(),
        assemblerId: z.int(),
        assemblerName: z.string(),
        slots: z.array(slot),
        /** From the nearest job of the day, or from the warehouse; null where it is not known. */
        distanceKm: z.number().nullable(),
      }),
    ),
    /** Who could deliver the orders of the day that have no crew. */
    crews: z.array(
      z.object({
        orderGuid: z.string(),
        number: z.string(),
        crewId: z.int(),
        crewName: z.string(),
        /** From the nearest delivery of the crew, or from the warehouse; null where it is not known. */
        distanceKm: z.number().nullable(),
      }),
    ),
  }),
  effect: 'read',
  caller: 'dispatcher',
})

export const assignAssembler = defineCall({
  method: 'POST',
  path: '/api_vue/dispatch/assign/',
  summary: 'Give an order to an assembler from a period on, or move it',
  body: z.strictObject({
    orderGuid,
    assemblerId: id,
    date,
    period,
    /** Who had the order when it was looked at: another dispatcher's choice is not overwritten. */
    fromAssemblerId: id.nullable(),
  }),
  answer: z.object({ assemblerId: z.int(), slots: z.array(slot) }),
  refusals: {
    not_found: 404,
    assembler_unknown: 404,
    assembly_cancelled: 409,
    order_closed: 409,
    changed_meanwhile: 409,
    slot_past: 409,
    slot_far: 409,
    slots_short: 409,
    before_delivery: 409,
    /** The assembler works in another region than the order is supplied from. */
    assembler_elsewhere: 409,
    assembler_away: 409,
    assembler_busy: 409,
    assembler_full: 409,
    capacity_full: 409,
  },
  effect: 'write',
  caller: 'dispatcher',
  freshCode: 'never',
  idempotent: true,
})

export const withdrawAssembler = defineCall({
  method: 'POST',
  path: '/api_vue/dispatch/withdraw/',
  summary: 'Take an order away from its assembler',
  body: z.strictObject({ orderGuid, assemblerId: id }),
  answer: z.object({ assemblyState: z.enum(['requested']) }),
  refusals: { not_found: 404, order_closed: 409, changed_meanwhile: 409 },
  effect: 'write',
  caller: 'dispatcher',
  freshCode: 'never',
  idempotent: true,
})

export const assignCrew = defineCall({
  method: 'POST',
  path: '/api_vue/dispatch/crew/',
  summary: 'Give the delivery of an order to a crew, or take it away',
  body: z.strictObject({
    orderGuid,
    /** Null takes it away. */
    crewId: id.nullable(),
    fromCrewId: id.nullable(),
  }),
  answer: z.object({ crewId: z.int().nullable() }),
  refusals: {
    not_found: 404,
    crew_unknown: 404,
    order_closed: 409,
    changed_meanwhile: 409,
    delivery_unplanned: 409,
    /** A crew of another warehouse. */
    crew_elsewhere: 409,
    crew_full: 409,
  },
  effect: 'write',
  caller: 'dispatcher',
  freshCode: 'never',
  idempotent: true,
})

export const saveCrew = defineCall({
  method: 'POST',
  path: '/api_vue/dispatch/saveCrew/',
  summary: 'Add, change or disable a delivery crew',
  body: z.strictObject({
    /** Null adds one. */
    id: id.nullable(),
    warehouseId: id,
    name: z.string().trim().min(1).max(60),
    dayCapacity: z.int().min(1).max(50),
    isActive: z.boolean(),
  }),
  answer: z.object({ crew }),
  refusals: { not_found: 404, crew_unknown: 404, crew_exists: 409 },
  effect: 'write',
  caller: 'dispatcher',
  freshCode: 'never',
  idempotent: true,
})

export const saveCapacity = defineCall({
  method: 'POST',
  path: '/api_vue/dispatch/saveCapacity/',
  summary: 'Limit the assemblies of a warehouse in a day',
  body: z.strictObject({
    warehouseId: id,
    date,
    /** Periods; null removes the limit. Fewer than are taken take no order away. */
    limit: z.int().min(0).max(1_000).nullable(),
  }),
  answer: z.object({ warehouse }),
  refusals: { not_found: 404 },
  effect: 'write',
  caller: 'dispatcher',
  freshCode: 'never',
  idempotent: true,
})

export const saveAssembler = defineCall({
  method: 'POST',
  path: '/api_vue/dispatch/saveAssembler/',
  summary: 'Where an assembler works and how much a day',
  body: z.strictObject({
    assemblerId: id,
    /** Null lets the assembler work everywhere. */
    warehouseId: id.nullable(),
    area: z.string().trim().max(100),
    dayCapacity: z.int().min(1).max(assemblyPeriods.length),
  }),
  answer: z.object({
    warehouseId: z.int().nullable(),
    area: z.string(),
    dayCapacity: z.int(),
  }),
  refusals: { not_found: 404, assembler_unknown: 404 },
  effect: 'write',
  caller: 'dispatcher',
  freshCode: 'never',
  idempotent: true,
})
