import { furnitureCare as en } from './en.ts'
import { furnitureCare as kk } from './kk.ts'
import { furnitureCare as ru } from './ru.ts'

/** Furniture care recommendations, by language. */
export const furnitureCareTexts = { ru, kk, en }
