import { useLogout } from '@svetlitsa/api-client/query/session'
import { link } from '@svetlitsa/domain/route/site-map'
import { retailTexts } from '@svetlitsa/i18n/retail-texts'
import { shellTexts } from '@svetlitsa/i18n/shell-texts'
import { useLanguage } from '@svetlitsa/shell/language-provider'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { RetailBar } from '@svetlitsa/ui/chrome/retail-bar'
import { RetailLayout } from '@svetlitsa/ui/chrome/retail-layout'
import { Logo } from '@svetlitsa/ui/mark/logo'
import { TextLink } from '@svetlitsa/ui/primitives/text-link'
import { type ReactNode, useEffect } from 'react'
import { HiddenBlocksSwitch } from './hidden-blocks-switch.tsx'
import { useRetailTabs } from './use-retail-tabs.ts'

type RetailPageProps = {
  title: string
  userName: string
  search?: ReactNode
  keys?: ReactNode
  children: ReactNode
}

/** The staff's cabinet around a screen: its bar, its tabs and the way out. */
export function RetailPage({ title, userName, search, keys, children }: RetailPageProps) {
  const say = useTexts(retailTexts)
  const shell = shellTexts[useLanguage()]
  const logout = useLogout()
  const tabs = useRetailTabs()
  useEffect(() => {
    document.title = `${title} — ${shell.brand}`
  }, [title, shell])
  return (
    <RetailLayout
      skip={shell.skip}
      keys={keys}
      bar={
        <RetailBar
          logo={
            <>
              <span className="max-lg:hidden">
                <Logo name={shell.brand} href={link.home()} label={shell.toHome} />
              </span>
              <span className="lg:hidden">
                <Logo name="" href={link.home()} label={shell.toHome} />
              </span>
            </>
          }
          label={say('title')}
          tabs={tabs}
          search={search}
          account={
            <>
              <HiddenBlocksSwitch />
              <span className="max-lg:hidden">{userName}</span>
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
  )
}
