import { useLogout, useUserData } from '@svetlitsa/api-client/session/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { orderTexts } from '@svetlitsa/i18n/order/order-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { LoginGate } from '@svetlitsa/shell/session/login-gate'
import { SpaPage } from '@svetlitsa/shell/spa/spa-page'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import type { ReactNode } from 'react'

type AccountPageProps = { title: string; children: ReactNode }

/**
 * A page of the account with the customer's name and menu. A guest reaches it by the address of an
 * order, which asks for no login itself, and is asked for it here.
 */
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
      {data && !user && (
        <LoginGate title={t('login.title')} text={t('login.text')} actionLabel={t('login.go')} />
      )}
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
