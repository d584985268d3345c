import {
  type Board,
  type BoardOrder,
  type Proposal,
  useAcceptProposals,
  useAssignAssembler,
  useAssignCrew,
  useWithdrawAssembler,
} from '@svetlitsa/api-client/dispatch/queries'
import { dispatchTexts } from '@svetlitsa/i18n/dispatch/dispatch-texts'
import { formatDay } from '@svetlitsa/i18n/format/format-day'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { useToast } from '@svetlitsa/ui/feedback/toast-provider/use-toast'
import { useMoveOrder } from '../../order-move/use-move-order.ts'
import { formatSlots } from './format-slots.ts'

interface AssignedPlace {
  assemblerId: number
  date: string
  period: number
}

type Outcome = { ok: true } | { ok: false; reason: string; message: string }

export type DispatchMoves = ReturnType<typeof useDispatchMoves>

/**
 * What a dispatcher does with orders. Each move says who had the order on this board, so that the
 * choice of another dispatcher is not overwritten; it tells whether it succeeded (assembler.assign).
 */
export function useDispatchMoves({ assemblers, crews }: Board) {
  const t = useTexts(dispatchTexts)
  const language = useLanguage()
  const showToast = useToast()
  const assignCall = useAssignAssembler()
  const withdrawCall = useWithdrawAssembler()
  const crewCall = useAssignCrew()
  const acceptCall = useAcceptProposals()
  const { move, error, verification } = useMoveOrder()
  const explain = <Result extends Outcome>(outcome: Result): Result | Outcome =>
    !outcome.ok && outcome.reason === 'changed_meanwhile'
      ? { ...outcome, message: t('assign.changed') }
      : outcome

  const assign = async (order: BoardOrder, { assemblerId, date, period }: AssignedPlace) => {
    const { orderGuid, number, assemblerId: fromAssemblerId } = order
    const input = { orderGuid, assemblerId, date, period, fromAssemblerId }
    let time = ''
    const isDone = await move(async (key) => {
      const outcome = await assignCall.mutateAsync({ key, input })
      if (outcome.ok) time = formatSlots(outcome.answer.slots)
      return explain(outcome)
    })
    const name = assemblers.find(({ id }) => id === assemblerId)?.name ?? ''
    if (isDone)
      showToast({ text: t('assign.done', { number, name, date: formatDay(date, language), time }) })
    return isDone
  }

  const withdraw = async ({ orderGuid, number, assemblerId }: BoardOrder) => {
    if (assemblerId === null) return false
    const input = { orderGuid, assemblerId }
    const isDone = await move(async (key) =>
      explain(await withdrawCall.mutateAsync({ key, input })),
    )
    if (isDone) showToast({ text: t('assign.withdrawn', { number }) })
    return isDone
  }

  const setCrew = async (
    { orderGuid, number, crewId: fromCrewId }: BoardOrder,
    crewId: number | null,
  ) => {
    const input = { orderGuid, crewId, fromCrewId }
    const isDone = await move(async (key) => explain(await crewCall.mutateAsync({ key, input })))
    const name = crews.find(({ id }) => id === crewId)?.name
    if (isDone)
      showToast({
        text: name ? t('crews.done', { number, name }) : t('crews.withdrawn', { number }),
      })
    return isDone
  }

  const accept = async (proposals: readonly Proposal[]) => {
    const inputs = proposals.flatMap(({ orderGuid, assemblerId, slots: [first] }) =>
      first ? [{ orderGuid, assemblerId, ...first, fromAssemblerId: null }] : [],
    )
    let accepted = 0
    const isDone = await move(async () => {
      const refusals = await acceptCall.mutateAsync(inputs)
      accepted = inputs.length - refusals.length
      if (refusals.length === 0) return { ok: true }
      const reasons = [...new Set(refusals)].join(' ')
      const message = t('proposals.failed', { count: refusals.length, reasons })
      return { ok: false, reason: 'refused', message }
    })
    if (accepted > 0) showToast({ text: t('proposals.accepted', { count: accepted }) })
    return isDone
  }

  return {
    assign,
    withdraw,
    setCrew,
    accept,
    outcome: { error, verification },
    isPending:
      assignCall.isPending || withdrawCall.isPending || crewCall.isPending || acceptCall.isPending,
  }
}
