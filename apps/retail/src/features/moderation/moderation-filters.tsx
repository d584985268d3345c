import { useWaitingCounts } from '@svetlitsa/api-client/moderation/queries'
import {
  type ModeratedKind,
  type ModerationState,
  moderatedKinds,
  moderationStates,
} from '@svetlitsa/domain/moderation/moderation-state'
import { link } from '@svetlitsa/domain/route/site-map'
import { moderationTexts } from '@svetlitsa/i18n/moderation/moderation-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Chip } from '@svetlitsa/ui/actions/chip'
import { Select } from '@svetlitsa/ui/forms/select'
import { useNavigate } from '@tanstack/react-router'
import { buildListHref } from '../../list-detail/build-list-href.ts'

export interface ModerationChoice {
  kind: ModeratedKind
  state: ModerationState | 'any'
  page: number
}

const states = [...moderationStates, 'any'] as const

/** Returns the address of the screen with its filters; waiting reviews are the default. */
export function buildModerationHref({ kind, state, page }: ModerationChoice): string {
  return buildListHref(link.retailModeration(), {
    kind: kind === 'review' ? undefined : kind,
    state: state === 'waiting' ? undefined : state,
    page: page > 1 ? page : undefined,
  })
}

/** Filters by kind, with counts of waiting entries, and by state. */
export function ModerationFilters({ chosen }: { chosen: ModerationChoice }) {
  const t = useTexts(moderationTexts)
  const navigate = useNavigate()
  const { data: counts } = useWaitingCounts(true)
  return (
    <>
      <nav aria-label={t('kinds.label')} className="flex flex-wrap gap-2">
        {moderatedKinds.map((kind) => (
          <Chip
            key={kind}
            size={32}
            href={buildModerationHref({ ...chosen, kind, page: 1 })}
            chosen={kind === chosen.kind}
          >
            {t(`kinds.${kind}`)}
            {counts && counts.moderation[kind] > 0 && ` · ${counts.moderation[kind]}`}
          </Chip>
        ))}
      </nav>
      <div className="w-full sm:w-56">
        <Select
          label={t('states.label')}
          hideLabel
          size={36}
          value={chosen.state}
          onChange={(state) => {
            const next = { ...chosen, state: state as ModerationChoice['state'], page: 1 }
            void navigate({ href: buildModerationHref(next) })
          }}
          options={states.map((state) => ({ value: state, label: t(`states.${state}`) }))}
        />
      </div>
    </>
  )
}
