import { useShellState } from '@svetlitsa/api-client/shell/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { HeaderAction } from '@svetlitsa/ui/layout/header/header-action'
import { Icon } from '@svetlitsa/ui/media/icon'
import { MobileBarItem } from '@svetlitsa/ui/navigation/mobile-bar/mobile-bar-item'
import { User } from 'lucide'

export type AccountTexts = { login: string; account: string; work: string }

type AccountActionProps = {
  texts: AccountTexts
  place: 'header' | 'bar'
  current?: boolean
}

/**
 * The account link: the login window for a guest, the account for a customer, their own app for
 * staff and assemblers. Without scripts the linked app asks for the login.
 */
export function AccountAction({ texts, place, current }: AccountActionProps) {
  const { data } = useShellState()
  const user = data?.user ?? null
  const destination = getAccountDestination(user)
  const common = {
    href: destination.href,
    text: texts[destination.label],
    window: user ? undefined : 'login',
    icon: <Icon iconNode={User} size="bar" />,
  }
  return place === 'header' ? (
    <HeaderAction {...common} />
  ) : (
    <MobileBarItem {...common} current={current} />
  )
}

type Person = { isStaff: boolean; isAssembler: boolean }

function getAccountDestination(user: Person | null): { href: string; label: keyof AccountTexts } {
  if (!user) return { href: link.account(), label: 'login' }
  if (user.isStaff) return { href: link.retail(), label: 'work' }
  if (user.isAssembler) return { href: link.assembler(), label: 'work' }
  return { href: link.account(), label: 'account' }
}
