import {
  type StaleTag,
  useDiscardTags,
  useStaleTags,
} from '@svetlitsa/api-client/price-tag/queries'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import type { TagFormatCode } from '@svetlitsa/domain/price-tag/tag-format'
import { priceTagTexts } from '@svetlitsa/i18n/price-tag/price-tag-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useFailureToast } from '@svetlitsa/shell/error/use-failure-toast'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Chip } from '@svetlitsa/ui/actions/chip'
import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import { useState } from 'react'
import { formatMoment } from '../../date/format-moment.ts'
import { PageSteps } from './page-steps.tsx'
import { type QueueItem, toReprintItems } from './queue/tag-queue.ts'
import { TagRow } from './tag-row.tsx'

type StaleListProps = {
  storeId: number | undefined
  /** All of one size. */
  onAdd: (items: QueueItem[], format: TagFormatCode) => void
}

/** Printed tags that no longer tell the truth, of one size: to be printed again or taken down. */
export function StaleList({ storeId, onAdd }: StaleListProps) {
  const t = useTexts(priceTagTexts)
  const language = useLanguage()
  const [choice, setChoice] = useState<{ format?: TagFormatCode; page: number }>({ page: 1 })
  const { data, isError, refetch } = useStaleTags({ storeId, ...choice })
  const discard = useDiscardTags()
  const showFailure = useFailureToast()
  if (isError) return <ErrorNotice onRetry={() => void refetch()} />
  if (!data) return <Skeleton shape="block" />
  const { tags, sign, format: size, formats, page, pages } = data
  if (size === null) {
    return <p className="px-4 py-10 text-body text-ink-soft lg:px-6">{t('emptyStale')}</p>
  }
  const write = (price: number) => formatPrice(price, { sign, convert: false })
  const printable = tags.filter(({ now }) => now !== null)
  const addToQueue = (chosen: readonly StaleTag[]) =>
    onAdd(
      chosen.flatMap((tag) => toReprintItems(tag, size)),
      size,
    )
  return (
    <>
      <fieldset className="flex flex-wrap gap-2 px-4 pt-1 lg:px-6">
        <legend className="sr-only">{t('format.label')}</legend>
        {formats.map(({ format: code, count }) => (
          <Chip
            key={code}
            chosen={code === size}
            onClick={() => setChoice({ format: code, page: 1 })}
          >
            {t(`format.${code}`)} · {count}
          </Chip>
        ))}
      </fieldset>
      {printable.length > 0 && (
        <div className="px-4 py-3 lg:px-6">
          <Button size={48} kind="soft" onClick={() => addToQueue(printable)}>
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
                  <s className="text-ink-soft">{write(tag.printed.price)}</s>{' '}
                  {tag.now && write(tag.now.price)}
                </>
              }
            >
              {tag.now && (
                <Button
                  size={48}
                  kind="outline"
                  aria-label={t('stale.addOne', { name })}
                  onClick={() => addToQueue([tag])}
                >
                  {t('stale.addShort')}
                </Button>
              )}
              <Button
                size={48}
                kind="quiet"
                aria-label={t('stale.discard', { name })}
                onClick={() => discard.mutate({ storeId, ids: [tag.id] }, { onError: showFailure })}
              >
                {t('stale.discardShort')}
              </Button>
            </TagRow>
          )
        })}
      </ul>
      <PageSteps
        page={page}
        pages={pages}
        onChange={(next) => setChoice({ ...choice, page: next })}
      />
    </>
  )
}
