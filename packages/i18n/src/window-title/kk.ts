import { basketWindow } from '../basket-window/kk.ts'
import { favourite } from '../favourite/kk.ts'
import { login } from '../login/kk.ts'
import { region } from '../region/kk.ts'
import { stockNotice } from '../stock-notice/kk.ts'
import { subscription } from '../subscription/kk.ts'
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
