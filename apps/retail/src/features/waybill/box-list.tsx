import type { WaybillCheck } from '@svetlitsa/api-client/waybill/queries'
import { waybillTexts } from '@svetlitsa/i18n/waybill/waybill-texts'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { useId } from 'react'
import { formatMoment } from '../../date/format-moment.ts'

type BoxListProps = {
  title: string
  empty: string
  boxes: WaybillCheck['boxes']
  /** Takes back the scan of a box; without it nothing can be taken back. */
  onUndo?: ((code: string) => void) | undefined
}

/** Boxes of a waybill: those that are missing, or those that were scanned. */
export function BoxList({ title, empty, boxes, onUndo }: BoxListProps) {
  const t = useTexts(waybillTexts)
  const language = useLanguage()
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="mb-2 text-body font-semibold">
        {title}
        {boxes.length > 0 && ` · ${boxes.length}`}
      </h2>
      {boxes.length === 0 && <p className="text-small text-ink-soft">{empty}</p>}
      <ul aria-labelledby={id} className="border-t border-line empty:hidden">
        {boxes.map(({ code, name, article, part, parts, scannedAt, scannedBy }) => (
          <li key={code} className="flex items-center gap-3 border-b border-line py-2 text-row">
            <div className="min-w-0 flex-1 wrap-anywhere">
              <span className="font-semibold tabular-nums">{code}</span> {name}
              <p className="text-note text-ink-soft">
                {[
                  article,
                  parts > 1 && t('part', { part: String(part), parts: String(parts) }),
                  scannedAt && t('by', { by: scannedBy, at: formatMoment(scannedAt, language) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            {onUndo && (
              <Button
                kind="outline"
                aria-label={t('undoNamed', { code })}
                onClick={() => onUndo(code)}
              >
                {t('undo')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
