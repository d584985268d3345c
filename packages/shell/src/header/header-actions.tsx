import type { Language } from '@svetlitsa/domain/language/language'
import { link } from '@svetlitsa/domain/route/site-map'
import { shellTexts } from '@svetlitsa/i18n/shell/shell-texts'
import { HeaderAction } from '@svetlitsa/ui/layout/header/header-action'
import { Icon } from '@svetlitsa/ui/media/icon'
import { Heart, ShoppingBag } from 'lucide'
import { AccountAction } from './account-action.tsx'
import { ShellCount } from './shell-count.tsx'

/** Favourites, basket and account at the right of the desktop header. */
export function HeaderActions({ language }: { language: Language }) {
  const { header } = shellTexts[language]
  return (
    <>
      <HeaderAction
        href={link.favorites()}
        text={header.favourites}
        icon={<Icon iconNode={Heart} size="bar" />}
        count={<ShellCount kind="favourites" label={header.inFavourites} />}
      />
      <HeaderAction
        href={link.basket()}
        text={header.basket}
        icon={<Icon iconNode={ShoppingBag} size="bar" />}
        count={<ShellCount kind="basket" label={header.inBasket} />}
      />
      <AccountAction
        texts={{ login: header.login, account: header.account, work: header.work }}
        place="header"
      />
    </>
  )
}
