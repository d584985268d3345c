import type { Language } from '@svetlitsa/domain/language/read-language'
import { link } from '@svetlitsa/domain/route/site-map'
import { shellTexts } from '@svetlitsa/i18n/shell-texts'
import { HeaderAction } from '@svetlitsa/ui/chrome/header-action'
import { Icon } from '@svetlitsa/ui/primitives/icon'
import { Heart, ShoppingBag } from 'lucide'
import { AccountAction } from './account-action.tsx'
import { ShellCount } from './shell-count.tsx'

/** Favourites, basket and cabinet at the right of the desktop header. */
export function HeaderActions({ language }: { language: Language }) {
  const { header } = shellTexts[language]
  return (
    <>
      <HeaderAction
        href={link.favorites()}
        text={header.favourites}
        icon={<Icon of={Heart} size="bar" />}
        count={<ShellCount of="favourites" label={header.inFavourites} />}
      />
      <HeaderAction
        href={link.basket()}
        text={header.basket}
        icon={<Icon of={ShoppingBag} size="bar" />}
        count={<ShellCount of="basket" label={header.inBasket} />}
      />
      <AccountAction
        words={{ login: header.login, account: header.account, work: header.work }}
        place="header"
      />
    </>
  )
}
