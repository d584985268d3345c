import type { WaybillCheck } from '@svetlitsa/api-client/waybill/queries'
import { waybillTexts } from '@svetlitsa/i18n/waybill/waybill-texts'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { ProgressBar } from '@svetlitsa/ui/feedback/progress-bar'
import { formatMoment } from '../../date/format-moment.ts'
import { BoxList } from './box-list.tsx'
import { CheckActions } from './check-actions.tsx'
import { ScanField } from './scan-field.tsx'
import { ScanResultNotice } from './scan-result-notice.tsx'
import { useScanBoxes } from './use-scan-boxes.ts'

type WaybillScanProps = { number: string; check: WaybillCheck }

/** The check of a waybill: scanning, what is missing, what was found, and how it ended. */
export function WaybillScan({ number, check }: WaybillScanProps) {
  const t = useTexts(waybillTexts)
  const language = useLanguage()
  const { scan, undo, result } = useScanBoxes(number)
  const { state, boxes, scanned, missing, reason, finishedAt, finishedBy } = check
  const isOpen = state === 'open'
  const progress = t('progress', { scanned: String(scanned), total: String(boxes.length) })
  return (
    <>
      {check.isStale && (
        <Notice tone="sale" live>
          {t('stale')}
        </Notice>
      )}
      {isOpen ? (
        <>
          <ScanField onScan={scan} />
          <ScanResultNotice result={result} />
          <div className="grid gap-1.5">
            <p className="text-body font-semibold tabular-nums">{progress}</p>
            <ProgressBar label={progress} value={scanned / boxes.length} tone="forest" />
          </div>
        </>
      ) : (
        <Notice tone={missing > 0 ? 'sale' : 'forest'}>
          <p className="font-semibold">
            {missing > 0 ? t('doneMissing', { count: missing }) : t('done')}
          </p>
          {reason && <p>{reason}</p>}
          <p>{t('doneBy', { by: finishedBy, at: formatMoment(finishedAt ?? '', language) })}</p>
        </Notice>
      )}
      <CheckActions number={number} check={check} />
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
        {(isOpen || missing > 0) && (
          <BoxList
            title={t('missing')}
            empty={t('allFound')}
            boxes={boxes.filter(({ scannedAt }) => scannedAt === null)}
          />
        )}
        <BoxList
          title={t('scanned')}
          empty={t('nothingScanned')}
          boxes={boxes.filter(({ scannedAt }) => scannedAt !== null)}
          onUndo={isOpen ? undo : undefined}
        />
      </div>
    </>
  )
}
