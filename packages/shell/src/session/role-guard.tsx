import { useLogout, useUserData } from '@svetlitsa/api-client/session/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { shellTexts } from '@svetlitsa/i18n/shell/shell-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Logo } from '@svetlitsa/ui/brand/logo'
import { EmptyState } from '@svetlitsa/ui/feedback/empty-state'
import { Spinner } from '@svetlitsa/ui/feedback/spinner'
import { useWindows } from '@svetlitsa/ui/overlays/window-host/use-windows'
import type { ReactNode } from 'react'
import { ErrorNotice } from '../error/error-notice.tsx'
import { useLanguage } from '../language/language-provider.tsx'

type GateTexts = { title: string; text: string; actionLabel: string }

type RoleGuardProps = {
  requiredRole: 'isStaff' | 'isAssembler'
  login: GateTexts
  refused: GateTexts
  children: (user: { name: string }) => ReactNode
}

/**
 * Renders the app for users with the required role. The API checks every call itself; this only
 * explains a refusal.
 */
export function RoleGuard({ requiredRole, login, refused, children }: RoleGuardProps) {
  const shell = shellTexts[useLanguage()]
  const { data, isError, refetch } = useUserData()
  const { open } = useWindows()
  const logout = useLogout()
  const user = data?.userData || null
  if (user?.[requiredRole]) return children(user)
  return (
    <main className="mx-auto flex min-h-dvh max-w-wide flex-col justify-center gap-8 px-gutter py-10">
      <Logo name={shell.brand} href={link.home()} label={shell.toHome} />
      {isError && <ErrorNotice onRetry={() => void refetch()} />}
      {!data && !isError && <Spinner />}
      {data && !user && (
        <EmptyState
          title={login.title}
          headingLevel={1}
          size="page"
          actions={<Button onClick={() => open('login', {})}>{login.actionLabel}</Button>}
        >
          {login.text}
        </EmptyState>
      )}
      {user && (
        <EmptyState
          title={refused.title}
          headingLevel={1}
          size="page"
          actions={<Button onClick={() => logout.mutate()}>{refused.actionLabel}</Button>}
        >
          {refused.text}
        </EmptyState>
      )}
    </main>
  )
}
