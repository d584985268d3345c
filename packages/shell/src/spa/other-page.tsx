import { link } from '@svetlitsa/domain/route/site-map'
import { shellTexts } from '@svetlitsa/i18n/shell-texts'
import { OtherLayout } from '@svetlitsa/ui/chrome/other-layout'
import { Logo } from '@svetlitsa/ui/mark/logo'
import { type ReactNode, useEffect } from 'react'
import { useLanguage } from '../language-provider.tsx'

type OtherPageProps = {
  /** Title of the tab, without the shop's name. */
  title: string
  children: ReactNode
}

/** The other layout around a screen of a single-page app: the logo and a document, nothing else. */
export function OtherPage({ title, children }: OtherPageProps) {
  const { brand, skip, toHome } = shellTexts[useLanguage()]
  useEffect(() => {
    document.title = `${title} — ${brand}`
  }, [title, brand])
  return (
    <OtherLayout skip={skip} logo={<Logo name={brand} href={link.home()} label={toHome} />}>
      {children}
    </OtherLayout>
  )
}
