import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import type { getNews } from '@svetlitsa/api-client/news/contract'
import { formatNewsDate } from '@svetlitsa/domain/news/format-news-date'
import { link } from '@svetlitsa/domain/route/site-map'
import { formatTypography } from '@svetlitsa/domain/text/format-typography'
import { contentTexts } from '@svetlitsa/i18n/content/content-texts'
import { toPictureData } from '@svetlitsa/shell/picture/to-picture-data'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { NewsTile } from '@svetlitsa/ui/content/news-tile'
import { BlockHeader } from '@svetlitsa/ui/layout/block-header'
import type { PageContext } from '../../page-context/page-context.ts'

export type NewsItem = CallAnswer<typeof getNews>['items'][number]

/** A news item in rows and lists; the date is shown without the time (news.date). */
export function NewsCard({ item, level = 3 }: { item: NewsItem; level?: 2 | 3 }) {
  return (
    <NewsTile
      href={item.url}
      date={formatNewsDate(item.date)}
      title={formatTypography(item.name)}
      text={item.text ? formatTypography(item.text) : undefined}
      level={level}
      picture={
        item.imgUrl
          ? toPictureData({ src: item.imgUrl, width: 1_200, height: 800 }, 'half')
          : undefined
      }
    />
  )
}

type NewsRowProps = { context: PageContext; news: readonly NewsItem[] }

/** The three latest news items. */
export function NewsRow({ context, news }: NewsRowProps) {
  const { news: title, allNews } = contentTexts[context.language].home
  if (news.length === 0) return null
  return (
    <section aria-label={title}>
      <BlockHeader title={title}>
        <TextLink href={link.news()}>{allNews}</TextLink>
      </BlockHeader>
      <div className="grid gap-x-cards gap-y-8 sm:grid-cols-3">
        {news.map((item) => (
          <NewsCard key={item.id} item={item} />
        ))}
      </div>
    </section>
  )
}
