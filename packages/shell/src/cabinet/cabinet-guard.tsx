import { useLogout, useUserData } from '@svetlitsa/api-client/query/session'
import { link } from '@svetlitsa/domain/route/site-map'
import { shellTexts } from '@svetlitsa/i18n/shell-texts'
import { useWindows } from '@svetlitsa/ui/chrome/use-windows'
import { Logo } from '@svetlitsa/ui/mark/logo'
import { Button } from '@svetlitsa/ui/primitives/button'
import { EmptyState } from '@svetlitsa/ui/primitives/empty-state'
import { Spinner } from '@svetlitsa/ui/primitives/spinner'
import type { ReactNode } from 'react'
import { FaultNotice } from '../fault-notice.tsx'
import { useLanguage } from '../language-provider.tsx'

type GateWords = { title: string; text: string; go: string }

type CabinetGuardProps = {
  admits: 'isStaff' | 'isAssembler'
  login: GateWords
  refused: GateWords
  children: (user: { name: string }) => ReactNode
}

/** Lets those in whom the cabinet is for; the API checks every call by itself, this only explains. */
export function CabinetGuard({ admits, login, refused, children }: CabinetGuardProps) {
  const shell = shellTexts[useLanguage()]
  const { data, isError, refetch } = useUserData()
  const { open } = useWindows()
  const logout = useLogout()
  const user = data?.userData || null
  if (user?.[admits]) return children(user)
  return (
    <main className="mx-auto flex min-h-dvh max-w-wide flex-col justify-center gap-8 px-gutter py-10">
      <Logo name={shell.brand} href={link.home()} label={shell.toHome} />
      {isError && <FaultNotice onRetry={() => void refetch()} />}
      {!data && !isError && <Spinner />}
      {data && !user && (
        <EmptyState
          title={login.title}
          headingLevel={1}
          size="page"
          actions={<Button onClick={() => open('login', {})}>{login.go}</Button>}
        >
          {login.text}
        </EmptyState>
      )}
      {user && (
        <EmptyState
          title={refused.title}
          headingLevel={1}
          size="page"
          actions={<Button onClick={() => logout.mutate()}>{refused.go}</Button>}
        >
          {refused.text}
        </EmptyState>
      )}
    </main>
  )
}
