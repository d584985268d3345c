import { basketWindow } from '../basket-window/ru.ts'
import { favourite } from '../favourite/ru.ts'
import { login } from '../login/ru.ts'
import { region } from '../region/ru.ts'
import { stockNotice } from '../stock-notice/ru.ts'
import { subscription } from '../subscription/ru.ts'

export const windowTitle = {
  region: region.title,
  login: login.title,
  newPassword: login.newPassword,
  added: basketWindow.title,
  favouriteLists: favourite.addToList,
  subscription: subscription.block,
  stockNotice: stockNotice.ask,
} as const
