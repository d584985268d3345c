import { useInitialData, useMenu } from '@svetlitsa/api-client/query/shell'
import { hiddenLinks } from '@svetlitsa/domain/region/hidden-links'
import { consentTexts } from '@svetlitsa/i18n/consent-texts'
import { shellTexts } from '@svetlitsa/i18n/shell-texts'
import { DefaultLayout } from '@svetlitsa/ui/chrome/default-layout'
import { type ReactNode, useEffect } from 'react'
import { Analytics } from '../analytics/analytics.tsx'
import { ShopFooter } from '../footer/shop-footer.tsx'
import { barWords } from '../header/bar-words.tsx'
import { ShopBar } from '../header/shop-bar.tsx'
import { ShopHeader } from '../header/shop-header.tsx'
import { useLanguage } from '../language-provider.tsx'

type SpaPageProps = {
  /** Title of the tab, without the shop's name. */
  title: string
  current?: 'basket' | 'account'
  children: ReactNode
}

/** The default layout around a screen of a single-page app, with the shop's header and footer. */
export function SpaPage({ title, current, children }: SpaPageProps) {
  const language = useLanguage()
  const { data: initial } = useInitialData()
  const { data: menu } = useMenu()
  const brand = shellTexts[language].brand
  useEffect(() => {
    document.title = `${title} — ${brand}`
  }, [title, brand])
  const contact = initial?.contacts[0] ?? null
  const without = initial ? hiddenLinks(initial.regionData) : []
  return (
    <DefaultLayout
      skip={shellTexts[language].skip}
      header={
        <ShopHeader
          language={language}
          sections={(menu?.menuItems ?? []).map(({ name, url }) => ({ text: name, href: url }))}
          contact={contact}
          without={without}
        />
      }
      footer={
        <ShopFooter
          language={language}
          contact={contact}
          without={without}
          storeCount={initial?.storeCount ?? 0}
          isDemo={initial?.isDemo ?? false}
          year={new Date().getFullYear()}
        />
      }
      bar={<ShopBar words={barWords(language)} current={current} />}
    >
      <div className="page-width pt-8 pb-section lg:pt-10">{children}</div>
      {initial && (
        <Analytics
          settings={{ ...initial.analytics, currency: initial.regionData.currency.code }}
          words={consentTexts[language]}
        />
      )}
    </DefaultLayout>
  )
}
