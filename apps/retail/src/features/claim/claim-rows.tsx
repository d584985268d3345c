import { claimTexts } from '@svetlitsa/i18n/claim/claim-texts'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { PressableRow } from '@svetlitsa/ui/actions/pressable-row'
import { formatMoment } from '../../date/format-moment.ts'
import { ClaimBadge } from './claim-badge.tsx'
import type { ClaimRow } from './claim-row.ts'

type ClaimRowsProps = { claims: readonly ClaimRow[]; onPress: (claim: ClaimRow) => void }

/** Claims on a phone: three lines each, clickable as a whole. */
export function ClaimRows({ claims, onPress }: ClaimRowsProps) {
  const language = useLanguage()
  return (
    <ul aria-label={claimTexts[language].title} className="border-t border-line lg:hidden">
      {claims.map((claim) => (
        <li key={claim.guid} className="border-b border-line bg-surface">
          <PressableRow onPress={() => onPress(claim)}>
            <span className="min-w-0 truncate">
              <strong className="font-semibold">{claim.number}</strong>{' '}
              <span className="text-ink-soft">
                {claim.sentAt && formatMoment(claim.sentAt, language)}
              </span>
            </span>
            <ClaimBadge state={claim.state} />
            <span className="col-span-2 truncate">{claim.offer?.name}</span>
            <span className="col-span-2 truncate text-small text-ink-soft">
              {claim.customer.name} · {claim.orderId}
            </span>
          </PressableRow>
        </li>
      ))}
    </ul>
  )
}
