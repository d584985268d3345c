import '../../../../../storefront.css'
import { shellTexts } from '@svetlitsa/i18n/shell/shell-texts'
import { BlankLayout } from '@svetlitsa/ui/layout/blank-layout'
import { themeColour } from '@svetlitsa/ui/tokens/theme-colour'
import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { FontPreloads } from '../../../../../font/font-preloads.tsx'
import { Island } from '../../../../../island/island.tsx'
import { PageScripts } from '../../../../../island/page-scripts.tsx'
import { getSiteOrigin } from '../../../../../page-context/get-site-origin.ts'
import { loadInitialData } from '../../../../../page-context/load-initial-data.ts'
import { type ContextParams, toPageContext } from '../../../../../page-context/page-context.ts'
import { BrandStyle } from '../../../../../shell/brand-style.tsx'

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
  const { shop } = await loadInitialData(context)
  return (
    <html lang={language}>
      <head>
        <FontPreloads />
        <BrandStyle style={shop.style} />
      </head>
      <body>
        <BlankLayout skipLabel={shellTexts[language].skip}>{children}</BlankLayout>
        <Island name="pageServices" props={{ analytics: null }} hydrate="idle" />
        <PageScripts />
      </body>
    </html>
  )
}
