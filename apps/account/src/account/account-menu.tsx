import { useInitialData } from '@svetlitsa/api-client/shell/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { accountTexts } from '@svetlitsa/i18n/account/account-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { useLogOut } from '@svetlitsa/shell/session/use-log-out'
import { Icon } from '@svetlitsa/ui/media/icon'
import { SideMenu, SideMenuButton } from '@svetlitsa/ui/navigation/side-menu'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { Armchair, Gift, LogOut, MessageSquareWarning, Package, Star, User, Wallet } from 'lucide'

/** Every part of the account, with the addresses below which it is the current one. */
const parts = [
  { name: 'orders', href: link.orders(), icon: Package, below: ['/personal-lk/order'] },
  { name: 'bonus', href: link.bonus(), icon: Wallet, below: ['/personal-lk/bonus'] },
  { name: 'goods', href: link.goods(), icon: Armchair, below: [link.goods()] },
  {
    name: 'claims',
    href: link.claim(),
    icon: MessageSquareWarning,
    below: [link.claim(), '/underload'],
  },
  { name: 'reviews', href: link.myReviews(), icon: Star, below: [link.myReviews()] },
  {
    name: 'profile',
    href: link.profile(),
    icon: User,
    below: [link.profile(), '/personal-lk/remove'],
  },
  { name: 'invite', href: link.invite(), icon: Gift, below: [link.invite()] },
] as const

/** The menu of the account. A part appears with its page; bonuses where the region has them. */
export function AccountMenu({ phone }: { phone: 'list' | 'strip' }) {
  const t = useTexts(accountTexts)
  const logOut = useLogOut()
  const { routesByPath } = useRouter()
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  const { data: initial } = useInitialData()
  // The region decides what stands in the menu; it must not jump once that is known.
  if (!initial) return null
  const hasBonus = !initial.regionData.disableBonus
  const items = parts
    .filter(({ name, href }) => href.slice(0, -1) in routesByPath && (name !== 'bonus' || hasBonus))
    .map(({ name, href, icon, below }) => ({
      text: t(`menu.${name}`),
      href,
      icon: <Icon iconNode={icon} />,
      isCurrent: below.some((start) => pathname.startsWith(start)),
    }))
  return (
    <SideMenu
      label={t('cabinet')}
      phone={phone}
      items={items}
      last={
        <SideMenuButton phone={phone} icon={<Icon iconNode={LogOut} />} onClick={logOut}>
          {t('menu.logout')}
        </SideMenuButton>
      }
    />
  )
}
