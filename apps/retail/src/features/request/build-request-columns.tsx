import type { DeskRequest } from '@svetlitsa/api-client/request-desk/queries'
import type { Language } from '@svetlitsa/domain/language/language'
import { formatPhone } from '@svetlitsa/domain/phone/phone-digits'
import type { requestDeskTexts } from '@svetlitsa/i18n/request-desk/request-desk-texts'
import type { Translator } from '@svetlitsa/i18n/translator/get-translator'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import type { TableColumn } from '@svetlitsa/ui/data/table'
import { formatMoment } from '../../date/format-moment.ts'
import { RequestBadge } from './request-badge.tsx'

/** The table columns of requests; the number opens the request. */
export function buildRequestColumns(
  t: Translator<(typeof requestDeskTexts)['ru']>,
  language: Language,
  open: (request: DeskRequest) => void,
): TableColumn<DeskRequest>[] {
  return [
    {
      key: 'number',
      title: t('columns.number'),
      render: (request) => (
        <TextLink tone="bare" onClick={() => open(request)}>
          <strong className="font-semibold">{request.id}</strong>
        </TextLink>
      ),
    },
    {
      key: 'created',
      title: t('columns.created'),
      render: (request) => formatMoment(request.createdAt, language),
    },
    {
      key: 'kind',
      title: t('columns.kind'),
      render: (request) => t(`kinds.${request.kind}`),
    },
    { key: 'name', title: t('columns.name'), render: (request) => request.name },
    {
      key: 'phone',
      title: t('columns.phone'),
      render: (request) => formatPhone(request.phone) ?? request.phone,
    },
    { key: 'region', title: t('columns.region'), render: (request) => request.region },
    {
      key: 'state',
      title: t('columns.state'),
      render: (request) => <RequestBadge state={request.state} />,
    },
  ]
}
