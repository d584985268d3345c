import type { DeskRequest } from '@svetlitsa/api-client/request-desk/queries'
import { formatPhone } from '@svetlitsa/domain/phone/phone-digits'
import { requestDeskTexts } from '@svetlitsa/i18n/request-desk/request-desk-texts'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { PressableRow } from '@svetlitsa/ui/actions/pressable-row'
import { formatMoment } from '../../date/format-moment.ts'
import { RequestBadge } from './request-badge.tsx'

type RequestRowsProps = {
  requests: readonly DeskRequest[]
  onPress: (request: DeskRequest) => void
}

/** Requests on a phone: three lines each, clickable as a whole. */
export function RequestRows({ requests, onPress }: RequestRowsProps) {
  const language = useLanguage()
  const texts = requestDeskTexts[language]
  return (
    <ul aria-label={texts.title} className="border-t border-line lg:hidden">
      {requests.map((request) => (
        <li key={request.id} className="border-b border-line bg-surface">
          <PressableRow onPress={() => onPress(request)}>
            <span className="min-w-0 truncate">
              <strong className="font-semibold">{request.id}</strong>{' '}
              <span className="text-ink-soft">{formatMoment(request.createdAt, language)}</span>
            </span>
            <RequestBadge state={request.state} />
            <span className="col-span-2 truncate">
              {request.name}, {formatPhone(request.phone) ?? request.phone}
            </span>
            <span className="col-span-2 truncate text-small text-ink-soft">
              {texts.kinds[request.kind]} · {request.region}
            </span>
          </PressableRow>
        </li>
      ))}
    </ul>
  )
}
