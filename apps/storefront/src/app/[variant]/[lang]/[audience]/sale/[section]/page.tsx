import { link } from '@svetlitsa/domain/route/site-map'
import { shellTexts } from '@svetlitsa/i18n/shell-texts'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { KindPage } from '../../../../../../features/list/kind-page.tsx'
import type { ListSearch } from '../../../../../../features/list/list-choice.ts'
import { loadSection } from '../../../../../../features/list/load-section.ts'
import { type ContextParams, contextOf } from '../../../../../../page-context.ts'

type SaleSectionProps = {
  params: Promise<ContextParams & { section: string }>
  searchParams: Promise<ListSearch>
}

async function load(params: SaleSectionProps['params']) {
  const { section: code, ...rest } = await params
  const context = contextOf(rest)
  const section = await loadSection(context, code)
  if (!section) notFound()
  const { sale: word } = shellTexts[context.language].header
  return { context, code, word, name: section.currentSection.name }
}

export async function generateMetadata({ params }: SaleSectionProps): Promise<Metadata> {
  const { code, word, name } = await load(params)
  return { title: `${word}: ${name}`, alternates: { canonical: link.sale(code) } }
}

export default async function SaleSectionPage({ params, searchParams }: SaleSectionProps) {
  const { context, code, word, name } = await load(params)
  return (
    <KindPage
      context={context}
      scope={{ kind: 'sale', section: code }}
      path={link.sale(code)}
      search={await searchParams}
      title={name}
      trail={[{ name: word, url: link.sale() }]}
    />
  )
}
