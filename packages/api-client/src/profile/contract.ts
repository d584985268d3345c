import { passwordTerms } from '@svetlitsa/domain/identity/password-terms'
import * as z from 'zod'
import { defineCall } from '../call/call.ts'

const phone = z.string().max(40)
const code = z.int().min(0).max(999_999)

export const messageChannel = z.enum(['both', 'sms', 'email'])
export const consentKind = z.enum(['smsAdvertising', 'emailAdvertising'])

/** The profile beyond the header's user data (lk.profile). */
export const getAdditionalInfo = defineCall({
  method: 'POST',
  path: '/api_vue/personal/#getAdditionalInfo',
  summary: 'The customer’s personal data, consents and channel of messages',
  body: z.object({}),
  answer: z.object({
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    /** YYYY-MM-DD; the customer sets it once. */
    birthdate: z.string().nullable(),
    hasPassword: z.boolean(),
    /** By which messages about orders come; codes always come by SMS. */
    messageChannel,
    consents: z.record(consentKind, z.boolean()),
    /** Every consent that was given or withdrawn, newest first. */
    consentHistory: z.array(
      z.object({ kind: consentKind, isGiven: z.boolean(), createdAt: z.string() }),
    ),
  }),
  effect: 'read',
  caller: 'customer',
})

export const setUserData = defineCall({
  method: 'POST',
  path: '/api_vue/personal/#setUserData',
  summary: 'Save name, e-mail, channel of messages and consents; what is left out stays',
  body: z.strictObject({
    name: z.string().max(200).optional(),
    email: z.string().max(254).optional(),
    messageChannel: messageChannel.optional(),
    consents: z.partialRecord(consentKind, z.boolean()).optional(),
  }),
  answer: z.object({
    result: z.literal(true),
    /** What else the change ended: the newsletter, with the consent to e-mails. */
    message: z.string().nullable(),
  }),
  refusals: { invalid: 400 },
  effect: 'write',
  caller: 'customer',
})

export const setBirthdate = defineCall({
  method: 'POST',
  path: '/api_vue/personal/#setBirthdate',
  summary: 'Save the birthday, once; later the call centre changes it',
  body: z.strictObject({ birthdate: z.iso.date() }),
  answer: z.object({ result: z.literal(true) }),
  refusals: { invalid: 400, birthdate_set: 409 },
  effect: 'write',
  caller: 'customer',
})

/**
 * An addition to the specified calls: a code to the customer's own number, for one purpose only, so
 * that a login that somebody left open is not enough.
 */
export const sendProfileCode = defineCall({
  method: 'POST',
  path: '/api_vue/personal/#sendProfileCode',
  summary: 'Send a code to the customer’s own number',
  body: z.strictObject({ purpose: z.enum(['password', 'removal', 'export']) }),
  answer: z.object({
    result: z.boolean(),
    error: z.string().nullable(),
    /** Seconds until the code may be requested again. */
    retryAfterSeconds: z.int(),
  }),
  effect: 'write',
  caller: 'customer',
})

export const changePassword = defineCall({
  method: 'POST',
  path: '/api_vue/personal/#changePassword',
  summary: 'Set or change the password, by the old one or a code; other sessions end',
  body: z.strictObject({
    password: z.string().min(passwordTerms.minLength).max(passwordTerms.maxLength),
    oldPassword: z.string().min(1).max(200).optional(),
    code: code.optional(),
  }),
  answer: z.object({ result: z.literal(true) }),
  refusals: { invalid: 400, password_common: 400, password_refused: 403, code_refused: 403 },
  keeps: ['password', 'oldPassword'],
  effect: 'write',
  caller: 'customer',
})

export const checkPhoneForChange = defineCall({
  method: 'POST',
  path: '/api_vue/personal/#checkPhoneForChange',
  summary: 'Whether a number can be the new one; does not tell whether it is known',
  body: z.object({ phone }),
  answer: z.object({ result: z.boolean(), error: z.string().nullable() }),
  effect: 'read',
  caller: 'customer',
})

export const sendCodeForPhoneChange = defineCall({
  method: 'POST',
  path: '/api_vue/personal/#sendCodeForPhoneChange',
  summary: 'Send a code to the present and one to the new number',
  body: z.strictObject({ phone }),
  answer: z.object({
    result: z.boolean(),
    error: z.string().nullable(),
    /** Seconds until the codes may be requested again. */
    retryAfterSeconds: z.int(),
  }),
  effect: 'write',
  caller: 'customer',
})

export const changePhoneByCode = defineCall({
  method: 'POST',
  path: '/api_vue/personal/#changePhoneByCode',
  summary: 'Change the number by the codes of both; orders and bonuses move along',
  /** `oldCode` was sent to the present number, `code` to the new one. */
  body: z.strictObject({ phone, oldCode: code, code }),
  answer: z.object({ result: z.literal(true), phone: z.string() }),
  refusals: { invalid: 400, code_refused: 403, phone_taken: 409 },
  effect: 'write',
  caller: 'customer',
})

/** An addition to the specified calls: the open sessions of the account (lk.sessions). */
export const getSessions = defineCall({
  method: 'POST',
  path: '/api_vue/personal/#getSessions',
  summary: 'Where the account is logged in',
  body: z.object({}),
  answer: z.object({
    /** The one that asks first, then the one used last. */
    sessions: z.array(
      z.object({
        id: z.int(),
        /** Null where the browser did not say. */
        browser: z.string().nullable(),
        system: z.string().nullable(),
        city: z.string().nullable(),
        lastSeenAt: z.string(),
        isCurrent: z.boolean(),
      }),
    ),
  }),
  effect: 'read',
  caller: 'customer',
})

export const endSession = defineCall({
  method: 'POST',
  path: '/api_vue/personal/#endSession',
  summary: 'End one other session of the account, at once',
  body: z.strictObject({ sessionId: z.int().positive() }),
  answer: z.object({ result: z.literal(true) }),
  refusals: { not_found: 404 },
  effect: 'write',
  caller: 'customer',
})

export const endOtherSessions = defineCall({
  method: 'POST',
  path: '/api_vue/personal/#endOtherSessions',
  summary: 'End all other sessions of the account, at once',
  body: z.strictObject({}),
  answer: z.object({ result: z.literal(true) }),
  effect: 'write',
  caller: 'customer',
})
