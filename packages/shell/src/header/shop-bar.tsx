import { link } from '@svetlitsa/domain/route/site-map'
import { Icon } from '@svetlitsa/ui/media/icon'
import { MobileBar } from '@svetlitsa/ui/navigation/mobile-bar'
import { MobileBarItem } from '@svetlitsa/ui/navigation/mobile-bar/mobile-bar-item'
import { Heart, House, LayoutGrid, ShoppingBag } from 'lucide'
import { AccountAction } from './account-action.tsx'
import type { BarTexts } from './get-bar-texts.ts'
import { ShellCount } from './shell-count.tsx'

type ShopBarProps = {
  /** `barWords(language)`. */
  texts: BarTexts
  /** The item of the bar that the page belongs to. */
  current?: 'home' | 'catalog' | 'basket' | 'favourites' | 'account'
}

/** The phone's bottom bar with its data (layout.default, layout default). */
export function ShopBar({ texts, current }: ShopBarProps) {
  return (
    <MobileBar label={texts.label}>
      <MobileBarItem
        href={link.home()}
        text={texts.home}
        icon={<Icon iconNode={House} size="bar" />}
        current={current === 'home'}
      />
      <MobileBarItem
        href={link.catalog()}
        text={texts.catalog}
        icon={<Icon iconNode={LayoutGrid} size="bar" />}
        current={current === 'catalog'}
      />
      <MobileBarItem
        href={link.basket()}
        text={texts.basket}
        icon={<Icon iconNode={ShoppingBag} size="bar" />}
        current={current === 'basket'}
        count={<ShellCount kind="basket" label={texts.inBasket} />}
      />
      <MobileBarItem
        href={link.favorites()}
        text={texts.favourites}
        icon={<Icon iconNode={Heart} size="bar" />}
        current={current === 'favourites'}
        count={<ShellCount kind="favourites" label={texts.inFavourites} />}
      />
      <AccountAction texts={texts} place="bar" current={current === 'account'} />
    </MobileBar>
  )
}
