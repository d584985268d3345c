import { staffRoles } from '@svetlitsa/domain/staff/staff-role'
import * as z from 'zod'
import { defineCall } from '../call/call.ts'

export const staffRole = z.enum(staffRoles)
const store = z.object({ id: z.int(), name: z.string() })
const id = z.int32().positive()

/** A person behind the counter, as colleagues see them (retail.staff). */
export const staffMember = z.object({
  id: z.int(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  /** Of a disabled person, the roles that enabling brings back. */
  roles: z.array(staffRole),
  store: store.nullable(),
  /** Since when the person is on shift; null for one who is not. */
  shiftSince: z.string().nullable(),
  disabledAt: z.string().nullable(),
  loggedInAt: z.string().nullable(),
  isYou: z.boolean(),
})

/** An invitation that nobody has accepted yet; only administrators see them. */
export const staffInvitation = z.object({
  id: z.int(),
  name: z.string(),
  phone: z.string(),
  /** Null for a person who already belongs to staff and only sets a new password. */
  role: staffRole.nullable(),
  store: store.nullable(),
  sentAt: z.string(),
  expiresAt: z.string(),
  isExpired: z.boolean(),
})

export const getStaff = defineCall({
  method: 'POST',
  path: '/api_vue/retail/staff/',
  summary: 'The staff; a seller gets those of the own store',
  body: z.object({
    search: z.string().max(100).optional(),
    role: staffRole.optional(),
    storeId: id.optional(),
    state: z.enum(['active', 'disabled']).optional(),
    isOnShift: z.boolean().optional(),
    page: z.int().min(1).max(100_000).optional(),
  }),
  answer: z.object({
    members: z.array(staffMember),
    total: z.int(),
    page: z.int(),
    pages: z.int(),
    /** The stores by which the reader may filter. */
    stores: z.array(store),
    invitations: z.array(staffInvitation),
    /** Whether the reader may invite, change and disable. */
    canManage: z.boolean(),
  }),
  effect: 'read',
  caller: 'staff',
})

export const getStaffMember = defineCall({
  method: 'POST',
  path: '/api_vue/retail/staff/member/',
  summary: 'One person of the staff',
  body: z.object({ id }),
  answer: z.object({
    member: staffMember,
    /** In how many browsers the person is logged in; only administrators learn it. */
    openSessions: z.int().nullable(),
  }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'staff',
})

const change = {
  method: 'POST',
  effect: 'write',
  caller: 'administrator',
  freshCode: 'never',
  idempotent: true,
} as const
const assignment = { role: staffRole, storeId: id.nullable() }
const invited = z.object({ invitation: staffInvitation })
const changed = z.object({ member: staffMember })

export const inviteStaff = defineCall({
  ...change,
  path: '/api_vue/retail/staff/invite/',
  summary: 'Invite a person to the staff; the link goes to their phone and e-mail',
  body: z.strictObject({
    name: z.string().max(200),
    phone: z.string().max(40),
    email: z.email().max(254).optional(),
    ...assignment,
  }),
  answer: invited,
  refusals: {
    invalid: 400,
    store_needed: 400,
    store_unknown: 404,
    staff_exists: 409,
    invited_already: 409,
  },
})

export const inviteStaffAgain = defineCall({
  ...change,
  path: '/api_vue/retail/staff/inviteAgain/',
  summary: 'Send a new link: to an invited person, or to one of the staff for a new password',
  /** Exactly one of the two. */
  body: z.strictObject({ invitationId: id.optional(), userId: id.optional() }),
  answer: invited,
  refusals: { invalid: 400, not_found: 404 },
})

export const withdrawInvitation = defineCall({
  ...change,
  path: '/api_vue/retail/staff/withdraw/',
  summary: 'Withdraw an invitation; its link stops working',
  body: z.strictObject({ invitationId: id }),
  answer: z.object({ result: z.literal(true) }),
  refusals: { not_found: 404 },
})

export const changeStaffMember = defineCall({
  ...change,
  path: '/api_vue/retail/staff/change/',
  summary: 'Give a person another role or store; a new role ends the sessions',
  body: z.strictObject({ id, ...assignment }),
  answer: changed,
  refusals: {
    not_found: 404,
    store_needed: 400,
    store_unknown: 404,
    last_administrator: 409,
  },
})

export const disableStaffMember = defineCall({
  ...change,
  path: '/api_vue/retail/staff/disable/',
  summary: 'Take the roles of a person away and end their sessions',
  body: z.strictObject({ id }),
  answer: changed,
  refusals: { not_found: 404, changed_meanwhile: 409, last_administrator: 409 },
})

export const enableStaffMember = defineCall({
  ...change,
  path: '/api_vue/retail/staff/enable/',
  summary: 'Give a disabled person the roles back',
  body: z.strictObject({ id }),
  answer: changed,
  refusals: { not_found: 404, changed_meanwhile: 409 },
})

export const setShift = defineCall({
  method: 'POST',
  path: '/api_vue/retail/staff/shift/',
  summary: 'Begin or end a shift: the own one, or, for administrators, that of another',
  body: z.strictObject({ isOn: z.boolean(), userId: id.optional() }),
  answer: z.object({ shiftSince: z.string().nullable() }),
  refusals: { not_found: 404 },
  effect: 'write',
  caller: 'staff',
  freshCode: 'never',
  idempotent: true,
})

export const getOwnShift = defineCall({
  method: 'POST',
  path: '/api_vue/retail/staff/ownShift/',
  summary: 'Since when the caller is on shift',
  body: z.object({}),
  answer: z.object({ shiftSince: z.string().nullable() }),
  effect: 'read',
  caller: 'staff',
})
