import { claimStates } from '@svetlitsa/domain/claim/claim-state'
import { link } from '@svetlitsa/domain/route/site-map'
import { claimTexts } from '@svetlitsa/i18n/claim/claim-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Chip } from '@svetlitsa/ui/actions/chip'
import { buildListHref } from '../../list-detail/build-list-href.ts'

/** The states by which staff filter; a claim that was not sent is not theirs to see. */
export const deskStates = [
  ...claimStates.filter((state) => state !== 'draft'),
  'any' as const,
] as const

export interface ClaimChoice {
  state: (typeof deskStates)[number]
  page: number
}

/** Returns the address of the screen with its filter; claims that wait for an answer by default. */
export function buildClaimsHref({ state, page }: ClaimChoice): string {
  return buildListHref(link.retailClaims(), {
    state: state === 'sent' ? undefined : state,
    page: page > 1 ? page : undefined,
  })
}

export function ClaimFilters({ chosen }: { chosen: ClaimChoice }) {
  const t = useTexts(claimTexts)
  return (
    <nav aria-label={t('states.label')} className="flex flex-wrap gap-2">
      {deskStates.map((state) => (
        <Chip
          key={state}
          size={32}
          href={buildClaimsHref({ state, page: 1 })}
          chosen={state === chosen.state}
        >
          {t(`states.${state}`)}
        </Chip>
      ))}
    </nav>
  )
}
