import type { TakenRequest } from '@svetlitsa/api-client/query/request-desk'
import type { Language } from '@svetlitsa/domain/language/read-language'
import { formatPhone } from '@svetlitsa/domain/phone/format-phone'
import type { requestDeskTexts } from '@svetlitsa/i18n/request-desk-texts'
import type { Translator } from '@svetlitsa/i18n/translator'
import type { TableColumn } from '@svetlitsa/ui/primitives/table'
import { TextLink } from '@svetlitsa/ui/primitives/text-link'
import { momentText } from '../../moment-text.ts'
import { RequestBadge } from './request-badge.tsx'

/** What is seen of a form at a glance; its number opens it. */
export function requestColumns(
  say: Translator<(typeof requestDeskTexts)['ru']>,
  language: Language,
  open: (request: TakenRequest) => void,
): TableColumn<TakenRequest>[] {
  return [
    {
      key: 'number',
      title: say('columns.number'),
      render: (request) => (
        <TextLink tone="bare" onClick={() => open(request)}>
          <strong className="font-semibold">{request.id}</strong>
        </TextLink>
      ),
    },
    {
      key: 'created',
      title: say('columns.created'),
      render: (request) => momentText(request.createdAt, language),
    },
    {
      key: 'kind',
      title: say('columns.kind'),
      render: (request) => say(`kinds.${request.kind}`),
    },
    { key: 'name', title: say('columns.name'), render: (request) => request.name },
    {
      key: 'phone',
      title: say('columns.phone'),
      render: (request) => formatPhone(request.phone) ?? request.phone,
    },
    { key: 'region', title: say('columns.region'), render: (request) => request.region },
    {
      key: 'state',
      title: say('columns.state'),
      render: (request) => <RequestBadge state={request.state} />,
    },
  ]
}
