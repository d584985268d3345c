import { type StaffStore, useStaffMember } from '@svetlitsa/api-client/staff/queries'
import { staffTexts } from '@svetlitsa/i18n/staff/staff-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import { DetailPane } from '../../list-detail/detail-pane.tsx'
import { getStaffName } from './build-staff-columns.tsx'
import { MemberShift } from './member-shift.tsx'
import { StaffActions } from './staff-actions.tsx'
import { StaffDetails } from './staff-details.tsx'

type StaffPaneProps = {
  id: number
  stores: readonly StaffStore[]
  canManage: boolean
  onClose: () => void
}

/** The selected person beside the list, with what an administrator can change. */
export function StaffPane({ id, stores, canManage, onClose }: StaffPaneProps) {
  const t = useTexts(staffTexts)
  const { data, isError, refetch } = useStaffMember(id)
  if (data === undefined) {
    return (
      <aside className="h-100 w-full shrink-0 p-4 lg:w-100" aria-busy={!isError}>
        {isError ? <ErrorNotice onRetry={() => void refetch()} /> : <Skeleton shape="block" />}
      </aside>
    )
  }
  const member = data?.member
  const worksInStore =
    member?.disabledAt === null && member.roles.some((role) => role !== 'assembler')
  return (
    <DetailPane
      title={member ? getStaffName(member) : t('pane.title')}
      closeLabel={t('pane.close')}
      onClose={onClose}
      actions={member && canManage && <StaffActions member={member} stores={stores} />}
    >
      {member ? (
        <>
          <StaffDetails member={member} openSessions={data.openSessions} />
          {worksInStore && (canManage || member.isYou) && <MemberShift member={member} />}
        </>
      ) : (
        <Notice>{t('pane.gone')}</Notice>
      )}
    </DetailPane>
  )
}
