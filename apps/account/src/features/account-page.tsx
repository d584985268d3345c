import { useLogout, useUserData } from '@svetlitsa/api-client/query/session'
import { link } from '@svetlitsa/domain/route/site-map'
import { orderTexts } from '@svetlitsa/i18n/order-texts'
import { FaultNotice } from '@svetlitsa/shell/fault-notice'
import { SpaPage } from '@svetlitsa/shell/spa/spa-page'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { useWindows } from '@svetlitsa/ui/chrome/use-windows'
import { Button } from '@svetlitsa/ui/primitives/button'
import { EmptyState } from '@svetlitsa/ui/primitives/empty-state'
import { Skeleton } from '@svetlitsa/ui/primitives/skeleton'
import { TextLink } from '@svetlitsa/ui/primitives/text-link'
import type { ReactNode } from 'react'

type AccountPageProps = { title: string; children: ReactNode }

/** A screen of the cabinet: the customer's name and menu, or the way to log in. */
export function AccountPage({ title, children }: AccountPageProps) {
  const say = useTexts(orderTexts)
  const { data, isError, refetch } = useUserData()
  const logout = useLogout()
  const user = data?.userData || null
  return (
    <SpaPage title={title} current="account">
      {isError && <FaultNotice onRetry={() => void refetch()} />}
      {!data && !isError && (
        <div className="h-100" aria-busy="true">
          <Skeleton shape="block" />
        </div>
      )}
      {data && !user && <LoginNeeded />}
      {user && (
        <div className="grid items-start gap-8 lg:grid-cols-[--spacing(62)_minmax(0,1fr)] lg:gap-16">
          <nav
            aria-label={say('cabinet')}
            className="flex flex-wrap gap-x-6 gap-y-2 text-row lg:flex-col"
          >
            <p className="w-full text-h3">{user.name || say('cabinet')}</p>
            <TextLink tone="bare" href={link.orders()} aria-current="page">
              {say('title')}
            </TextLink>
            <TextLink tone="quiet" onClick={() => logout.mutate()}>
              {say('logout')}
            </TextLink>
          </nav>
          <div className="min-w-0">{children}</div>
        </div>
      )}
    </SpaPage>
  )
}

function LoginNeeded() {
  const say = useTexts(orderTexts)
  const { open } = useWindows()
  return (
    <EmptyState
      title={say('login.title')}
      headingLevel={1}
      size="page"
      actions={<Button onClick={() => open('login', {})}>{say('login.go')}</Button>}
    >
      {say('login.text')}
    </EmptyState>
  )
}
