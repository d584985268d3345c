import { basketWindow } from '../basket-window/en.ts'
import { favourite } from '../favourite/en.ts'
import { login } from '../login/en.ts'
import { region } from '../region/en.ts'
import { stockNotice } from '../stock-notice/en.ts'
import { subscription } from '../subscription/en.ts'
import type { TextShape } from '../translator/text-shape.ts'
import type { windowTitle as source } from './ru.ts'

export const windowTitle: TextShape<typeof source> = {
  region: region.title,
  login: login.title,
  newPassword: login.newPassword,
  added: basketWindow.title,
  favouriteLists: favourite.addToList,
  subscription: subscription.block,
  stockNotice: stockNotice.ask,
}
