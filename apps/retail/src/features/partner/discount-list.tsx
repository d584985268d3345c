import { partnerTexts } from '@svetlitsa/i18n/partner/partner-texts'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { formatMoment } from '../../date/format-moment.ts'
import type { DiscountRow } from './discount-row.ts'

type DiscountListProps = {
  discounts: readonly DiscountRow[]
  /** Opens a row to change it; without it the rows are only read. */
  onEdit: ((row: DiscountRow) => void) | undefined
}

/** The rows of the table of discounts. */
export function DiscountList({ discounts, onEdit }: DiscountListProps) {
  const t = useTexts(partnerTexts)
  const language = useLanguage()
  return (
    <ul aria-label={t('title')} className="border-t border-line">
      {discounts.map((row) => {
        const section = row.sectionId === null ? t('anySection') : row.section
        const vendor = row.vendorId === null ? t('anyVendor') : row.vendor
        return (
          <li
            key={`${row.sectionId} ${row.vendorId}`}
            className="flex flex-wrap items-center gap-x-6 gap-y-1 border-b border-line py-2 text-row"
          >
            <span className="min-w-0 flex-1 basis-40 wrap-anywhere">{section}</span>
            <span className="min-w-0 flex-1 basis-40 wrap-anywhere">{vendor}</span>
            <span className="w-16 text-right font-semibold tabular-nums">{row.percent} %</span>
            <span className="text-note text-ink-soft">
              {t('updated')} {formatMoment(row.updatedAt, language)}
            </span>
            {onEdit && (
              <Button
                kind="outline"
                aria-label={t('editNamed', { section, vendor })}
                onClick={() => onEdit(row)}
              >
                {t('edit')}
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
