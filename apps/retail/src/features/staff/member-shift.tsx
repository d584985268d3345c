import { type StaffMember, useSetShift } from '@svetlitsa/api-client/staff/queries'
import { staffTexts } from '@svetlitsa/i18n/staff/staff-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Switch } from '@svetlitsa/ui/forms/switch'
import { MoveOutcome } from '../../order-move/move-outcome.tsx'
import { useMoveOrder } from '../../order-move/use-move-order.ts'

/** Begins or ends the shift of a person. */
export function MemberShift({ member }: { member: StaffMember }) {
  const t = useTexts(staffTexts)
  const { mutateAsync, isPending } = useSetShift()
  const { move, ...moved } = useMoveOrder()
  const change = (isOn: boolean) =>
    move((key) => mutateAsync({ key, input: { isOn, userId: member.id } }))
  return (
    <div className="mt-4 border-t border-line pt-2">
      <Switch
        label={t('shift')}
        disabled={isPending}
        checked={member.shiftSince !== null}
        onChange={({ currentTarget }) => void change(currentTarget.checked)}
      />
      <MoveOutcome {...moved} />
    </div>
  )
}
