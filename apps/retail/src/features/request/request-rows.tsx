import type { TakenRequest } from '@svetlitsa/api-client/query/request-desk'
import { formatPhone } from '@svetlitsa/domain/phone/format-phone'
import { requestDeskTexts } from '@svetlitsa/i18n/request-desk-texts'
import { useLanguage } from '@svetlitsa/shell/language-provider'
import { PressRow } from '@svetlitsa/ui/primitives/press-row'
import { momentText } from '../../moment-text.ts'
import { RequestBadge } from './request-badge.tsx'

type RequestRowsProps = {
  requests: readonly TakenRequest[]
  onPress: (request: TakenRequest) => void
}

/** Forms on a phone: three lines each, pressed as a whole. */
export function RequestRows({ requests, onPress }: RequestRowsProps) {
  const language = useLanguage()
  const texts = requestDeskTexts[language]
  return (
    <ul aria-label={texts.title} className="border-t border-line lg:hidden">
      {requests.map((request) => (
        <li key={request.id} className="border-b border-line bg-surface">
          <PressRow onPress={() => onPress(request)}>
            <span className="min-w-0 truncate">
              <strong className="font-semibold">{request.id}</strong>{' '}
              <span className="text-ink-soft">{momentText(request.createdAt, language)}</span>
            </span>
            <RequestBadge state={request.state} />
            <span className="col-span-2 truncate">
              {request.name}, {formatPhone(request.phone) ?? request.phone}
            </span>
            <span className="col-span-2 truncate text-small text-ink-soft">
              {texts.kinds[request.kind]} · {request.region}
            </span>
          </PressRow>
        </li>
      ))}
    </ul>
  )
}
