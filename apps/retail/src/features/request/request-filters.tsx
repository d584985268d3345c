import { type RequestKind, requestForms } from '@svetlitsa/domain/request/request-form'
import { type RequestState, requestStates } from '@svetlitsa/domain/request/request-state'
import { link } from '@svetlitsa/domain/route/site-map'
import { requestDeskTexts } from '@svetlitsa/i18n/request-desk-texts'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { Chip } from '@svetlitsa/ui/primitives/chip'
import { Select } from '@svetlitsa/ui/primitives/select'
import { useNavigate } from '@tanstack/react-router'
import { deskHref } from '../../desk-href.ts'

export interface RequestChoice {
  kind: RequestKind | 'any'
  state: RequestState | 'any'
  page: number
}

const kinds = Object.keys(requestForms) as RequestKind[]
const states = [...requestStates, 'any'] as const

/** The address of the screen with what was chosen on it; new forms of every kind are its default. */
export function requestsHref({ kind, state, page }: RequestChoice): string {
  return deskHref(link.retailRequests(), {
    kind: kind === 'any' ? undefined : kind,
    state: state === 'new' ? undefined : state,
    page: page > 1 ? page : undefined,
  })
}

/** Which forms, and how far they have come. */
export function RequestFilters({ chosen }: { chosen: RequestChoice }) {
  const say = useTexts(requestDeskTexts)
  const navigate = useNavigate()
  return (
    <>
      <nav aria-label={say('states.label')} className="flex flex-wrap gap-2">
        {states.map((state) => (
          <Chip
            key={state}
            size={32}
            href={requestsHref({ ...chosen, state, page: 1 })}
            chosen={state === chosen.state}
          >
            {say(`states.${state}`)}
          </Chip>
        ))}
      </nav>
      <div className="w-full sm:w-56">
        <Select
          label={say('kindLabel')}
          hideLabel
          size={36}
          value={chosen.kind}
          onChange={(kind) => {
            const next = { ...chosen, kind: kind as RequestChoice['kind'], page: 1 }
            void navigate({ href: requestsHref(next) })
          }}
          options={[
            { value: 'any', label: say('anyKind') },
            ...kinds.map((kind) => ({ value: kind, label: say(`kinds.${kind}`) })),
          ]}
        />
      </div>
    </>
  )
}
