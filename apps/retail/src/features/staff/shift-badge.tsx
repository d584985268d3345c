import type { StaffMember } from '@svetlitsa/api-client/staff/queries'
import { staffTexts } from '@svetlitsa/i18n/staff/staff-texts'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Badge } from '@svetlitsa/ui/feedback/badge'
import { formatMoment } from '../../date/format-moment.ts'

/** Whether a person is on shift or disabled; nothing for everybody else. */
export function ShiftBadge({ member }: { member: StaffMember }) {
  const t = useTexts(staffTexts)
  const language = useLanguage()
  const { shiftSince, disabledAt } = member
  if (disabledAt)
    return (
      <Badge tone="closed">{t('pane.disabled', { at: formatMoment(disabledAt, language) })}</Badge>
    )
  if (!shiftSince) return null
  return <Badge tone="ready">{t('onShift', { since: formatMoment(shiftSince, language) })}</Badge>
}
