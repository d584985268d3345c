import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { priceTagTexts } from '@svetlitsa/i18n/price-tag/price-tag-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { IconButton } from '@svetlitsa/ui/actions/icon-button'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { Icon } from '@svetlitsa/ui/media/icon'
import { Trash2 } from 'lucide'
import { formatTagDay } from '../format-tag-day.ts'
import { TagRow } from '../tag-row.tsx'
import { CopiesField } from './copies-field.tsx'
import type { QueueItem } from './tag-queue.ts'

type QueueListProps = {
  queue: readonly QueueItem[]
  sign: string
  focused: number
  onCopies: (key: string, copies: number) => void
  onRemove: (keys: string[]) => void
}

/** The tags that wait for printing, in the order in which they will be on the sheets. */
export function QueueList({ queue, sign, focused, onCopies, onRemove }: QueueListProps) {
  const t = useTexts(priceTagTexts)
  if (queue.length === 0) {
    return <p className="px-4 py-10 text-body text-ink-soft lg:px-6">{t('emptyQueue')}</p>
  }
  const describe = ({ note, format, days }: QueueItem) =>
    [
      note,
      format && t(`format.${format}`),
      days &&
        t('tag.period', { from: formatTagDay(days.validFrom), to: formatTagDay(days.validTo) }),
    ]
      .filter(Boolean)
      .join(' · ')
  return (
    <>
      <ul aria-label={t('views.queue')}>
        {queue.map((item, index) => (
          <TagRow
            key={item.key}
            isFocused={index === focused}
            title={item.title}
            note={describe(item)}
            price={item.price !== null && formatPrice(item.price, { sign, convert: false })}
          >
            <CopiesField
              title={item.title}
              copies={item.copies}
              onChange={(copies) => onCopies(item.key, copies)}
            />
            <IconButton
              size={44}
              label={t('remove', { name: item.title })}
              onClick={() => onRemove([item.key])}
            >
              <Icon iconNode={Trash2} />
            </IconButton>
          </TagRow>
        ))}
      </ul>
      <p className="px-4 py-3 lg:px-6">
        <TextLink onClick={() => onRemove(queue.map(({ key }) => key))}>{t('clear')}</TextLink>
      </p>
    </>
  )
}
