import { addDays } from '@svetlitsa/domain/date/day'
import type { TagDays } from '@svetlitsa/domain/price-tag/price-print'
import type { TagFormatCode } from '@svetlitsa/domain/price-tag/tag-format'
import { priceTagTexts } from '@svetlitsa/i18n/price-tag/price-tag-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { Field } from '@svetlitsa/ui/forms/field'
import { Switch } from '@svetlitsa/ui/forms/switch'
import { Icon } from '@svetlitsa/ui/media/icon'
import { Printer } from 'lucide'
import { useEffect, useEffectEvent, useState } from 'react'
import { getGoodsKey, listItemsOfSize, type QueueItem } from '../queue/tag-queue.ts'
import type { PrintedDocument } from './printed-document.ts'
import { TagPreview } from './tag-preview.tsx'
import { useTagPrinting } from './use-tag-printing.ts'

const DEFAULT_DAYS = 14

type PrintPanelProps = {
  queue: readonly QueueItem[]
  storeId: number | undefined
  /** The day in the store, where the dates begin. */
  day: string
  format: TagFormatCode
  onFormat: (format: TagFormatCode) => void
  onRemove: (keys: string[]) => void
  onPrint: (document: PrintedDocument) => void
}

/** Size, dates, preview and the printer (retail.price). */
export function PrintPanel(props: PrintPanelProps) {
  const { queue, storeId, day, format, onFormat, onRemove, onPrint } = props
  const t = useTexts(priceTagTexts)
  const printed = listItemsOfSize(queue, format)
  const [days, setDays] = useState<TagDays | null>(null)
  const printing = useTagPrinting({ queue: printed, storeId, format, days, onPrint })
  const { outcome } = printing
  usePrintKey(() => void printing.printTags())
  const changeDay = (changed: Partial<TagDays>) => {
    if (days && Object.values(changed).every(Boolean)) setDays({ ...days, ...changed })
  }
  return (
    <div className="grid content-start gap-4">
      <div>
        <Button
          size={48}
          icon={<Icon iconNode={Printer} />}
          disabled={printed.length === 0}
          waiting={printing.isPending && t('printing')}
          onClick={() => void printing.printTags()}
        >
          {t('print')}
        </Button>
      </div>
      {outcome && (
        <Notice
          tone={outcome.isFailure ? 'sale' : 'forest'}
          live
          action={
            outcome.gone.length > 0 && (
              <TextLink
                onClick={() => {
                  onRemove(outcome.gone.map(getGoodsKey))
                  printing.clearOutcome()
                }}
              >
                {t('gone')}
              </TextLink>
            )
          }
        >
          {outcome.message}
        </Notice>
      )}
      <Switch
        label={t('dates.on')}
        checked={days !== null}
        onChange={({ currentTarget }) =>
          setDays(
            currentTarget.checked ? { validFrom: day, validTo: addDays(day, DEFAULT_DAYS) } : null,
          )
        }
      />
      {days && (
        <fieldset className="grid grid-cols-2 gap-3">
          <legend className="sr-only">{t('dates.label')}</legend>
          <Field
            label={t('dates.from')}
            type="date"
            size={44}
            value={days.validFrom}
            onChange={({ currentTarget }) => changeDay({ validFrom: currentTarget.value })}
          />
          <Field
            label={t('dates.to')}
            type="date"
            size={44}
            value={days.validTo}
            onChange={({ currentTarget }) => changeDay({ validTo: currentTarget.value })}
          />
        </fieldset>
      )}
      <TagPreview {...{ queue, printed, storeId, days, format, onFormat }} />
    </div>
  )
}

/** Ctrl+P prints the tags instead of the screen. */
function usePrintKey(print: () => void) {
  const onPrint = useEffectEvent(print)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.code !== 'KeyP' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      onPrint()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
