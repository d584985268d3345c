import { link } from '@svetlitsa/domain/route/site-map'
import { newsTexts } from '@svetlitsa/i18n/news-texts'
import { translator } from '@svetlitsa/i18n/translator'
import { Pagination } from '@svetlitsa/ui/primitives/pagination'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { InfoFrame } from '../../../../../features/info/info-frame.tsx'
import { loadNews } from '../../../../../features/news/load-news.ts'
import { NewsCard } from '../../../../../features/news/news-card.tsx'
import { infoMetadata } from '../../../../../info-metadata.ts'
import { type ContextParams, contextOf } from '../../../../../page-context.ts'
import { pageNumber } from '../../../../../page-number.ts'

type NewsPageProps = {
  params: Promise<ContextParams>
  searchParams: Promise<{ page?: string | string[] }>
}

async function load({ params, searchParams }: NewsPageProps) {
  const context = contextOf(await params)
  const page = pageNumber((await searchParams).page)
  const news = page === null ? null : await loadNews(context, page)
  if (!news || page === null) notFound()
  return { context, news, page }
}

export async function generateMetadata(props: NewsPageProps): Promise<Metadata> {
  const { context, page } = await load(props)
  const say = translator(newsTexts, context.language)
  return infoMetadata(context, {
    title: page === 1 ? say('title') : `${say('title')}, ${say('page', { page })}`,
    description: say('description'),
    path: link.news(page),
  })
}

export default async function NewsPage(props: NewsPageProps) {
  const { context, news, page } = await load(props)
  const { title, empty, pages } = newsTexts[context.language]
  const say = translator(newsTexts, context.language)
  const further =
    page > 1 ? { trail: [{ label: title, href: link.news() }], crumb: say('page', { page }) } : {}
  return (
    <InfoFrame context={context} title={title} {...further} wide>
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
          hrefOf={link.news}
          words={pages}
        />
      </div>
    </InfoFrame>
  )
}
