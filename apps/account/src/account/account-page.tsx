import { useUserData } from '@svetlitsa/api-client/session/queries'
import { accountTexts } from '@svetlitsa/i18n/account/account-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { LoginGate } from '@svetlitsa/shell/session/login-gate'
import { SpaPage } from '@svetlitsa/shell/spa/spa-page'
import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import type { ReactNode } from 'react'
import { AccountMenu } from './account-menu.tsx'

type AccountPageProps = {
  /** Title of the tab, without the shop's name. */
  title: string
  /** What a guest sees instead of the login, without the menu: an order behind its link. */
  guest?: ReactNode
  /** The menu on the phone: a list on the first page, elsewhere one line above the page. */
  phoneMenu?: 'list' | 'strip'
  children: ReactNode
}

/** A page of the account beside its menu. */
export function AccountPage({ title, guest, phoneMenu = 'strip', children }: AccountPageProps) {
  const t = useTexts(accountTexts)
  const { data, isError, refetch } = useUserData()
  const isList = phoneMenu === 'list'
  return (
    <SpaPage title={title} current="account">
      {isError && !data && <ErrorNotice onRetry={() => void refetch()} />}
      {!data && !isError && (
        <div className="h-dvh" aria-busy="true">
          <Skeleton shape="block" />
        </div>
      )}
      {data?.userData === false &&
        (guest ?? (
          <LoginGate title={t('login.title')} text={t('login.text')} actionLabel={t('login.go')} />
        ))}
      {data?.userData && (
        // What is below the page stays below the screen while the page loads.
        <div className="grid min-h-first-screen content-start items-start gap-6 lg:grid-cols-[--spacing(62)_minmax(0,1fr)] lg:gap-16">
          <div className={`min-w-0 ${isList ? 'max-lg:order-last' : ''}`}>
            <AccountMenu phone={phoneMenu} />
          </div>
          <div className="min-w-0">{children}</div>
        </div>
      )}
    </SpaPage>
  )
}
