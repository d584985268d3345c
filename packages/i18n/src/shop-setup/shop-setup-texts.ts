import { shopSetup as en } from './en.ts'
import { shopSetup as kk } from './kk.ts'
import { shopSetup as ru } from './ru.ts'

/** Texts of the first-run page and of the settings of the shop, by language. */
export const shopSetupTexts = { ru, kk, en }
