import { useServiceTags } from '@svetlitsa/api-client/price-print/queries'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { priceTagTexts } from '@svetlitsa/i18n/price-tag/price-tag-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import { Checkbox } from '@svetlitsa/ui/forms/checkbox'
import { getServiceKey, type QueueItem, toServiceItem } from './queue/tag-queue.ts'
import { TagRow } from './tag-row.tsx'

type ServiceListProps = {
  storeId: number | undefined
  queue: readonly QueueItem[]
  onAdd: (item: QueueItem) => void
  onRemove: (keys: string[]) => void
}

/** The services of the region, for tags of their own. */
export function ServiceList({ storeId, queue, onAdd, onRemove }: ServiceListProps) {
  const t = useTexts(priceTagTexts)
  const { data, isError, refetch } = useServiceTags(storeId)
  if (isError) return <ErrorNotice onRetry={() => void refetch()} />
  if (!data) return <Skeleton shape="block" />
  return (
    <ul aria-label={t('views.services')}>
      {data.tags.map((tag, index) => {
        const code = data.codes[index] ?? ''
        const key = getServiceKey(code)
        const isChosen = queue.some((item) => item.key === key)
        return (
          <TagRow
            key={key}
            before={
              <Checkbox
                label={t('choose', { name: tag.title })}
                hideLabel
                checked={isChosen}
                onChange={() => (isChosen ? onRemove([key]) : onAdd(toServiceItem(code, tag)))}
              />
            }
            title={tag.title}
            note={[tag.unit !== 'none' && t(`tag.units.${tag.unit}`), ...tag.details]
              .filter(Boolean)
              .join(' · ')}
            price={formatPrice(tag.price ?? 0, { sign: data.sign, convert: false })}
          />
        )
      })}
    </ul>
  )
}
