import {
  type DeskKind,
  deskForms,
  type RequestState,
  requestStates,
} from '@svetlitsa/domain/request/desk-request'
import { link } from '@svetlitsa/domain/route/site-map'
import { requestDeskTexts } from '@svetlitsa/i18n/request-desk/request-desk-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Chip } from '@svetlitsa/ui/actions/chip'
import { Select } from '@svetlitsa/ui/forms/select'
import { useNavigate } from '@tanstack/react-router'
import { buildListHref } from '../../list-detail/build-list-href.ts'

export interface RequestChoice {
  kind: DeskKind | 'any'
  state: RequestState | 'any'
  page: number
}

const kinds = Object.keys(deskForms) as DeskKind[]
const states = [...requestStates, 'any'] as const

/**
 * Returns the address of the screen with its filters; new requests of every kind are the default.
 */
export function buildRequestsHref({ kind, state, page }: RequestChoice): string {
  return buildListHref(link.retailRequests(), {
    kind: kind === 'any' ? undefined : kind,
    state: state === 'new' ? undefined : state,
    page: page > 1 ? page : undefined,
  })
}

/** Filters by kind and state. */
export function RequestFilters({ chosen }: { chosen: RequestChoice }) {
  const t = useTexts(requestDeskTexts)
  const navigate = useNavigate()
  return (
    <>
      <nav aria-label={t('states.label')} className="flex flex-wrap gap-2">
        {states.map((state) => (
          <Chip
            key={state}
            size={32}
            href={buildRequestsHref({ ...chosen, state, page: 1 })}
            chosen={state === chosen.state}
          >
            {t(`states.${state}`)}
          </Chip>
        ))}
      </nav>
      <div className="w-full sm:w-56">
        <Select
          label={t('kindLabel')}
          hideLabel
          size={36}
          value={chosen.kind}
          onChange={(kind) => {
            const next = { ...chosen, kind: kind as RequestChoice['kind'], page: 1 }
            void navigate({ href: buildRequestsHref(next) })
          }}
          options={[
            { value: 'any', label: t('anyKind') },
            ...kinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) })),
          ]}
        />
      </div>
    </>
  )
}
