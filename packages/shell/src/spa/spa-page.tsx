import { type InitialData, useInitialData, useMenu } from '@svetlitsa/api-client/shell/queries'
import { listHiddenLinks } from '@svetlitsa/domain/region/region-flags'
import { cookieConsentTexts } from '@svetlitsa/i18n/cookie-consent/cookie-consent-texts'
import { shellTexts } from '@svetlitsa/i18n/shell/shell-texts'
import { DefaultLayout } from '@svetlitsa/ui/layout/default-layout'
import { lazyPart } from '@svetlitsa/ui/lazy/lazy-part'
import { type ReactNode, useEffect } from 'react'
import { Analytics } from '../analytics/analytics.tsx'
import { getBarTexts } from '../header/get-bar-texts.ts'
import { ShopBar } from '../header/shop-bar.tsx'
import { ShopHeader } from '../header/shop-header.tsx'
import { useLanguage } from '../language/language-provider.tsx'
import { readShopName } from '../shop-name/read-shop-name.ts'

// Below the screen: nothing waits for it, and nothing moves when it comes.
const SpaFooter = lazyPart(async () => {
  const { SpaFooter } = await import('./spa-footer.tsx')
  return { default: SpaFooter }
})

type SpaPageProps = {
  /** Title of the tab, without the shop's name. */
  title: string
  current?: 'basket' | 'account'
  children: ReactNode
}

/** The default layout of a single-page app, with the shop's header and footer. */
export function SpaPage({ title, current, children }: SpaPageProps) {
  const language = useLanguage()
  const { data: initial } = useInitialData()
  const { data: menu } = useMenu()
  const shopName = readShopName()
  useEffect(() => {
    document.title = `${title} — ${shopName}`
  }, [title, shopName])
  const contact = initial?.contacts[0] ?? null
  const sections = (menu?.menuItems ?? []).map(({ name, url }) => ({ text: name, href: url }))
  const hiddenLinks = initial ? listHiddenLinks(initial.regionData) : []
  return (
    <DefaultLayout
      isFooterBelow
      skipLabel={shellTexts[language].skip}
      header={
        <ShopHeader
          language={language}
          shopName={shopName}
          sections={sections}
          contact={contact}
          hiddenLinks={hiddenLinks}
        />
      }
      footer={
        <SpaFooter
          language={language}
          shopName={shopName}
          contact={contact}
          hiddenLinks={hiddenLinks}
          sections={initial?.regionData.hasFooterCatalogue ? sections : []}
          seller={initial?.shop.seller}
          languages={initial?.shop.languages}
          storeCount={initial?.storeCount ?? 0}
          isDemo={initial?.isDemo ?? false}
          bonus={initial ? getSubscriptionBonus(initial) : null}
        />
      }
      bar={<ShopBar texts={getBarTexts(language)} current={current} />}
    >
      <div className="page-width pt-8 pb-section lg:pt-10">{children}</div>
      {initial && (
        <Analytics
          settings={{ ...initial.analytics, currency: initial.regionData.currency.code }}
          texts={cookieConsentTexts[language]}
        />
      )}
    </DefaultLayout>
  )
}

function getSubscriptionBonus({ regionData, shop }: InitialData): number {
  return regionData.disableBonus ? 0 : shop.promises.subscriptionBonus
}
