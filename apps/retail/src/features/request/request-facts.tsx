import type { TakenRequest } from '@svetlitsa/api-client/query/request-desk'
import { readLanguage } from '@svetlitsa/domain/language/read-language'
import { formatPhone } from '@svetlitsa/domain/phone/format-phone'
import { requestDeskTexts } from '@svetlitsa/i18n/request-desk-texts'
import { requestTexts } from '@svetlitsa/i18n/request-texts'
import { useLanguage } from '@svetlitsa/shell/language-provider'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { TextLink } from '@svetlitsa/ui/primitives/text-link'
import { momentText } from '../../moment-text.ts'
import { PaneFact } from '../../pane-fact.tsx'
import { RequestBadge } from './request-badge.tsx'

/** All that was written in a form: whom to answer, how, and what they want. */
export function RequestFacts({ request }: { request: TakenRequest }) {
  const say = useTexts(requestDeskTexts)
  const language = useLanguage()
  const { phone, email, comment, handled } = request
  const fields: Readonly<Record<string, string>> = requestTexts[language].fields
  const spoken = readLanguage(request.language) ?? 'ru'
  return (
    <>
      <p className="flex flex-wrap items-center gap-3">
        <RequestBadge state={request.state} />
        <span className="font-medium">{say(`kinds.${request.kind}`)}</span>
      </p>
      <p className="mt-1 text-ink-soft">{momentText(request.createdAt, language)}</p>
      <p className="mt-4 text-body font-medium wrap-anywhere">{request.name}</p>
      <dl className="mt-1">
        <PaneFact name={say('pane.phone')}>
          <TextLink href={`tel:+${phone}`}>{formatPhone(phone) ?? phone}</TextLink>
        </PaneFact>
        {email && (
          <PaneFact name={say('pane.email')}>
            <TextLink href={`mailto:${email}`}>{email}</TextLink>
          </PaneFact>
        )}
        <PaneFact name={say('pane.region')}>{request.region}</PaneFact>
        <PaneFact name={say('pane.language')}>{say(`languages.${spoken}`)}</PaneFact>
      </dl>
      {(request.details.length > 0 || comment) && (
        <dl className="mt-4 border-t border-line pt-3">
          {request.details.map(({ field, value }) => (
            <PaneFact key={field} name={fields[field] ?? field}>
              {value}
            </PaneFact>
          ))}
          {comment && <PaneFact name={say('pane.comment')}>{comment}</PaneFact>}
        </dl>
      )}
      {handled && (
        <p className="mt-4 text-note text-ink-soft">
          {say('pane.handled', {
            state: say(`state.${request.state}`),
            by: handled.by,
            at: momentText(handled.at, language),
          })}
        </p>
      )}
    </>
  )
}
