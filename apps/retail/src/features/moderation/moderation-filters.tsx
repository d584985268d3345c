import { useWaitingCounts } from '@svetlitsa/api-client/query/moderation'
import {
  type ModeratedKind,
  type ModerationState,
  moderatedKinds,
  moderationStates,
} from '@svetlitsa/domain/moderation/moderation-state'
import { link } from '@svetlitsa/domain/route/site-map'
import { moderationTexts } from '@svetlitsa/i18n/moderation-texts'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { Chip } from '@svetlitsa/ui/primitives/chip'
import { Select } from '@svetlitsa/ui/primitives/select'
import { useNavigate } from '@tanstack/react-router'
import { deskHref } from '../../desk-href.ts'

export interface ModerationChoice {
  kind: ModeratedKind
  state: ModerationState | 'any'
  page: number
}

const states = [...moderationStates, 'any'] as const

/** The address of the screen with what was chosen on it; reviews that wait are its default. */
export function moderationHref({ kind, state, page }: ModerationChoice): string {
  return deskHref(link.retailModeration(), {
    kind: kind === 'review' ? undefined : kind,
    state: state === 'waiting' ? undefined : state,
    page: page > 1 ? page : undefined,
  })
}

/** What to check, with how much of it waits, and in which state. */
export function ModerationFilters({ chosen }: { chosen: ModerationChoice }) {
  const say = useTexts(moderationTexts)
  const navigate = useNavigate()
  const { data: counts } = useWaitingCounts(true)
  return (
    <>
      <nav aria-label={say('kinds.label')} className="flex flex-wrap gap-2">
        {moderatedKinds.map((kind) => (
          <Chip
            key={kind}
            size={32}
            href={moderationHref({ ...chosen, kind, page: 1 })}
            chosen={kind === chosen.kind}
          >
            {say(`kinds.${kind}`)}
            {counts && counts.moderation[kind] > 0 && ` · ${counts.moderation[kind]}`}
          </Chip>
        ))}
      </nav>
      <div className="w-full sm:w-56">
        <Select
          label={say('states.label')}
          hideLabel
          size={36}
          value={chosen.state}
          onChange={(state) => {
            const next = { ...chosen, state: state as ModerationChoice['state'], page: 1 }
            void navigate({ href: moderationHref(next) })
          }}
          options={states.map((state) => ({ value: state, label: say(`states.${state}`) }))}
        />
      </div>
    </>
  )
}
