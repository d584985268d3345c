import { link } from '@svetlitsa/domain/route/site-map'
import { typo } from '@svetlitsa/domain/text/typo'
import { catalogueTexts } from '@svetlitsa/i18n/catalogue-texts'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { kindMetadata } from '../../../../../../features/list/kind-metadata.ts'
import { KindPage } from '../../../../../../features/list/kind-page.tsx'
import type { ListSearch } from '../../../../../../features/list/list-choice.ts'
import { loadStyles } from '../../../../../../features/style/load-styles.ts'
import { type ContextParams, contextOf } from '../../../../../../page-context.ts'

type StylePageProps = {
  params: Promise<ContextParams & { style: string }>
  searchParams: Promise<ListSearch>
}

async function load({ params, searchParams }: StylePageProps) {
  const { style: code, ...rest } = await params
  const context = contextOf(rest)
  const style = (await loadStyles(context)).find((one) => one.code === code)
  if (!style) notFound()
  const shown = { scope: { style: code }, path: link.style(code), search: await searchParams }
  return { context, style, shown }
}

export async function generateMetadata(props: StylePageProps): Promise<Metadata> {
  const { context, style, shown } = await load(props)
  const { styles } = catalogueTexts[context.language]
  const title = `${style.name} — ${styles.title.toLocaleLowerCase()}`
  return kindMetadata(context, {
    ...shown,
    title,
    description: style.description || styles.description,
  })
}

export default async function StylePage(props: StylePageProps) {
  const { context, style, shown } = await load(props)
  const { title } = catalogueTexts[context.language].styles
  return (
    <KindPage
      context={context}
      shown={shown}
      title={style.name}
      trail={[{ name: title, url: link.styles() }]}
    >
      {style.description && (
        <p className="mt-3 max-w-text text-lead text-ink-soft">{typo(style.description)}</p>
      )}
    </KindPage>
  )
}
