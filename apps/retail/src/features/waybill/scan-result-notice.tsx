import { waybillTexts } from '@svetlitsa/i18n/waybill/waybill-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Icon } from '@svetlitsa/ui/media/icon'
import { CircleAlert, CircleCheck, Undo2 } from 'lucide'
import type { ScanResult } from './use-scan-boxes.ts'

const looks = {
  counted: { box: 'bg-forest text-on-forest', icon: CircleCheck },
  undone: { box: 'bg-sand text-ink', icon: Undo2 },
  refused: { box: 'bg-sale text-on-sale', icon: CircleAlert },
} as const

/** The result of the last scan, to be read at arm's length. */
export function ScanResultNotice({ result }: { result: ScanResult | null }) {
  const t = useTexts(waybillTexts)
  const look = result && looks[result.kind]
  return (
    <div role="status" aria-live="assertive" className="min-h-24">
      {result && look && (
        <div className={`flex min-h-24 items-center gap-4 rounded-large p-4 ${look.box}`}>
          <Icon iconNode={look.icon} size="bar" />
          <div className="min-w-0 wrap-anywhere">
            <p className="text-window font-semibold">
              {result.kind === 'counted' && t('counted', { code: result.box.code })}
              {result.kind === 'undone' && t('undone', { code: result.code })}
              {result.kind === 'refused' && (result.message ?? t('failed'))}
            </p>
            {result.kind === 'counted' && (
              <p>{t('countedRest', { name: result.box.name, count: result.missing })}</p>
            )}
          </div>
        </div>
      )}
    </div>
  )
}
