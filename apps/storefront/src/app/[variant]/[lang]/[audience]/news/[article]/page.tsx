import { formatNewsDate } from '@svetlitsa/domain/news/format-news-date'
import { link } from '@svetlitsa/domain/route/site-map'
import { formatTypography } from '@svetlitsa/domain/text/format-typography'
import { newsTexts } from '@svetlitsa/i18n/news/news-texts'
import { toPictureData } from '@svetlitsa/shell/picture/to-picture-data'
import { ProductPicture } from '@svetlitsa/ui/media/product-picture'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { InfoFrame } from '../../../../../../features/info/info-frame.tsx'
import { InfoParts } from '../../../../../../features/info/info-parts.tsx'
import { loadArticle } from '../../../../../../features/news/load-news.ts'
import { NewsCard } from '../../../../../../features/news/news-card.tsx'
import { buildArticleData } from '../../../../../../json-ld/build-page-data.ts'
import { JsonLd } from '../../../../../../json-ld/json-ld.tsx'
import { getSiteOrigin } from '../../../../../../page-context/get-site-origin.ts'
import { loadInitialData } from '../../../../../../page-context/load-initial-data.ts'
import { type ContextParams, toPageContext } from '../../../../../../page-context/page-context.ts'
import { buildInfoMetadata } from '../../../../../../page-metadata/build-info-metadata.ts'

type ArticlePageProps = { params: Promise<ContextParams & { article: string }> }

async function load({ params }: ArticlePageProps) {
  const { article: code, ...rest } = await params
  const context = toPageContext(rest)
  const articlePage = await loadArticle(context, code)
  if (!articlePage) notFound()
  return { context, ...articlePage }
}

export async function generateMetadata(props: ArticlePageProps): Promise<Metadata> {
  const { context, item } = await load(props)
  const { name, text, url, imgUrl } = item
  return buildInfoMetadata(context, { title: name, description: text, path: url, picture: imgUrl })
}

export default async function ArticlePage(props: ArticlePageProps) {
  const { context, item, others } = await load(props)
  const { title, others: more } = newsTexts[context.language]
  const { regionData, shop } = await loadInitialData(context)
  const picture = item.imgUrl
    ? toPictureData({ src: item.imgUrl, width: 1_600, height: 900 }, 'page')
    : null
  return (
    <InfoFrame
      context={context}
      title={formatTypography(item.name)}
      trail={[{ label: title, href: link.news() }]}
    >
      <article
        lang={item.language === context.language ? undefined : item.language}
        className="max-w-text"
      >
        <p className="text-small text-ink-soft">
          <time dateTime={item.publishedAt}>{formatNewsDate(item.date)}</time>
        </p>
        {picture && (
          <div className="mt-4 aspect-video overflow-hidden rounded-large bg-sand">
            <ProductPicture picture={picture} alt="" load="first" />
          </div>
        )}
        <p className="mt-6 text-lead text-ink-soft">{formatTypography(item.text)}</p>
        <InfoParts parts={item.parts} />
      </article>
      {others.length > 0 && (
        <section aria-labelledby="others" className="mt-12">
          <h2 id="others" className="mb-heading text-h2">
            {more}
          </h2>
          <div className="grid gap-x-cards gap-y-8 sm:grid-cols-3">
            {others.map((article) => (
              <NewsCard key={article.id} item={article} />
            ))}
          </div>
        </section>
      )}
      <JsonLd data={buildArticleData(item, getSiteOrigin(regionData.kz), shop.name)} />
    </InfoFrame>
  )
}
