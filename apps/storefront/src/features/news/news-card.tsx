import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import type { getNews } from '@svetlitsa/api-client/news/contract'
import { formatNewsDate } from '@svetlitsa/domain/news/format-news-date'
import { formatTypography } from '@svetlitsa/domain/text/format-typography'
import { toPictureData } from '@svetlitsa/shell/picture/to-picture-data'
import { NewsTile } from '@svetlitsa/ui/content/news-tile'

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
