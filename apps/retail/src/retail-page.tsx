import { useLogout } from '@svetlitsa/api-client/query/session'
import { link } from '@svetlitsa/domain/route/site-map'
import { retailTexts } from '@svetlitsa/i18n/retail-texts'
import { shellTexts } from '@svetlitsa/i18n/shell-texts'
import { CabinetGuard } from '@svetlitsa/shell/cabinet/cabinet-guard'
import { useLanguage } from '@svetlitsa/shell/language-provider'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { RetailBar } from '@svetlitsa/ui/chrome/retail-bar'
import { RetailLayout } from '@svetlitsa/ui/chrome/retail-layout'
import { Logo } from '@svetlitsa/ui/mark/logo'
import { TextLink } from '@svetlitsa/ui/primitives/text-link'
import { type ReactNode, useEffect } from 'react'

type RetailPageProps = { title: string; search?: ReactNode; keys?: ReactNode; children: ReactNode }

/** The staff's cabinet around a screen; others get a clear word instead (account §6). */
export function RetailPage({ title, search, keys, children }: RetailPageProps) {
  const say = useTexts(retailTexts)
  const shell = shellTexts[useLanguage()]
  const logout = useLogout()
  useEffect(() => {
    document.title = `${title} — ${shell.brand}`
  }, [title, shell])
  return (
    <CabinetGuard
      admits="isStaff"
      login={{ title: say('login.title'), text: say('login.text'), go: say('login.go') }}
      refused={{
        title: say('refused.title'),
        text: say('refused.text'),
        go: say('refused.logout'),
      }}
    >
      {(user) => (
        <RetailLayout
          skip={shell.skip}
          keys={keys}
          bar={
            <RetailBar
              logo={<Logo name={shell.brand} href={link.home()} label={shell.toHome} />}
              label={say('title')}
              tabs={[{ href: link.retailOrders(), text: say('orders'), current: true }]}
              search={search}
              account={
                <>
                  <span>{user.name}</span>
                  <TextLink tone="quiet" onClick={() => logout.mutate()}>
                    {say('refused.logout')}
                  </TextLink>
                </>
              }
            />
          }
        >
          {children}
        </RetailLayout>
      )}
    </CabinetGuard>
  )
}
