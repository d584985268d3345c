import '../../../../../storefront.css'
import { catalogueTexts } from '@svetlitsa/i18n/catalogue-texts'
import { shellTexts } from '@svetlitsa/i18n/shell-texts'
import { shellWords } from '@svetlitsa/shell/shell-words'
import { BlankLayout } from '@svetlitsa/ui/chrome/blank-layout'
import { themeColour } from '@svetlitsa/ui/tokens/theme-colour'
import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { FontPreloads } from '../../../../../font-preloads.tsx'
import { loadInitialData } from '../../../../../load-shell.ts'
import { type ContextParams, contextOf } from '../../../../../page-context.ts'
import { siteOrigin } from '../../../../../site-origin.ts'
import { StorefrontProviders } from '../../../../../storefront-providers.tsx'

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
  const { language, ...context } = contextOf(await params)
  const { brand } = shellTexts[language]
  const { regionData } = await loadInitialData({ ...context, language })
  return {
    metadataBase: siteOrigin(regionData.kz),
    title: { default: brand, template: `%s — ${brand}` },
    icons: { icon: '/icon.svg' },
    robots: { index: false },
    formatDetection: { telephone: false },
  }
}

/** Nothing around the page: the poll and the constructor (storefront §2, «blank»). */
export default async function BlankRoot({ params, children }: BlankRootProps) {
  const { language } = contextOf(await params)
  return (
    <html lang={language}>
      <head>
        <FontPreloads />
      </head>
      <body>
        <StorefrontProviders
          language={language}
          words={{ ...shellWords(language), filters: catalogueTexts[language].filters.title }}
        >
          <BlankLayout skip={shellTexts[language].skip}>{children}</BlankLayout>
        </StorefrontProviders>
      </body>
    </html>
  )
}
