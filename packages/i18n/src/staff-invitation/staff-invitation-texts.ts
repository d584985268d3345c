import { staffInvitation as en } from './en.ts'
import { staffInvitation as kk } from './kk.ts'
import { staffInvitation as ru } from './ru.ts'

/** Texts of the screen that an invited member of staff opens, by language. */
export const staffInvitationTexts = { ru, kk, en }
