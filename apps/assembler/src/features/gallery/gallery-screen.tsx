import type { AssemblerData } from '@svetlitsa/api-client/assembler/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { assemblerTexts } from '@svetlitsa/i18n/assembler/assembler-texts'
import { formatDay } from '@svetlitsa/i18n/format/format-day'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { EmptyState } from '@svetlitsa/ui/feedback/empty-state'
import { AssemblerAnswer } from '../../assembler-page/assembler-answer.tsx'
import { CabinetPage } from '../../assembler-page/cabinet-page.tsx'
import { PhotoTiles } from '../../assembler-page/photo-tiles.tsx'
import { useOutboxState } from '../../outbox/outbox-provider.tsx'

/** The photographs of the assembler's orders, those that wait to be sent included. */
export function GalleryScreen() {
  const t = useTexts(assemblerTexts)
  return (
    <CabinetPage title={t('gallery.title')}>
      <h1 className="mb-5 text-h1">{t('gallery.title')}</h1>
      <AssemblerAnswer>{(data) => <Galleries data={data} />}</AssemblerAnswer>
    </CabinetPage>
  )
}

function Galleries({ data }: { data: AssemblerData }) {
  const t = useTexts(assemblerTexts)
  const language = useLanguage()
  const { actions } = useOutboxState()
  const waiting = (number: string) =>
    actions.flatMap((action) =>
      action.kind === 'setGallery' && action.order === number && action.refusal === null
        ? action.photos
        : [],
    )
  const galleries = [...data.orders, ...data.assembled]
    .map((order) => ({ ...order, waiting: waiting(order.order_num) }))
    .filter(({ photos, waiting }) => photos.length + waiting.length > 0)
  if (galleries.length === 0) return <EmptyState title={t('gallery.empty')} />
  return (
    <div className="flex flex-col gap-8">
      {galleries.map(({ order_num: number, date, photos, waiting }) => (
        <section key={number} className="flex flex-col gap-2">
          <h2 className="text-h3">
            <TextLink href={link.assemblerOrder(number)} tone="bare">
              <span className="flex min-h-11 items-center">
                {t('order', { number })}
                {date && ` · ${formatDay(date, language)}`}
              </span>
            </TextLink>
          </h2>
          <PhotoTiles order={number} photos={photos} waiting={waiting} />
        </section>
      ))}
    </div>
  )
}
