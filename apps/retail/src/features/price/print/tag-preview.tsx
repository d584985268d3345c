import { usePreviewTags } from '@svetlitsa/api-client/price-print/queries'
import { planTagPages, type TagDays } from '@svetlitsa/domain/price-tag/price-print'
import {
  type TagFormatCode,
  tagFormatCodes,
  tagFormats,
} from '@svetlitsa/domain/price-tag/tag-format'
import { priceTagTexts } from '@svetlitsa/i18n/price-tag/price-tag-texts'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Chip } from '@svetlitsa/ui/actions/chip'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { listOfferIds, listPreviewTags, type QueueItem } from '../queue/tag-queue.ts'
import { LazyTagSheets } from './lazy-tag-sheets.tsx'

const PREVIEW_PAGES = 2

type TagPreviewProps = {
  queue: readonly QueueItem[]
  /** Those of the queue that are printed in this size. */
  printed: readonly QueueItem[]
  storeId: number | undefined
  days: TagDays | null
  format: TagFormatCode
  onFormat: (format: TagFormatCode) => void
}

/** The size of the tags, and the first pages as they will be on paper. */
export function TagPreview(props: TagPreviewProps) {
  const { queue, printed, storeId, days, format, onFormat } = props
  const t = useTexts(priceTagTexts)
  const { data, error } = usePreviewTags({ storeId, days, offerIds: listOfferIds(printed) })
  const tags = listPreviewTags(printed, data?.tags ?? [])
  const others = queue.length - printed.length
  const nameSize = (code: TagFormatCode) => {
    const count = queue.filter((item) => item.format === code).length
    const name = t(`format.${code}`)
    return code === format || count === 0 ? name : t('format.waiting', { name, count })
  }
  const { tag, page } = tagFormats[format]
  const pageCount = planTagPages(tags, tagFormats[format]).length
  const size = { width: tag.width, height: tag.height, count: pageCount }
  return (
    <section aria-label={t('format.preview')} className="grid gap-3">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{t('format.label')}</legend>
        {tagFormatCodes.map((code) => (
          <Chip key={code} chosen={code === format} onClick={() => onFormat(code)}>
            {nameSize(code)}
          </Chip>
        ))}
      </fieldset>
      {others > 0 && (
        <p role="status" className="text-small text-ink-soft">
          {t('format.others', { count: others })}
        </p>
      )}
      {error && (
        <Notice tone="sale" live>
          {getErrorMessage(error) ?? t('failed')}
        </Notice>
      )}
      {tags.length > 0 && (
        <>
          <div className="tag-frame grid gap-4">
            <LazyTagSheets
              tags={tags}
              format={format}
              sign={data?.sign ?? ''}
              day={data?.day ?? ''}
              maxPages={PREVIEW_PAGES}
            />
          </div>
          <p className="text-center text-small text-ink-soft">
            {t(page === tag ? 'format.roll' : 'format.sheet', size)}
            {pageCount > PREVIEW_PAGES && (
              <span className="block">
                {t('format.more', { count: pageCount - PREVIEW_PAGES })}
              </span>
            )}
          </p>
        </>
      )}
    </section>
  )
}
