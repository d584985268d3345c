import { link } from '@svetlitsa/domain/route/site-map'
import { Logo } from '@svetlitsa/ui/brand/logo'
import { DocumentLayout } from '@svetlitsa/ui/layout/document-layout'
import { type ReactNode, useEffect } from 'react'
import { useShopTexts } from '../shop-name/use-shop-texts.ts'

type DocumentPageProps = {
  /** Title of the tab, without the shop's name. */
  title: string
  children: ReactNode
}

/** The layout for documents in a single-page app: the logo and the document only. */
export function DocumentPage({ title, children }: DocumentPageProps) {
  const { brand, skip, toHome } = useShopTexts()
  useEffect(() => {
    document.title = `${title} — ${brand}`
  }, [title, brand])
  return (
    <DocumentLayout skipLabel={skip} logo={<Logo name={brand} href={link.home()} label={toHome} />}>
      {children}
    </DocumentLayout>
  )
}
