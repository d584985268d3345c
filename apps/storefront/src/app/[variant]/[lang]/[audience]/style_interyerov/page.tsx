import { link } from '@svetlitsa/domain/route/site-map'
import { catalogueTexts } from '@svetlitsa/i18n/catalogue/catalogue-texts'
import { shellTexts } from '@svetlitsa/i18n/shell/shell-texts'
import { Breadcrumbs } from '@svetlitsa/ui/navigation/breadcrumbs'
import type { Metadata } from 'next'
import { loadStyles, StyleList } from '../../../../../features/interior-style/style-list.tsx'
import { type ContextParams, toPageContext } from '../../../../../page-context/page-context.ts'

type StylesPageProps = { params: Promise<ContextParams> }

export async function generateMetadata({ params }: StylesPageProps): Promise<Metadata> {
  const { title, description } = catalogueTexts[toPageContext(await params).language].styles
  return { title, description, alternates: { canonical: link.styles() } }
}

export default async function StylesPage({ params }: StylesPageProps) {
  const context = toPageContext(await params)
  const { title, description } = catalogueTexts[context.language].styles
  const { label, home } = shellTexts[context.language].crumbs
  return (
    <div className="page-width pb-section">
      <div className="pt-3 md:pt-4">
        <Breadcrumbs label={label} trail={[{ label: home, href: link.home() }]} current={title} />
      </div>
      <h1 className="pt-1 text-h1 md:pt-3">{title}</h1>
      <p className="mt-2 mb-6 max-w-text text-lead text-ink-soft md:mb-8">{description}</p>
      <StyleList context={context} styles={await loadStyles(context)} />
    </div>
  )
}
