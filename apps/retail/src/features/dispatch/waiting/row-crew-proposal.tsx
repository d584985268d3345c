import type { BoardOrder, CrewProposal } from '@svetlitsa/api-client/dispatch/queries'
import { dispatchTexts } from '@svetlitsa/i18n/dispatch/dispatch-texts'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { useBoardView } from '../board-view.ts'

type RowCrewProposalProps = { order: BoardOrder; proposal: CrewProposal; onAccepted: () => void }

/** Which crew is proposed for a delivery; only a person who accepts it assigns anybody. */
export function RowCrewProposal({ order, proposal, onAccepted }: RowCrewProposalProps) {
  const t = useTexts(dispatchTexts)
  const language = useLanguage()
  const { moves } = useBoardView()
  const { number, crewId, crewName: name, distanceKm } = proposal
  const accept = async () => {
    if (await moves.setCrew(order, crewId)) onAccepted()
  }
  return (
    <div className="mt-1 flex items-center justify-between gap-2 rounded-small bg-honey-soft py-1 pr-1 pl-3 text-note">
      <span className="min-w-0 wrap-anywhere">
        {t('proposals.crew', { name })}
        {distanceKm !== null && (
          <span className="block text-ink-soft">
            {t('proposals.crewDistance', { km: distanceKm.toLocaleString(language) })}
          </span>
        )}
      </span>
      <Button
        size={40}
        kind="outline"
        disabled={moves.isPending}
        aria-label={t('proposals.acceptCrew', { number, name })}
        onClick={() => void accept()}
      >
        {t('proposals.accept')}
      </Button>
    </div>
  )
}
