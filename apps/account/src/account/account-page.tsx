import { useLogout, useUserData } from '@svetlitsa/api-client/session/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { orderTexts } from '@svetlitsa/i18n/order/order-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { SpaPage } from '@svetlitsa/shell/spa/spa-page'
import { Button } from '@svetlitsa/ui/actions/button'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { EmptyState } from '@svetlitsa/ui/feedback/empty-state'
import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import { useWindows } from '@svetlitsa/ui/overlays/window-host/use-windows'
import type { ReactNode } from 'react'

type AccountPageProps = { title: string; children: ReactNode }

/** A page of the account with the customer's name and menu, or the login prompt. */
export function AccountPage({ title, children }: AccountPageProps) {
  const t = useTexts(orderTexts)
  const { data, isError, refetch } = useUserData()
  const logout = useLogout()
  const user = data?.userData || null
  return (
    <SpaPage title={title} current="account">
      {isError && <ErrorNotice onRetry={() => void refetch()} />}
      {!data && !isError && (
        <div className="h-100" aria-busy="true">
          <Skeleton shape="block" />
        </div>
      )}
      {data && !user && <LoginNeeded />}
      {user && (
        <div className="grid items-start gap-8 lg:grid-cols-[--spacing(62)_minmax(0,1fr)] lg:gap-16">
          <nav
            aria-label={t('cabinet')}
            className="flex flex-wrap gap-x-6 gap-y-2 text-row lg:flex-col"
          >
            <p className="w-full text-h3">{user.name || t('cabinet')}</p>
            <TextLink tone="bare" href={link.orders()} aria-current="page">
              {t('title')}
            </TextLink>
            <TextLink tone="quiet" onClick={() => logout.mutate()}>
              {t('logout')}
            </TextLink>
          </nav>
          <div className="min-w-0">{children}</div>
        </div>
      )}
    </SpaPage>
  )
}

function LoginNeeded() {
  const t = useTexts(orderTexts)
  const { open } = useWindows()
  return (
    <EmptyState
      title={t('login.title')}
      headingLevel={1}
      size="page"
      actions={<Button onClick={() => open('login', {})}>{t('login.go')}</Button>}
    >
      {t('login.text')}
    </EmptyState>
  )
}
