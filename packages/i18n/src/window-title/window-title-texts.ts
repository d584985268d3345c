import { basketWindowTexts } from '../basket-window/basket-window-texts.ts'
import { favouriteTexts } from '../favourite/favourite-texts.ts'
import { loginTexts } from '../login/login-texts.ts'
import { regionTexts } from '../region/region-texts.ts'
import { stockNoticeTexts } from '../stock-notice/stock-notice-texts.ts'
import { subscriptionTexts } from '../subscription/subscription-texts.ts'
import type { TextShape } from '../translator/text-shape.ts'

const ru = {
  region: regionTexts.ru.title,
  login: loginTexts.ru.title,
  newPassword: loginTexts.ru.newPassword,
  added: basketWindowTexts.ru.title,
  favouriteLists: favouriteTexts.ru.addToList,
  subscription: subscriptionTexts.ru.block,
  stockNotice: stockNoticeTexts.ru.ask,
} as const

const kk: TextShape<typeof ru> = {
  region: regionTexts.kk.title,
  login: loginTexts.kk.title,
  newPassword: loginTexts.kk.newPassword,
  added: basketWindowTexts.kk.title,
  favouriteLists: favouriteTexts.kk.addToList,
  subscription: subscriptionTexts.kk.block,
  stockNotice: stockNoticeTexts.kk.ask,
}

const en: TextShape<typeof ru> = {
  region: regionTexts.en.title,
  login: loginTexts.en.title,
  newPassword: loginTexts.en.newPassword,
  added: basketWindowTexts.en.title,
  favouriteLists: favouriteTexts.en.addToList,
  subscription: subscriptionTexts.en.block,
  stockNotice: stockNoticeTexts.en.ask,
}

/** Titles of windows apart from the windows' own texts, which load with them. */
export const windowTitleTexts = { ru, kk, en }
