import '../../../../storefront.css'
import { listHiddenLinks } from '@svetlitsa/domain/region/region-flags'
import { shellTexts } from '@svetlitsa/i18n/shell/shell-texts'
import { getSubscriptionTexts } from '@svetlitsa/shell/subscription/get-subscription-texts'
import { DefaultLayout } from '@svetlitsa/ui/layout/default-layout'
import { themeColour } from '@svetlitsa/ui/tokens/theme-colour'
import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { TopStrip } from '../../../../features/banner/top-strip.tsx'
import { FontPreloads } from '../../../../font/font-preloads.tsx'
import { Island } from '../../../../island/island.tsx'
import { PageScripts } from '../../../../island/page-scripts.tsx'
import { getSiteOrigin } from '../../../../page-context/get-site-origin.ts'
import { loadInitialData, loadMenu } from '../../../../page-context/load-initial-data.ts'
import { type ContextParams, toPageContext } from '../../../../page-context/page-context.ts'
import { getSharePicture } from '../../../../page-metadata/get-share-picture.ts'
import { HostLinks } from '../../../../page-metadata/host-links.tsx'
import { BrandStyle } from '../../../../shell/brand-style.tsx'
import { PageBar } from '../../../../shell/page-bar.tsx'
import { SpeculationRules } from '../../../../shell/speculation-rules.tsx'

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
  const { regionData, contacts, storeCount, isDemo, analytics, shop } = initial
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
        <SpeculationRules />
      </head>
      <body>
        <DefaultLayout
          skipLabel={shellTexts[language].skip}
          header={
            <>
              <TopStrip context={context} region={regionData} />
              <Island
                name="shopHeader"
                props={{ language, shopName: shop.name, sections, contact, hiddenLinks }}
                hydrate="load"
              />
            </>
          }
          footer={
            <>
              {!context.isCrawler && (
                <Island
                  name="subscriptionBlock"
                  props={{ texts: getSubscriptionTexts(language, bonus), bonus }}
                  hydrate="idle"
                />
              )}
              <Island
                name="shopFooter"
                props={{
                  language,
                  shopName: shop.name,
                  seller: shop.seller,
                  languages: shop.languages,
                  contact,
                  hiddenLinks,
                  sections: regionData.hasFooterCatalogue ? sections : [],
                  storeCount,
                  isDemo,
                  year: new Date().getFullYear(),
                }}
              />
            </>
          }
          bar={<PageBar context={context} />}
        >
          {children}
        </DefaultLayout>
        <Island
          name="pageServices"
          props={{ analytics: { ...analytics, currency: regionData.currency.code } }}
          hydrate="idle"
        />
        <PageScripts />
      </body>
    </html>
  )
}
