import { passwordTerms } from '@svetlitsa/domain/identity/password-terms'
import * as z from 'zod'
import { quantityChange } from '../basket/contract.ts'
import { defineCall } from '../call/call.ts'

/** The logged-in user of a session (auth.login). */
export const user = z.object({
  id: z.int(),
  /** An anti-forgery token of the session; never the session token itself. */
  sessid: z.string(),
  /** User group codes (role.groups). */
  group: z.array(z.int()),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  favorites: z.int(),
  isStaff: z.boolean(),
  isAssembler: z.boolean(),
  /** Contacts are prefilled from the profile except for groups 8, 45 and 20. */
  prefillsContacts: z.boolean(),
  /** Already subscribed to the newsletter, so the subscription block and window are hidden. */
  isSubscribed: z.boolean(),
  /** Whether a code was entered since the login; claims need it (claim.login). */
  isLoggedInByCode: z.boolean(),
})

/** `false` when nobody is logged in (auth.login). */
export const userData = z.union([z.literal(false), user])

/** Common fields of the three login calls; a refusal is `error` with status 200. */
const loginAnswer = z.object({
  status: z.enum(['success', 'error']),
  userData,
  favorites: z.int(),
  /** Pieces in the basket after the guest's basket was merged into the customer's. */
  basket: z.number(),
  /** Lines whose quantity changed when the baskets were merged. */
  basketChanges: z.array(quantityChange),
  error: z.string().nullable(),
  /** Staff must still enter the code that has just been sent. */
  needsCode: z.boolean(),
  /** Staff must still enter the password: authByLogin. */
  needsPassword: z.boolean(),
  /** An invited staff member has no password yet: setPassword, then authByLogin. */
  needsNewPassword: z.boolean(),
  /** The next attempt requires a captcha: updateCaptcha, then validateSmartCaptcha. */
  needsCaptcha: z.boolean(),
  smsStatusId: z.string().nullable(),
  /** The phone the code was sent to, masked except for the last two digits. */
  codePhone: z.string().nullable(),
  /** Seconds until the same attempt may be repeated; 0 for at once. */
  retryAfterSeconds: z.int(),
})

const phone = z.string().max(40)

export const authByPhone = defineCall({
  method: 'POST',
  path: '/api_vue/authentication/authByPhone/',
  summary: 'Send a login code to a phone',
  body: z.strictObject({ phone }),
  answer: z.object({
    smsStatusId: z.string().nullable(),
    error: z.string().nullable(),
    /** Seconds until the code may be requested again. */
    retryAfterSeconds: z.int(),
  }),
  effect: 'write',
  caller: 'anyone',
})

export const authByLogin = defineCall({
  method: 'POST',
  path: '/api_vue/authentication/authByLogin/',
  summary: 'Log in by login (or phone) and password; staff then enter a code',
  body: z.strictObject({ login: z.string().max(254), password: z.string().min(1).max(200) }),
  answer: loginAnswer,
  keeps: ['password'],
  effect: 'write',
  caller: 'anyone',
})

export const checkCode = defineCall({
  method: 'POST',
  path: '/api_vue/authentication/checkCode/',
  summary: 'Log in by SMS code; the first login creates the account',
  body: z.strictObject({ code: z.int().min(0).max(999_999), phone: phone.optional() }),
  answer: loginAnswer,
  effect: 'write',
  caller: 'anyone',
})

export const checkSmsStatus = defineCall({
  method: 'POST',
  path: '/api_vue/authentication/checkSmsStatus/',
  summary: 'Whether the message with the code was sent',
  /** `phone` may be masked like `codePhone` of authByLogin. */
  body: z.object({ phone, smsStatusId: z.guid() }),
  answer: z.object({
    smsStatus: z.enum(['waiting', 'sent', 'failed', 'unknown']),
    sendSmsError: z.string().nullable(),
  }),
  effect: 'read',
  caller: 'anyone',
})

export const getUserData = defineCall({
  method: 'POST',
  path: '/api_vue/authentication/getUserData/',
  summary: 'Logged-in user with counts of basket and favourites',
  body: z.object({}),
  answer: z.object({
    userData,
    favorites: z.int(),
    basket: z.number(),
    isStaff: z.boolean(),
    region: z.object({ ID: z.int(), NAME: z.string(), kz: z.boolean() }),
  }),
  effect: 'read',
  caller: 'anyone',
})

export const logout = defineCall({
  method: 'POST',
  path: '/api_vue/authentication/logout/',
  summary: 'Log out',
  body: z.strictObject({}),
  answer: z.object({
    status: z.literal('success'),
    userData: z.literal(false),
    favorites: z.literal(0),
    basket: z.literal(0),
  }),
  effect: 'write',
  caller: 'anyone',
})

/**
 * An addition to the specified calls: shows or hides employee-only content on the shop's pages
 * (role.employee).
 */
export const switchHiddenBlocks = defineCall({
  method: 'POST',
  path: '/api_vue/authentication/hiddenBlocks/',
  summary: 'Show or hide hidden blocks until logout',
  body: z.strictObject({ isOn: z.boolean() }),
  answer: z.object({ showsHiddenBlocks: z.boolean() }),
  effect: 'write',
  caller: 'staff',
  freshCode: 'never',
})

/** Sets the first password or replaces a forgotten one, right after the code was entered. */
export const setPassword = defineCall({
  method: 'POST',
  path: '/api_vue/authentication/setPassword/',
  summary: 'Set a password after logging in by code',
  body: z.strictObject({
    password: z.string().min(passwordTerms.minLength).max(passwordTerms.maxLength),
  }),
  answer: z.object({ status: z.literal('success') }),
  refusals: { prove_again: 403, password_common: 400 },
  keeps: ['password'],
  effect: 'write',
  caller: 'anyone',
})

export const updateCaptcha = defineCall({
  method: 'POST',
  path: '/api_vue/authentication/updateCaptcha/',
  summary: 'New captcha challenge',
  body: z.strictObject({}),
  answer: z.object({
    captcha: z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('altcha'),
        /** An ALTCHA challenge, solved by its widget or library. */
        challenge: z.object({
          parameters: z.record(z.string(), z.unknown()),
          signature: z.string(),
        }),
      }),
      z.object({
        kind: z.literal('smartcaptcha'),
        siteKey: z.string(),
        /** The URL of the script that renders the widget. */
        script: z.string(),
      }),
    ]),
  }),
  effect: 'write',
  caller: 'anyone',
})

export const validateSmartCaptcha = defineCall({
  method: 'POST',
  path: '/api_vue/authentication/validateSmartCaptcha/',
  summary: 'Verify a captcha solution; it is valid for one attempt',
  body: z.strictObject({ token: z.string().min(1).max(8_000) }),
  answer: z.object({ status: z.enum(['success', 'error']), error: z.string().nullable() }),
  effect: 'write',
  caller: 'anyone',
})
