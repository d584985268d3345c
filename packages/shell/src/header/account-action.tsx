'use client'

import { useShellState } from '@svetlitsa/api-client/query/shell'
import { link } from '@svetlitsa/domain/route/site-map'
import { HeaderAction } from '@svetlitsa/ui/chrome/header-action'
import { MobileBarItem } from '@svetlitsa/ui/chrome/mobile-bar-item'
import { Icon } from '@svetlitsa/ui/primitives/icon'
import { User } from 'lucide'

export type AccountWords = { login: string; account: string; work: string }

type AccountActionProps = {
  words: AccountWords
  place: 'header' | 'bar'
  current?: boolean
}

/**
 * The way into the cabinet: the login window for a guest, the own cabinet for a customer, the place
 * of work for staff and assemblers. Without scripts the cabinet asks for the login itself.
 */
export function AccountAction({ words, place, current }: AccountActionProps) {
  const { data } = useShellState()
  const user = data?.user ?? null
  const way = wayOf(user)
  const own = {
    href: way.href,
    text: words[way.word],
    window: user ? undefined : 'login',
    icon: <Icon of={User} size="bar" />,
  }
  return place === 'header' ? (
    <HeaderAction {...own} />
  ) : (
    <MobileBarItem {...own} current={current} />
  )
}

type Person = { isStaff: boolean; isAssembler: boolean }

function wayOf(user: Person | null): { href: string; word: keyof AccountWords } {
  if (!user) return { href: link.account(), word: 'login' }
  if (user.isStaff) return { href: link.retail(), word: 'work' }
  if (user.isAssembler) return { href: link.assembler(), word: 'work' }
  return { href: link.account(), word: 'account' }
}
