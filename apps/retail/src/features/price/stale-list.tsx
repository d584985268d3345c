import { useDiscardTags, useStaleTags } from '@svetlitsa/api-client/price-tag/queries'
import { formatPrice } from '@svetlitsa/domain/money/format-price'
import { priceTagTexts } from '@svetlitsa/i18n/price-tag/price-tag-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import { useState } from 'react'
import { formatMoment } from '../../date/format-moment.ts'
import { PageSteps } from './page-steps.tsx'
import { type QueueItem, toReprintItems } from './queue/tag-queue.ts'
import { TagRow } from './tag-row.tsx'

type StaleListProps = { storeId: number | undefined; onAdd: (items: QueueItem[]) => void }

/** Printed tags that no longer tell the truth: to be printed again or taken down. */
export function StaleList({ storeId, onAdd }: StaleListProps) {
  const t = useTexts(priceTagTexts)
  const language = useLanguage()
  const [page, setPage] = useState(1)
  const { data, isError, refetch } = useStaleTags({ storeId, page })
  const discard = useDiscardTags()
  if (isError) return <ErrorNotice onRetry={() => void refetch()} />
  if (!data) return <Skeleton shape="block" />
  const { tags, sign, pages } = data
  if (tags.length === 0) {
    return <p className="px-4 py-10 text-body text-ink-soft lg:px-6">{t('emptyStale')}</p>
  }
  const format = (price: number) => formatPrice(price, { sign, convert: false })
  const printable = tags.filter(({ now }) => now !== null)
  return (
    <>
      {printable.length > 0 && (
        <div className="px-4 py-3 lg:px-6">
          <Button size={48} kind="soft" onClick={() => onAdd(printable.flatMap(toReprintItems))}>
            {t('stale.add')}
          </Button>
        </div>
      )}
      <ul aria-label={t('stale.caption')}>
        {tags.map((tag) => {
          const name = `${tag.title} ${tag.article}`.trim()
          return (
            <TagRow
              key={tag.id}
              title={tag.title}
              note={[
                tag.article,
                tag.details,
                `${t('stale.when')} ${formatMoment(tag.printed.at, language)} ${tag.printed.by}`,
                t(`stale.reasons.${tag.reason}`),
              ]
                .filter(Boolean)
                .join(' · ')}
              price={
                <>
                  <s className="text-ink-soft">{format(tag.printed.price)}</s>{' '}
                  {tag.now && format(tag.now.price)}
                </>
              }
            >
              {tag.now && (
                <Button
                  size={48}
                  kind="outline"
                  aria-label={t('stale.addOne', { name })}
                  onClick={() => onAdd(toReprintItems(tag))}
                >
                  {t('stale.addShort')}
                </Button>
              )}
              <Button
                size={48}
                kind="quiet"
                aria-label={t('stale.discard', { name })}
                onClick={() => discard.mutate({ storeId, ids: [tag.id] })}
              >
                {t('stale.discardShort')}
              </Button>
            </TagRow>
          )
        })}
      </ul>
      <PageSteps page={page} pages={pages} onChange={setPage} />
    </>
  )
}
