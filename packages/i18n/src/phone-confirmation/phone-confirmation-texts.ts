import { phoneConfirmation as en } from './en.ts'
import { phoneConfirmation as kk } from './kk.ts'
import { phoneConfirmation as ru } from './ru.ts'

/** Texts about orders that wait for the code of their phone, by language. */
export const phoneConfirmationTexts = { ru, kk, en }
