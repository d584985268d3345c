import '../../../../storefront.css'
import { maxCompared } from '@svetlitsa/domain/compare/toggle-compared'
import { getPaymentHints } from '@svetlitsa/domain/price/get-payment-hints'
import { listHiddenLinks } from '@svetlitsa/domain/region/list-hidden-links'
import { catalogueTexts } from '@svetlitsa/i18n/catalogue/catalogue-texts'
import { compareTexts } from '@svetlitsa/i18n/compare/compare-texts'
import { cookieConsentTexts } from '@svetlitsa/i18n/cookie-consent/cookie-consent-texts'
import { shellTexts } from '@svetlitsa/i18n/shell/shell-texts'
import { getTranslator } from '@svetlitsa/i18n/translator/get-translator'
import { Analytics } from '@svetlitsa/shell/analytics/analytics'
import { BonusAccrual } from '@svetlitsa/shell/bonus-accrual/bonus-accrual'
import { CompareLink } from '@svetlitsa/shell/compare/compare-link'
import { ShopFooter } from '@svetlitsa/shell/footer/shop-footer'
import { getBarTexts } from '@svetlitsa/shell/header/get-bar-texts'
import { ShopBar } from '@svetlitsa/shell/header/shop-bar'
import { ShopHeader } from '@svetlitsa/shell/header/shop-header'
import { PwaSetup } from '@svetlitsa/shell/install/pwa-setup'
import { getSubscriptionTexts } from '@svetlitsa/shell/subscription/get-subscription-texts'
import { SubscriptionBlock } from '@svetlitsa/shell/subscription/subscription-block'
import { getShellTexts } from '@svetlitsa/shell/window/get-shell-texts'
import { DefaultLayout } from '@svetlitsa/ui/layout/default-layout'
import { themeColour } from '@svetlitsa/ui/tokens/theme-colour'
import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { TopStrip } from '../../../../features/banner/top-strip.tsx'
import { FontPreloads } from '../../../../font/font-preloads.tsx'
import { StorefrontBar } from '../../../../navigation/storefront-bar.ts'
import { getSiteOrigin } from '../../../../page-context/get-site-origin.ts'
import { loadInitialData, loadMenu } from '../../../../page-context/load-initial-data.ts'
import { type ContextParams, toPageContext } from '../../../../page-context/page-context.ts'
import { getSharePicture } from '../../../../page-metadata/get-share-picture.ts'
import { HostLinks } from '../../../../page-metadata/host-links.tsx'
import { BrandStyle } from '../../../../provider/brand-style.tsx'
import { StorefrontProviders } from '../../../../provider/storefront-providers.tsx'

type LayoutProps = { params: Promise<ContextParams>; children: ReactNode }

/** Every page is rendered on request; the page cache of the router is the only one. */
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
  const context = toPageContext(await params)
  const { tagline } = shellTexts[context.language]
  const { regionData, shop } = await loadInitialData(context)
  const brand = shop.name
  return {
    applicationName: brand,
    metadataBase: getSiteOrigin(regionData.kz),
    title: { default: `${brand} — ${tagline}`, template: `%s — ${brand}` },
    openGraph: {
      siteName: brand,
      locale: context.language,
      type: 'website',
      images: [getSharePicture(`${brand} — ${tagline}`, context.language)],
    },
    icons: { icon: '/icon.svg', apple: '/icons/apple-touch-icon.png' },
    manifest: '/manifest.webmanifest',
    appleWebApp: { title: brand, capable: true },
    // Numbers in texts are sizes and article numbers; phone numbers are links already.
    formatDetection: { telephone: false },
  }
}

export default async function RootLayout({ params, children }: LayoutProps) {
  const context = toPageContext(await params)
  const { language } = context
  const [initial, { menuItems }] = await Promise.all([loadInitialData(context), loadMenu(context)])
  const { regionData, contacts, storeCount, isDemo, analytics, paymentGroups, shop } = initial
  const contact = contacts[0] ?? null
  const sections = menuItems.map(({ name, url }) => ({ text: name, href: url }))
  const hiddenLinks = listHiddenLinks(regionData)
  const bonus = regionData.disableBonus ? 0 : shop.promises.subscriptionBonus
  return (
    <html lang={language}>
      <head>
        <FontPreloads />
        <HostLinks />
        <BrandStyle style={shop.style} />
      </head>
      <body>
        <StorefrontProviders
          language={language}
          hints={getPaymentHints(regionData, paymentGroups)}
          texts={{ ...getShellTexts(language), filters: catalogueTexts[language].filters.title }}
        >
          <DefaultLayout
            skipLabel={shellTexts[language].skip}
            header={
              <>
                <TopStrip context={context} region={regionData} />
                <ShopHeader
                  language={language}
                  shopName={shop.name}
                  sections={sections}
                  contact={contact}
                  hiddenLinks={hiddenLinks}
                />
              </>
            }
            footer={
              <>
                {!context.isCrawler && (
                  <SubscriptionBlock texts={getSubscriptionTexts(language, bonus)} bonus={bonus} />
                )}
                <ShopFooter
                  language={language}
                  shopName={shop.name}
                  seller={shop.seller}
                  languages={shop.languages}
                  contact={contact}
                  hiddenLinks={hiddenLinks}
                  sections={regionData.hasFooterCatalogue ? sections : []}
                  storeCount={storeCount}
                  isDemo={isDemo}
                  year={new Date().getFullYear()}
                />
              </>
            }
            bar={<StorefrontBar bars={buildBars(language)} />}
          >
            {children}
          </DefaultLayout>
          {!context.isCrawler && (
            <>
              <Analytics
                settings={{ ...analytics, currency: regionData.currency.code }}
                texts={cookieConsentTexts[language]}
              />
              <CompareLink
                title={compareTexts[language].title}
                texts={Array.from({ length: maxCompared }, (_, index) =>
                  getTranslator(compareTexts, language)('open', { count: index + 1 }),
                )}
              />
              <BonusAccrual />
              <PwaSetup />
            </>
          )}
        </StorefrontProviders>
      </body>
    </html>
  )
}

/**
 * Renders the phone's bottom bar once for each place; the browser selects the one of the current
 * page.
 */
function buildBars(language: ReturnType<typeof toPageContext>['language']) {
  const texts = getBarTexts(language)
  return {
    home: <ShopBar texts={texts} current="home" />,
    catalog: <ShopBar texts={texts} current="catalog" />,
    favourites: <ShopBar texts={texts} current="favourites" />,
    other: <ShopBar texts={texts} />,
  }
}
