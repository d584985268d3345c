import type { StaffMember } from '@svetlitsa/api-client/staff/queries'
import { formatPhone } from '@svetlitsa/domain/phone/phone-digits'
import { staffTexts } from '@svetlitsa/i18n/staff/staff-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { PressableRow } from '@svetlitsa/ui/actions/pressable-row'
import { getStaffName } from './build-staff-columns.tsx'
import { ShiftBadge } from './shift-badge.tsx'

type StaffRowsProps = {
  members: readonly StaffMember[]
  onPress: (member: StaffMember) => void
}

/** The staff on a phone: three lines each, clickable as a whole. */
export function StaffRows({ members, onPress }: StaffRowsProps) {
  const t = useTexts(staffTexts)
  return (
    <ul aria-label={t('title')} className="border-t border-line empty:hidden lg:hidden">
      {members.map((member) => (
        <li key={member.id} className="border-b border-line bg-surface">
          <PressableRow onPress={() => onPress(member)}>
            <span className="min-w-0 truncate">
              <strong className="font-semibold">{getStaffName(member)}</strong>
              {member.isYou && <span className="text-ink-soft"> ({t('you')})</span>}
            </span>
            <span />
            <span className="col-span-2 truncate text-small text-ink-soft">
              {[...member.roles.map((role) => t(`roles.${role}`)), member.store?.name]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <span className="col-span-2 flex flex-wrap items-center gap-2 text-small">
              {formatPhone(member.phone) ?? member.phone}
              <ShiftBadge member={member} />
            </span>
          </PressableRow>
        </li>
      ))}
    </ul>
  )
}
