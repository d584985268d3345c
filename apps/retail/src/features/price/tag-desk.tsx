import { useTagSearch } from '@svetlitsa/api-client/price-print/queries'
import type { TagFormatCode } from '@svetlitsa/domain/price-tag/tag-format'
import { priceTagTexts } from '@svetlitsa/i18n/price-tag/price-tag-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Chip } from '@svetlitsa/ui/actions/chip'
import { useDeferredValue, useRef, useState } from 'react'
import { ListSearch } from '../../list-detail/list-search.tsx'
import { CameraSwitch } from '../../scan/camera-switch.tsx'
import { useWedgeScanner } from '../../scan/use-wedge-scanner.ts'
import { GoodsView, type TagChoice } from './goods-view.tsx'
import { NameForm } from './name-form.tsx'
import { OfferList } from './offer/offer-list.tsx'
import { useOfferLines } from './offer/use-offer-lines.ts'
import type { PrintedDocument } from './print/printed-document.ts'
import { QueueList } from './queue/queue-list.tsx'
import { getGoodsKey, toGoodsItem } from './queue/tag-queue.ts'
import { useTagKeyboard } from './queue/use-tag-keyboard.ts'
import type { useTagQueue } from './queue/use-tag-queue.ts'
import { isCode } from './scan/is-code.ts'
import { useTagScan } from './scan/use-tag-scan.ts'
import { ServiceList } from './service-list.tsx'
import { StaleList } from './stale-list.tsx'

const views = ['goods', 'queue', 'stale', 'services', 'name', 'offer'] as const
type View = (typeof views)[number]

type TagDeskProps = {
  storeId: number | undefined
  sign: string
  tagQueue: ReturnType<typeof useTagQueue>
  /** Tags that are printed again bring their size. */
  onFormat: (format: TagFormatCode) => void
  onPrint: (document: PrintedDocument) => void
}

/** Where tags are found and chosen: goods with filters, the queue, old tags, services, own texts. */
export function TagDesk({ storeId, sign, tagQueue, onFormat, onPrint }: TagDeskProps) {
  const t = useTexts(priceTagTexts)
  const { queue, add, remove, setCopies } = tagQueue
  const [view, setView] = useState<View>('goods')
  const [choice, setChoice] = useState<TagChoice>({ search: '', page: 1 })
  const searchField = useRef<HTMLInputElement>(null)
  const { search, ...narrowed } = useDeferredValue(choice)
  const found = useTagSearch({ storeId, search: search.trim(), ...narrowed })
  const offerLines = useOfferLines()
  const { scan, addFirst, news } = useTagScan(storeId, (offer) =>
    view === 'offer' ? offerLines.add(offer) : add(toGoodsItem(offer)),
  )
  useWedgeScanner(scan)
  const offers = view === 'goods' ? (found.data?.offers ?? []) : []
  const waiting = view === 'queue' ? queue : []
  const { focused, setFocused } = useTagKeyboard({
    rowKeys: [
      ...offers.map(({ offerId }) => getGoodsKey(offerId)),
      ...waiting.map((one) => one.key),
    ],
    searchField,
    onEnter: (index) => {
      const offer = offers[index]
      if (offer) tagQueue.toggle(offer)
      else if (index < 0) enterSearch(choice.search.trim())
    },
    onStep: tagQueue.step,
    onRemove: (key) => remove([key]),
  })
  /** Rows that changed under the focus are not meant by the next Enter. */
  const choose = (changed: TagChoice) => {
    setFocused(-1)
    setChoice(changed)
  }
  const counts: Partial<Record<View, number>> = {
    queue: queue.length,
    offer: offerLines.lines.length,
  }
  const show = (name: View) => {
    setFocused(-1)
    setView(name)
  }
  const startSearch = (text: string) => {
    choose({ search: text, page: 1, availableOnly: choice.availableOnly })
    show('goods')
  }
  const enterSearch = (text: string) => {
    if (isCode(text)) void scan(text)
    else if (text) void addFirst({ storeId, ...choice, search: text })
  }
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-center gap-3 px-4 py-3 lg:px-6">
        <div className="min-w-0 grow basis-60">
          <ListSearch
            label={t('search')}
            value={choice.search}
            onSearch={startSearch}
            ref={searchField}
          />
        </div>
        <CameraSwitch onScan={(code) => void scan(code)} />
        <p role="status" className={`w-full empty:hidden ${news?.isFailure ? 'text-sale' : ''}`}>
          {news?.text}
        </p>
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{t('views.label')}</legend>
          {views.map((name) => (
            <Chip key={name} chosen={name === view} onClick={() => show(name)}>
              {t(`views.${name}`)}
              {counts[name] ? ` · ${counts[name]}` : ''}
            </Chip>
          ))}
        </fieldset>
      </div>
      {view === 'goods' && (
        <GoodsView
          found={found}
          choice={choice}
          onChoice={choose}
          tagQueue={tagQueue}
          focused={focused}
          storeId={storeId}
          onOffer={offerLines.add}
        />
      )}
      {view === 'queue' && (
        <QueueList {...{ queue, sign, focused }} onCopies={setCopies} onRemove={remove} />
      )}
      {view === 'stale' && (
        <StaleList
          storeId={storeId}
          onAdd={(items, format) => {
            for (const item of items) add(item)
            onFormat(format)
          }}
        />
      )}
      {view === 'services' && <ServiceList {...{ storeId, queue }} onAdd={add} onRemove={remove} />}
      {view === 'name' && <NameForm storeId={storeId} onAdd={add} />}
      {view === 'offer' && <OfferList {...{ storeId, sign, offerLines, onPrint }} />}
    </div>
  )
}
