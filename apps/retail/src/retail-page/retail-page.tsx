import { link } from '@svetlitsa/domain/route/site-map'
import { retailTexts } from '@svetlitsa/i18n/retail/retail-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { useLogOut } from '@svetlitsa/shell/session/use-log-out'
import { useShopTexts } from '@svetlitsa/shell/shop-name/use-shop-texts'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { Logo } from '@svetlitsa/ui/brand/logo'
import { RetailLayout } from '@svetlitsa/ui/layout/retail-layout'
import { RetailBar } from '@svetlitsa/ui/layout/retail-layout/retail-bar'
import { type ReactNode, useEffect } from 'react'
import { HiddenBlocksSwitch } from './hidden-blocks-switch.tsx'
import { ShiftSwitch } from './shift-switch.tsx'
import { useRetailTabs } from './use-retail-tabs.ts'

type RetailPageProps = {
  title: string
  userName: string
  search?: ReactNode
  keys?: ReactNode
  children: ReactNode
}

/** The layout of the retail cabinet around a screen: bar, tabs and logout. */
export function RetailPage({ title, userName, search, keys, children }: RetailPageProps) {
  const t = useTexts(retailTexts)
  const shell = useShopTexts()
  const logOut = useLogOut()
  const { tabs, rareTabs } = useRetailTabs()
  useEffect(() => {
    document.title = `${title} — ${shell.brand}`
  }, [title, shell.brand])
  return (
    <RetailLayout
      skipLabel={shell.skip}
      shortcuts={keys}
      bar={
        <RetailBar
          logo={
            <>
              <span className="max-lg:hidden">
                <Logo name={shell.brand} href={link.home()} label={shell.toHome} />
              </span>
              <span className="lg:hidden">
                <Logo name={shell.brand} href={link.home()} label={shell.toHome} isMarkOnly />
              </span>
            </>
          }
          label={t('title')}
          tabs={tabs}
          more={{ label: t('more'), tabs: rareTabs }}
          search={search}
          account={
            <>
              <ShiftSwitch />
              <HiddenBlocksSwitch />
              <span className="max-lg:hidden">{userName}</span>
              <TextLink tone="quiet" onClick={logOut}>
                {t('refused.logout')}
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
