import '../../../../storefront.css'
import { bonusTerms } from '@svetlitsa/domain/bonus/bonus-terms'
import { hiddenLinks } from '@svetlitsa/domain/region/hidden-links'
import { catalogueTexts } from '@svetlitsa/i18n/catalogue-texts'
import { consentTexts } from '@svetlitsa/i18n/consent-texts'
import { shellTexts } from '@svetlitsa/i18n/shell-texts'
import { BonusAccrual } from '@svetlitsa/shell/accrual/bonus-accrual'
import { Analytics } from '@svetlitsa/shell/analytics/analytics'
import { ShopFooter } from '@svetlitsa/shell/footer/shop-footer'
import { barWords } from '@svetlitsa/shell/header/bar-words'
import { ShopBar } from '@svetlitsa/shell/header/shop-bar'
import { ShopHeader } from '@svetlitsa/shell/header/shop-header'
import { ShopApp } from '@svetlitsa/shell/install/shop-app'
import { shellWords } from '@svetlitsa/shell/shell-words'
import { SubscriptionBlock } from '@svetlitsa/shell/subscription/subscription-block'
import { subscriptionWords } from '@svetlitsa/shell/subscription/subscription-words'
import { DefaultLayout } from '@svetlitsa/ui/chrome/default-layout'
import { themeColour } from '@svetlitsa/ui/tokens/theme-colour'
import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { FontPreloads } from '../../../../font-preloads.tsx'
import { loadInitialData, loadMenu } from '../../../../load-shell.ts'
import { type ContextParams, contextOf } from '../../../../page-context.ts'
import { HostLinks } from '../../../../seo/host-links.tsx'
import { sharePicture } from '../../../../seo/share-picture.ts'
import { siteOrigin } from '../../../../site-origin.ts'
import { StorefrontBar } from '../../../../storefront-bar.tsx'
import { StorefrontProviders } from '../../../../storefront-providers.tsx'
import { TopStrip } from '../../../../top-strip.tsx'

type LayoutProps = { params: Promise<ContextParams>; children: ReactNode }

/** Every page is drawn anew; the router's memory is the page cache. */
export const dynamic = 'force-dynamic'

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: themeColour.light },
    { media: '(prefers-color-scheme: dark)', color: themeColour.dark },
  ],
}

export async function generateMetadata({ params }: LayoutProps): Promise<Metadata> {
  const context = contextOf(await params)
  const { brand, tagline } = shellTexts[context.language]
  const { regionData } = await loadInitialData(context)
  return {
    metadataBase: siteOrigin(regionData.kz),
    title: { default: `${brand} — ${tagline}`, template: `%s — ${brand}` },
    openGraph: {
      siteName: brand,
      locale: context.language,
      type: 'website',
      images: [sharePicture(`${brand} — ${tagline}`)],
    },
    icons: { icon: '/icon.svg', apple: '/icons/apple-touch-icon.png' },
    manifest: '/manifest.webmanifest',
    appleWebApp: { title: brand, capable: true },
    // Numbers in texts are sizes and articles; phones are links already.
    formatDetection: { telephone: false },
  }
}

export default async function RootLayout({ params, children }: LayoutProps) {
  const context = contextOf(await params)
  const { language } = context
  const [{ regionData, contacts, storeCount, isDemo, analytics }, { menuItems }] =
    await Promise.all([loadInitialData(context), loadMenu(context)])
  const contact = contacts[0] ?? null
  const without = hiddenLinks(regionData)
  const bonus = regionData.disableBonus ? 0 : bonusTerms.subscriptionBonus
  return (
    <html lang={language}>
      <head>
        <FontPreloads />
        <HostLinks />
      </head>
      <body>
        <StorefrontProviders
          language={language}
          words={{ ...shellWords(language), filters: catalogueTexts[language].filters.title }}
        >
          <DefaultLayout
            skip={shellTexts[language].skip}
            header={
              <>
                <TopStrip context={context} region={regionData} />
                <ShopHeader
                  language={language}
                  sections={menuItems.map(({ name, url }) => ({ text: name, href: url }))}
                  contact={contact}
                  without={without}
                />
              </>
            }
            footer={
              <>
                {!context.isCrawler && (
                  <SubscriptionBlock words={subscriptionWords(language, bonus)} bonus={bonus} />
                )}
                <ShopFooter
                  language={language}
                  contact={contact}
                  without={without}
                  storeCount={storeCount}
                  isDemo={isDemo}
                  year={new Date().getFullYear()}
                />
              </>
            }
            bar={<StorefrontBar bars={barsOf(language)} />}
          >
            {children}
          </DefaultLayout>
          {!context.isCrawler && (
            <>
              <Analytics
                settings={{ ...analytics, currency: regionData.currency.code }}
                words={consentTexts[language]}
              />
              <BonusAccrual />
              <ShopApp />
            </>
          )}
        </StorefrontProviders>
      </body>
    </html>
  )
}

/** The phone's bar for every place that a page may belong to: which, the browser knows. */
function barsOf(language: ReturnType<typeof contextOf>['language']) {
  const words = barWords(language)
  return {
    home: <ShopBar words={words} current="home" />,
    catalog: <ShopBar words={words} current="catalog" />,
    favourites: <ShopBar words={words} current="favourites" />,
    other: <ShopBar words={words} />,
  }
}
