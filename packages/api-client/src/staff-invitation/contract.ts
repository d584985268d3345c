import { passwordTerms } from '@svetlitsa/domain/identity/password-terms'
import * as z from 'zod'
import { defineCall } from '../call/call.ts'
import { staffRole } from '../staff/contract.ts'

/** The code of an invitation's link, 128 random bits. */
const invitation = z.string().min(1).max(64)
const refusals = { invitation_unknown: 404 } as const

export const getInvitation = defineCall({
  method: 'POST',
  path: '/api_vue/staff/invitation/',
  summary: 'An invitation to the staff, for whoever opened its link',
  body: z.object({ invitation }),
  answer: z.object({
    name: z.string(),
    role: staffRole.nullable(),
    storeName: z.string().nullable(),
    /** The phone to which the code goes, masked except for the last two digits; empty if unknown. */
    codePhone: z.string(),
    /** The first administrator names the own name and number (shop.first-admin). */
    isFirst: z.boolean(),
    /** False for the first administrator of a shop that cannot send SMS. */
    needsCode: z.boolean(),
    expiresAt: z.string(),
  }),
  refusals,
  effect: 'read',
  caller: 'anyone',
})

export const sendInvitationCode = defineCall({
  method: 'POST',
  path: '/api_vue/staff/invitation/sendCode/',
  summary: 'Send a code to the phone that was invited',
  body: z.strictObject({ invitation }),
  answer: z.object({
    result: z.boolean(),
    error: z.string().nullable(),
    /** Seconds until the code may be requested again. */
    retryAfterSeconds: z.int(),
  }),
  refusals,
  effect: 'write',
  caller: 'anyone',
})

export const acceptInvitation = defineCall({
  method: 'POST',
  path: '/api_vue/staff/invitation/accept/',
  summary: 'Accept an invitation: the code from the phone and a new password; logs in',
  body: z.strictObject({
    invitation,
    /** Null where the invitation needs none. */
    code: z.int().min(0).max(999_999).nullable(),
    password: z.string().min(passwordTerms.minLength).max(passwordTerms.maxLength),
  }),
  answer: z.object({
    isAssembler: z.boolean(),
    /** Whoever came may set the shop up, and nobody has done it yet (shop.setup). */
    setsUpShop: z.boolean(),
  }),
  refusals: { ...refusals, code_refused: 403, password_common: 400 },
  keeps: ['password'],
  effect: 'write',
  caller: 'anyone',
})

export const introduceFirstAdministrator = defineCall({
  method: 'POST',
  path: '/api_vue/staff/invitation/introduce/',
  summary: 'Name and phone of the first administrator, before the invitation is accepted',
  body: z.strictObject({ invitation, name: z.string().max(100), phone: z.string().max(25) }),
  answer: z.object({ codePhone: z.string() }),
  refusals: { ...refusals, invalid: 400 },
  effect: 'write',
  caller: 'anyone',
})
