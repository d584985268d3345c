import type { Waybill } from '@svetlitsa/api-client/waybill/queries'
import { waybillTexts } from '@svetlitsa/i18n/waybill/waybill-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'

/** Where a waybill comes from and goes to, and how much there is of it. */
export function WaybillSummary({ waybill }: { waybill: Waybill }) {
  const t = useTexts(waybillTexts)
  const { from, to, date, status, boxes, weightKg } = waybill
  const rows: [string, string][] = [
    [t('from'), from],
    [t('to'), to || t('notChosen')],
    [t('date'), date ? date.split('-').reverse().join('.') : t('notChosen')],
    [t('state'), status],
    [t('contents'), t('boxesAndWeight', { boxes: String(boxes), weight: String(weightKg) })],
  ]
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-2 text-row lg:grid-cols-5">
      {rows.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-note text-ink-soft">{label}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
