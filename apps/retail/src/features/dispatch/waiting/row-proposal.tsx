import type { Proposal } from '@svetlitsa/api-client/dispatch/queries'
import { dispatchTexts } from '@svetlitsa/i18n/dispatch/dispatch-texts'
import { formatDay } from '@svetlitsa/i18n/format/format-day'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { useBoardView } from '../board-view.ts'
import { formatSlots } from '../format-slots.ts'

type RowProposalProps = { proposal: Proposal; onAccepted: () => void }

/** Who is proposed for an order; only a person who accepts it assigns anybody. */
export function RowProposal({ proposal, onAccepted }: RowProposalProps) {
  const t = useTexts(dispatchTexts)
  const language = useLanguage()
  const { moves } = useBoardView()
  const { number, assemblerName: name, slots, distanceKm } = proposal
  const place = { name, date: formatDay(slots[0]?.date ?? '', language), time: formatSlots(slots) }
  const accept = async () => {
    if (await moves.accept([proposal])) onAccepted()
  }
  return (
    <div className="mt-1 flex items-center justify-between gap-2 rounded-small bg-honey-soft py-1 pr-1 pl-3 text-note">
      <span className="min-w-0 wrap-anywhere">
        {t('proposals.one', place)}
        {distanceKm !== null && (
          <span className="block text-ink-soft">
            {t('proposals.distance', { km: distanceKm.toLocaleString(language) })}
          </span>
        )}
      </span>
      <Button
        size={40}
        kind="outline"
        disabled={moves.isPending}
        aria-label={t('proposals.acceptFor', { number, ...place })}
        onClick={() => void accept()}
      >
        {t('proposals.accept')}
      </Button>
    </div>
  )
}
