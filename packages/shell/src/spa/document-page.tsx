import { link } from '@svetlitsa/domain/route/site-map'
import { shellTexts } from '@svetlitsa/i18n/shell/shell-texts'
import { Logo } from '@svetlitsa/ui/brand/logo'
import { DocumentLayout } from '@svetlitsa/ui/layout/document-layout'
import { type ReactNode, useEffect } from 'react'
import { useLanguage } from '../language/language-provider.tsx'

type DocumentPageProps = {
  /** Title of the tab, without the shop's name. */
  title: string
  children: ReactNode
}

/** The layout for documents in a single-page app: the logo and the document only. */
export function DocumentPage({ title, children }: DocumentPageProps) {
  const { brand, skip, toHome } = shellTexts[useLanguage()]
  useEffect(() => {
    document.title = `${title} — ${brand}`
  }, [title, brand])
  return (
    <DocumentLayout skipLabel={skip} logo={<Logo name={brand} href={link.home()} label={toHome} />}>
      {children}
    </DocumentLayout>
  )
}
