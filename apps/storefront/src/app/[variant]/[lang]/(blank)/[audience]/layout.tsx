import '../../../../../storefront.css'
import { getPaymentHints } from '@svetlitsa/domain/price/get-payment-hints'
import { catalogueTexts } from '@svetlitsa/i18n/catalogue/catalogue-texts'
import { shellTexts } from '@svetlitsa/i18n/shell/shell-texts'
import { getShellTexts } from '@svetlitsa/shell/window/get-shell-texts'
import { BlankLayout } from '@svetlitsa/ui/layout/blank-layout'
import { themeColour } from '@svetlitsa/ui/tokens/theme-colour'
import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { FontPreloads } from '../../../../../font/font-preloads.tsx'
import { getSiteOrigin } from '../../../../../page-context/get-site-origin.ts'
import { loadInitialData } from '../../../../../page-context/load-initial-data.ts'
import { type ContextParams, toPageContext } from '../../../../../page-context/page-context.ts'
import { BrandStyle } from '../../../../../provider/brand-style.tsx'
import { StorefrontProviders } from '../../../../../provider/storefront-providers.tsx'

type BlankRootProps = { params: Promise<ContextParams>; children: ReactNode }

export const dynamic = 'force-dynamic'

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: themeColour.light },
    { media: '(prefers-color-scheme: dark)', color: themeColour.dark },
  ],
}

export async function generateMetadata({ params }: BlankRootProps): Promise<Metadata> {
  const { language, ...context } = toPageContext(await params)
  const { regionData, shop } = await loadInitialData({ ...context, language })
  const brand = shop.name
  return {
    applicationName: brand,
    metadataBase: getSiteOrigin(regionData.kz),
    title: { default: brand, template: `%s — ${brand}` },
    icons: { icon: '/icon.svg' },
    robots: { index: false },
    formatDetection: { telephone: false },
  }
}

/** Layout without header and footer, for the poll and the constructor (layout.blank). */
export default async function BlankRoot({ params, children }: BlankRootProps) {
  const context = toPageContext(await params)
  const { language } = context
  const { regionData, paymentGroups, shop } = await loadInitialData(context)
  return (
    <html lang={language}>
      <head>
        <FontPreloads />
        <BrandStyle style={shop.style} />
      </head>
      <body>
        <StorefrontProviders
          language={language}
          hints={getPaymentHints(regionData, paymentGroups)}
          texts={{ ...getShellTexts(language), filters: catalogueTexts[language].filters.title }}
        >
          <BlankLayout skipLabel={shellTexts[language].skip}>{children}</BlankLayout>
        </StorefrontProviders>
      </body>
    </html>
  )
}
