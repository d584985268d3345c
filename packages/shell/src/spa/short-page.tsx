import { useInitialData } from '@svetlitsa/api-client/shell/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { cookieConsentTexts } from '@svetlitsa/i18n/cookie-consent/cookie-consent-texts'
import { Logo } from '@svetlitsa/ui/brand/logo'
import { DemoNotice } from '@svetlitsa/ui/feedback/demo-notice'
import { ShortLayout } from '@svetlitsa/ui/layout/short-layout'
import { ShortFooter } from '@svetlitsa/ui/layout/short-layout/short-footer'
import { ShortHeader } from '@svetlitsa/ui/layout/short-layout/short-header'
import { type ReactNode, useEffect } from 'react'
import { Analytics } from '../analytics/analytics.tsx'
import { RegionPrices } from '../footer/region-prices.tsx'
import { PhoneLink } from '../header/phone-link.tsx'
import { useLanguage } from '../language/language-provider.tsx'
import { useShopTexts } from '../shop-name/use-shop-texts.ts'

type ShortPageProps = {
  /** Title of the tab, without the shop's name. */
  title: string
  children: ReactNode
}

/** The short layout of a single-page app: no menus and no bars (layout.short). */
export function ShortPage({ title, children }: ShortPageProps) {
  const language = useLanguage()
  const { data: initial } = useInitialData()
  const { brand, skip, toHome, footer } = useShopTexts()
  useEffect(() => {
    document.title = `${title} — ${brand}`
  }, [title, brand])
  const rights = footer.rights
    .replace('{year}', String(new Date().getFullYear()))
    .replace('{shopName}', brand)
  return (
    <ShortLayout
      isFooterBelow
      skipLabel={skip}
      header={
        <ShortHeader
          logo={<Logo name={brand} href={link.home()} label={toHome} />}
          phone={<PhoneLink contact={initial?.contacts[0] ?? null} />}
        />
      }
      footer={
        <ShortFooter
          text={
            <>
              {rights}
              <RegionPrices template={footer.pricesFor} />
            </>
          }
          links={[
            { href: link.info('privacy-policy'), text: footer.privacyPolicy },
            { href: link.info('payment-and-delivery'), text: footer.paymentAndDelivery },
            { href: link.info('guaranty'), text: footer.guaranty },
          ]}
          demo={initial?.isDemo && <DemoNotice text={footer.demo} />}
        />
      }
    >
      <div className="page-width pt-6 pb-section lg:pt-10">{children}</div>
      {initial && (
        <Analytics
          settings={{ ...initial.analytics, currency: initial.regionData.currency.code }}
          texts={cookieConsentTexts[language]}
        />
      )}
    </ShortLayout>
  )
}
