import type { AnswerOf } from '@svetlitsa/api-client/contract/call'
import type { getNews } from '@svetlitsa/api-client/contract/news'
import { newsDate } from '@svetlitsa/domain/news/news-date'
import { typo } from '@svetlitsa/domain/text/typo'
import { pictureData } from '@svetlitsa/shell/card/picture-data'
import { NewsTile } from '@svetlitsa/ui/shop/news-tile'

export type NewsItem = AnswerOf<typeof getNews>['items'][number]

/** A piece of news as strips and lists show it; of its date only the day (storefront §3). */
export function NewsCard({ item, level = 3 }: { item: NewsItem; level?: 2 | 3 }) {
  return (
    <NewsTile
      href={item.url}
      date={newsDate(item.date)}
      title={typo(item.name)}
      text={item.text ? typo(item.text) : undefined}
      level={level}
      picture={
        item.imgUrl
          ? pictureData({ src: item.imgUrl, width: 1_200, height: 800 }, 'half')
          : undefined
      }
    />
  )
}
