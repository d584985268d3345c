import type { Language } from '@svetlitsa/domain/language/read-language'
import { link } from '@svetlitsa/domain/route/site-map'
import { shellTexts } from '@svetlitsa/i18n/shell-texts'
import { MobileBar } from '@svetlitsa/ui/chrome/mobile-bar'
import { MobileBarItem } from '@svetlitsa/ui/chrome/mobile-bar-item'
import { Icon } from '@svetlitsa/ui/primitives/icon'
import { Heart, House, LayoutGrid, ShoppingBag } from 'lucide-react'
import { AccountAction } from './account-action.tsx'
import { ShellCount } from './shell-count.tsx'

type ShopBarProps = {
  language: Language
  /** Which of the five is where the page belongs. */
  current?: 'home' | 'catalog' | 'basket' | 'favourites' | 'account'
}

/** The phone's bottom bar, wired (storefront §2, layout default). */
export function ShopBar({ language, current }: ShopBarProps) {
  const { header, bar } = shellTexts[language]
  return (
    <MobileBar label={bar.label}>
      <MobileBarItem
        href={link.home()}
        text={bar.home}
        icon={<Icon of={House} size="bar" />}
        current={current === 'home'}
      />
      <MobileBarItem
        href={link.catalog()}
        text={header.catalog}
        icon={<Icon of={LayoutGrid} size="bar" />}
        current={current === 'catalog'}
      />
      <MobileBarItem
        href={link.basket()}
        text={header.basket}
        icon={<Icon of={ShoppingBag} size="bar" />}
        current={current === 'basket'}
        count={<ShellCount of="basket" label={header.inBasket} />}
      />
      <MobileBarItem
        href={link.favorites()}
        text={header.favourites}
        icon={<Icon of={Heart} size="bar" />}
        current={current === 'favourites'}
        count={<ShellCount of="favourites" label={header.inFavourites} />}
      />
      <AccountAction
        words={{ login: header.login, account: header.account, work: header.work }}
        place="bar"
        current={current === 'account'}
      />
    </MobileBar>
  )
}
