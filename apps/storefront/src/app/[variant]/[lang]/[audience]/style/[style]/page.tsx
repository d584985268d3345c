import { link } from '@svetlitsa/domain/route/site-map'
import { formatTypography } from '@svetlitsa/domain/text/format-typography'
import { catalogueTexts } from '@svetlitsa/i18n/catalogue/catalogue-texts'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { loadStyles } from '../../../../../../features/interior-style/style-list.tsx'
import type { ListSearch } from '../../../../../../features/product-list/choice/list-choice.ts'
import { buildListMetadata } from '../../../../../../features/product-list/page/build-list-metadata.ts'
import { ListPage } from '../../../../../../features/product-list/page/list-page.tsx'
import { type ContextParams, toPageContext } from '../../../../../../page-context/page-context.ts'

type StylePageProps = {
  params: Promise<ContextParams & { style: string }>
  searchParams: Promise<ListSearch>
}

async function load({ params, searchParams }: StylePageProps) {
  const { style: code, ...rest } = await params
  const context = toPageContext(rest)
  const style = (await loadStyles(context)).find((style) => style.code === code)
  if (!style) notFound()
  const listRequest = { scope: { style: code }, path: link.style(code), search: await searchParams }
  return { context, style, listRequest }
}

export async function generateMetadata(props: StylePageProps): Promise<Metadata> {
  const { context, style, listRequest } = await load(props)
  const { styles } = catalogueTexts[context.language]
  const title = `${style.name} — ${styles.title.toLocaleLowerCase()}`
  return buildListMetadata(context, {
    ...listRequest,
    title,
    description: style.description || styles.description,
  })
}

export default async function StylePage(props: StylePageProps) {
  const { context, style, listRequest } = await load(props)
  const { title } = catalogueTexts[context.language].styles
  return (
    <ListPage
      context={context}
      listRequest={listRequest}
      title={style.name}
      trail={[{ name: title, url: link.styles() }]}
    >
      {style.description && (
        <p className="mt-3 max-w-text text-lead text-ink-soft">
          {formatTypography(style.description)}
        </p>
      )}
    </ListPage>
  )
}
