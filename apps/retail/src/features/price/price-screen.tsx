import { usePrintStaff } from '@svetlitsa/api-client/price-print/queries'
import type { TagFormatCode } from '@svetlitsa/domain/price-tag/tag-format'
import { priceTagTexts } from '@svetlitsa/i18n/price-tag/price-tag-texts'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import { Select } from '@svetlitsa/ui/forms/select'
import { useState } from 'react'
import { RetailPage } from '../../retail-page/retail-page.tsx'
import { PrintPanel } from './print/print-panel.tsx'
import type { PrintedDocument } from './print/printed-document.ts'
import { PrintedPages } from './print/printed-pages.tsx'
import { useTagQueue } from './queue/use-tag-queue.ts'
import { TagDesk } from './tag-desk.tsx'
import { TagKeyHints } from './tag-key-hints.tsx'

/** Price tags of a store: found, chosen, printed, and printed again when prices change (retail.price). */
export function PriceScreen({ userName }: { userName: string }) {
  const t = useTexts(priceTagTexts)
  const [storeId, setStoreId] = useState<number>()
  const { data: staff, error } = usePrintStaff(storeId)
  const tagQueue = useTagQueue()
  const [format, setFormat] = useState<TagFormatCode>('sheet8')
  const [printed, setPrinted] = useState<PrintedDocument | null>(null)
  return (
    <RetailPage title={t('title')} userName={userName} keys={<TagKeyHints />}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 lg:px-6">
        <h1 className="text-h3">{t('title')}</h1>
        {staff && staff.stores.length > 1 && (
          <Select
            label={t('store')}
            hideLabel
            size={44}
            options={staff.stores.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={String(staff.store.id)}
            onChange={(value) => setStoreId(Number(value))}
          />
        )}
        {staff && (
          <span className="text-small text-ink-soft">
            {[staff.stores.length > 1 ? staff.store.address : staff.store.name, staff.region.name]
              .filter(Boolean)
              .join(' · ')}
          </span>
        )}
      </div>
      {error && (
        <div className="px-4 lg:px-6">
          <Notice tone="sale" live>
            {getErrorMessage(error) ?? t('failed')}
          </Notice>
        </div>
      )}
      {!staff && !error && <Skeleton shape="block" />}
      {staff && (
        <div className="grid grid-cols-1 items-start border-t border-line lg:grid-cols-[minmax(0,1fr)_minmax(20rem,38%)]">
          <TagDesk
            {...{ storeId, tagQueue }}
            sign={staff.sign}
            onFormat={setFormat}
            onPrint={setPrinted}
          />
          <aside
            aria-label={t('print')}
            className="min-w-0 bg-sand p-4 max-lg:order-first lg:sticky lg:top-24 lg:max-h-dvh lg:overflow-y-auto lg:p-6"
          >
            <PrintPanel
              queue={tagQueue.queue}
              storeId={storeId}
              day={staff.day}
              format={format}
              onFormat={setFormat}
              onRemove={tagQueue.remove}
              onPrint={setPrinted}
            />
          </aside>
        </div>
      )}
      {printed && <PrintedPages document={printed} />}
    </RetailPage>
  )
}
