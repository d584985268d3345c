import * as z from 'zod'
import { quantityChange } from './basket.ts'
import { call } from './call.ts'

/** The person of a session, as the screens know them (storefront §3). */
export const user = z.object({
  id: z.int(),
  /** An anti-forgery token of the session, never the session's own token. */
  sessid: z.string(),
  /** User groups by code (storefront §6). */
  group: z.array(z.int()),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  favorites: z.int(),
  isStaff: z.boolean(),
  isAssembler: z.boolean(),
  /** Contacts are filled in from the profile for all but groups 8, 45 and 20. */
  prefillsContacts: z.boolean(),
  /** The shop's letters go to this number already: no block and no window ask for it again. */
  isSubscribed: z.boolean(),
})

/** `false` when nobody is logged in (storefront §3). */
export const userData = z.union([z.literal(false), user])

/** What the three ways to log in have in common; a refusal is `error`, with status 200. */
const loginAnswer = z.object({
  status: z.enum(['success', 'error']),
  userData,
  favorites: z.int(),
  /** Pieces in the basket after the guest's joined the customer's. */
  basket: z.number(),
  /** Lines whose quantity the joining of the baskets changed. */
  basketChanges: z.array(quantityChange),
  error: z.string().nullable(),
  /** A member of staff still owes the code that was sent now. */
  needsCode: z.boolean(),
  /** A member of staff still owes the password: authByLogin. */
  needsPassword: z.boolean(),
  /** An invited member of staff has none yet: setPassword, then authByLogin. */
  needsNewPassword: z.boolean(),
  /** The next try needs a captcha: updateCaptcha, then validateSmartCaptcha. */
  needsCaptcha: z.boolean(),
  smsStatusId: z.string().nullable(),
  /** Where the code went, all but the last two digits hidden. */
  codePhone: z.string().nullable(),
  /** Seconds until the same may be tried again, 0 when at once. */
  retryAfterSeconds: z.int(),
})

const phone = z.string().max(40)

export const authByPhone = call({
  method: 'POST',
  path: '/api_vue/authentication/authByPhone/',
  summary: 'Отправить код для входа по номеру телефона',
  body: z.strictObject({ phone }),
  answer: z.object({
    smsStatusId: z.string().nullable(),
    error: z.string().nullable(),
    /** Seconds until the code may be asked for again. */
    retryAfterSeconds: z.int(),
  }),
  effect: 'write',
  caller: 'anyone',
})

export const authByLogin = call({
  method: 'POST',
  path: '/api_vue/authentication/authByLogin/',
  summary: 'Войти по логину (или телефону) и паролю; сотрудник затем вводит код',
  body: z.strictObject({ login: z.string().max(254), password: z.string().min(1).max(200) }),
  answer: loginAnswer,
  effect: 'write',
  caller: 'anyone',
})

export const checkCode = call({
  method: 'POST',
  path: '/api_vue/authentication/checkCode/',
  summary: 'Войти по коду из СМС; первый вход создаёт аккаунт',
  body: z.strictObject({ code: z.int().min(0).max(999_999), phone: phone.optional() }),
  answer: loginAnswer,
  effect: 'write',
  caller: 'anyone',
})

export const checkSmsStatus = call({
  method: 'POST',
  path: '/api_vue/authentication/checkSmsStatus/',
  summary: 'Отправлено ли сообщение с кодом',
  body: z.object({ phone, smsStatusId: z.guid() }),
  answer: z.object({
    smsStatus: z.enum(['waiting', 'sent', 'failed', 'unknown']),
    sendSmsError: z.string().nullable(),
  }),
  effect: 'read',
  caller: 'anyone',
})

export const getUserData = call({
  method: 'POST',
  path: '/api_vue/authentication/getUserData/',
  summary: 'Кто вошёл, сколько в корзине и избранном',
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

export const logout = call({
  method: 'POST',
  path: '/api_vue/authentication/logout/',
  summary: 'Выйти',
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

/** Ours: what only employees may see stands on the shop's pages while it is on (storefront §6). */
export const switchHiddenBlocks = call({
  method: 'POST',
  path: '/api_vue/authentication/hiddenBlocks/',
  summary: 'Показывать или прятать скрытые блоки, до выхода',
  body: z.strictObject({ isOn: z.boolean() }),
  answer: z.object({ showsHiddenBlocks: z.boolean() }),
  effect: 'write',
  caller: 'staff',
})

/** Sets a first password or a new one for a forgotten one: the code was entered just before. */
export const setPassword = call({
  method: 'POST',
  path: '/api_vue/authentication/setPassword/',
  summary: 'Задать пароль после входа по коду',
  body: z.strictObject({ password: z.string().min(8).max(200) }),
  answer: z.object({ status: z.literal('success') }),
  refusals: { prove_again: 403, password_common: 400 },
  effect: 'write',
  caller: 'anyone',
})

export const updateCaptcha = call({
  method: 'POST',
  path: '/api_vue/authentication/updateCaptcha/',
  summary: 'Новое задание капчи',
  body: z.strictObject({}),
  answer: z.object({
    captcha: z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('altcha'),
        /** A challenge of ALTCHA, solved by its widget or library. */
        challenge: z.object({
          parameters: z.record(z.string(), z.unknown()),
          signature: z.string(),
        }),
      }),
      z.object({
        kind: z.literal('smartcaptcha'),
        siteKey: z.string(),
        /** Address of the script that draws the widget. */
        script: z.string(),
      }),
    ]),
  }),
  effect: 'write',
  caller: 'anyone',
})

export const validateSmartCaptcha = call({
  method: 'POST',
  path: '/api_vue/authentication/validateSmartCaptcha/',
  summary: 'Проверить решение капчи; оно годится для одной попытки',
  body: z.strictObject({ token: z.string().min(1).max(8_000) }),
  answer: z.object({ status: z.enum(['success', 'error']), error: z.string().nullable() }),
  effect: 'write',
  caller: 'anyone',
})
