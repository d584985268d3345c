import { link } from '@svetlitsa/domain/route/site-map'
import { bannerEditorTexts } from '@svetlitsa/i18n/banner-editor/banner-editor-texts'
import { retailTexts } from '@svetlitsa/i18n/retail/retail-texts'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { useLogOut } from '@svetlitsa/shell/session/use-log-out'
import { useShopTexts } from '@svetlitsa/shell/shop-name/use-shop-texts'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { Logo } from '@svetlitsa/ui/brand/logo'
import { RetailBar } from '@svetlitsa/ui/layout/retail-layout/retail-bar'
import { ToolsLayout } from '@svetlitsa/ui/layout/tools-layout'
import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'

type ToolsPageProps = {
  title: string
  userName: string
  actions?: ReactNode
  children: ReactNode
}

/** The layout of the content editors around a screen: the editors as tabs, and the way back. */
export function ToolsPage({ title, userName, actions, children }: ToolsPageProps) {
  const t = useTexts(bannerEditorTexts)
  const language = useLanguage()
  const shell = useShopTexts()
  const { pathname } = useLocation()
  const logOut = useLogOut()
  useEffect(() => {
    document.title = `${title} — ${shell.brand}`
  }, [title, shell.brand])
  const buildTab = (href: string, text: string) => ({ href, text, current: pathname === href })
  return (
    <ToolsLayout
      skipLabel={shell.skip}
      actions={actions}
      bar={
        <RetailBar
          logo={<Logo name={shell.brand} href={link.home()} label={shell.toHome} isMarkOnly />}
          label={t('title')}
          tabs={[
            buildTab(link.newBanner(), t('kinds.main')),
            buildTab(link.saleBanner(), t('kinds.sale')),
            buildTab(link.topBanner(), t('kinds.top')),
          ]}
          account={
            <>
              <TextLink tone="quiet" href={link.retailOrders()}>
                {t('toOrders')}
              </TextLink>
              <span className="max-lg:hidden">{userName}</span>
              <TextLink tone="quiet" onClick={logOut}>
                {retailTexts[language].refused.logout}
              </TextLink>
            </>
          }
        />
      }
    >
      {children}
    </ToolsLayout>
  )
}
