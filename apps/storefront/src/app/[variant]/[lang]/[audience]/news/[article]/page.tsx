import { newsDate } from '@svetlitsa/domain/news/news-date'
import { link } from '@svetlitsa/domain/route/site-map'
import { typo } from '@svetlitsa/domain/text/typo'
import { newsTexts } from '@svetlitsa/i18n/news-texts'
import { shellTexts } from '@svetlitsa/i18n/shell-texts'
import { pictureData } from '@svetlitsa/shell/card/picture-data'
import { ProductPicture } from '@svetlitsa/ui/shop/product-picture'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { InfoFrame } from '../../../../../../features/info/info-frame.tsx'
import { InfoParts } from '../../../../../../features/info/info-parts.tsx'
import { loadArticle } from '../../../../../../features/news/load-news.ts'
import { NewsCard } from '../../../../../../features/news/news-card.tsx'
import { infoMetadata } from '../../../../../../info-metadata.ts'
import { loadInitialData } from '../../../../../../load-shell.ts'
import { type ContextParams, contextOf } from '../../../../../../page-context.ts'
import { articleData } from '../../../../../../seo/article-data.ts'
import { JsonLd } from '../../../../../../seo/json-ld.tsx'
import { siteOrigin } from '../../../../../../site-origin.ts'

type ArticlePageProps = { params: Promise<ContextParams & { article: string }> }

async function load({ params }: ArticlePageProps) {
  const { article: code, ...rest } = await params
  const context = contextOf(rest)
  const found = await loadArticle(context, code)
  if (!found) notFound()
  return { context, ...found }
}

export async function generateMetadata(props: ArticlePageProps): Promise<Metadata> {
  const { context, item } = await load(props)
  const { name, text, url, imgUrl } = item
  return infoMetadata(context, { title: name, description: text, path: url, picture: imgUrl })
}

export default async function ArticlePage(props: ArticlePageProps) {
  const { context, item, others } = await load(props)
  const { title, others: more } = newsTexts[context.language]
  const { regionData } = await loadInitialData(context)
  const picture = item.imgUrl
    ? pictureData({ src: item.imgUrl, width: 1_600, height: 900 }, 'page')
    : null
  return (
    <InfoFrame
      context={context}
      title={typo(item.name)}
      trail={[{ label: title, href: link.news() }]}
    >
      <article
        lang={item.language === context.language ? undefined : item.language}
        className="max-w-text"
      >
        <p className="text-small text-ink-soft">
          <time dateTime={item.publishedAt}>{newsDate(item.date)}</time>
        </p>
        {picture && (
          <div className="mt-4 aspect-video overflow-hidden rounded-large bg-sand">
            <ProductPicture picture={picture} alt="" load="first" />
          </div>
        )}
        <p className="mt-6 text-lead text-ink-soft">{typo(item.text)}</p>
        <InfoParts parts={item.parts} />
      </article>
      {others.length > 0 && (
        <section aria-labelledby="others" className="mt-12">
          <h2 id="others" className="mb-heading text-h2">
            {more}
          </h2>
          <div className="grid gap-x-cards gap-y-8 sm:grid-cols-3">
            {others.map((other) => (
              <NewsCard key={other.id} item={other} />
            ))}
          </div>
        </section>
      )}
      <JsonLd
        data={articleData(item, siteOrigin(regionData.kz), shellTexts[context.language].brand)}
      />
    </InfoFrame>
  )
}
