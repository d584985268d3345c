import { link } from '@svetlitsa/domain/route/site-map'
import { MobileBar } from '@svetlitsa/ui/chrome/mobile-bar'
import { MobileBarItem } from '@svetlitsa/ui/chrome/mobile-bar-item'
import { Icon } from '@svetlitsa/ui/primitives/icon'
import { Heart, House, LayoutGrid, ShoppingBag } from 'lucide'
import { AccountAction } from './account-action.tsx'
import type { BarWords } from './bar-words.tsx'
import { ShellCount } from './shell-count.tsx'

type ShopBarProps = {
  /** `barWords(language)`. */
  words: BarWords
  /** Which of the five is where the page belongs. */
  current?: 'home' | 'catalog' | 'basket' | 'favourites' | 'account'
}

/** The phone's bottom bar, wired (storefront §2, layout default). */
export function ShopBar({ words, current }: ShopBarProps) {
  return (
    <MobileBar label={words.label}>
      <MobileBarItem
        href={link.home()}
        text={words.home}
        icon={<Icon of={House} size="bar" />}
        current={current === 'home'}
      />
      <MobileBarItem
        href={link.catalog()}
        text={words.catalog}
        icon={<Icon of={LayoutGrid} size="bar" />}
        current={current === 'catalog'}
      />
      <MobileBarItem
        href={link.basket()}
        text={words.basket}
        icon={<Icon of={ShoppingBag} size="bar" />}
        current={current === 'basket'}
        count={<ShellCount of="basket" label={words.inBasket} />}
      />
      <MobileBarItem
        href={link.favorites()}
        text={words.favourites}
        icon={<Icon of={Heart} size="bar" />}
        current={current === 'favourites'}
        count={<ShellCount of="favourites" label={words.inFavourites} />}
      />
      <AccountAction words={words} place="bar" current={current === 'account'} />
    </MobileBar>
  )
}
