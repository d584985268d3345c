import { certificate as en } from './en.ts'
import { certificate as kk } from './kk.ts'
import { certificate as ru } from './ru.ts'

/** Texts about gift certificates, by language. */
export const certificateTexts = { ru, kk, en }
