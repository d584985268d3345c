import { link } from '@svetlitsa/domain/route/site-map'
import { newsTexts } from '@svetlitsa/i18n/news/news-texts'
import { getTranslator } from '@svetlitsa/i18n/translator/get-translator'
import { Pagination } from '@svetlitsa/ui/navigation/pagination'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { InfoFrame } from '../../../../../features/info/info-frame.tsx'
import { loadNews } from '../../../../../features/news/load-news.ts'
import { NewsCard } from '../../../../../features/news/news-card.tsx'
import {
  type ContextParams,
  parsePageNumber,
  toPageContext,
} from '../../../../../page-context/page-context.ts'
import { buildInfoMetadata } from '../../../../../page-metadata/build-info-metadata.ts'

type NewsPageProps = {
  params: Promise<ContextParams>
  searchParams: Promise<{ page?: string | string[] }>
}

async function load({ params, searchParams }: NewsPageProps) {
  const context = toPageContext(await params)
  const page = parsePageNumber((await searchParams).page)
  const news = page === null ? null : await loadNews(context, page)
  if (!news || page === null) notFound()
  return { context, news, page }
}

export async function generateMetadata(props: NewsPageProps): Promise<Metadata> {
  const { context, page } = await load(props)
  const t = getTranslator(newsTexts, context.language)
  return buildInfoMetadata(context, {
    title: page === 1 ? t('title') : `${t('title')}, ${t('page', { page })}`,
    description: t('description'),
    path: link.news(page),
  })
}

export default async function NewsPage(props: NewsPageProps) {
  const { context, news, page } = await load(props)
  const { title, empty, pages } = newsTexts[context.language]
  const t = getTranslator(newsTexts, context.language)
  const pageProps =
    page > 1 ? { trail: [{ label: title, href: link.news() }], crumb: t('page', { page }) } : {}
  return (
    <InfoFrame context={context} title={title} {...pageProps} wide>
      {news.items.length === 0 && <p className="text-ink-soft">{empty}</p>}
      <div className="grid gap-x-cards gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {news.items.map((item) => (
          <NewsCard key={item.id} item={item} level={2} />
        ))}
      </div>
      <div className="mt-10">
        <Pagination
          page={page}
          pageCount={news.pagination.count}
          getHref={link.news}
          labels={pages}
        />
      </div>
    </InfoFrame>
  )
}
