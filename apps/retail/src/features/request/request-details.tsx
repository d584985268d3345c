import type { DeskRequest } from '@svetlitsa/api-client/request-desk/queries'
import { parseLanguage } from '@svetlitsa/domain/language/language'
import { formatPhone } from '@svetlitsa/domain/phone/phone-digits'
import { requestTexts } from '@svetlitsa/i18n/request/request-texts'
import { requestDeskTexts } from '@svetlitsa/i18n/request-desk/request-desk-texts'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { formatMoment } from '../../date/format-moment.ts'
import { DetailRow } from '../../list-detail/detail-row.tsx'
import { RequestBadge } from './request-badge.tsx'

/** All fields of a request: contact, form fields and comment. */
export function RequestDetails({ request }: { request: DeskRequest }) {
  const t = useTexts(requestDeskTexts)
  const language = useLanguage()
  const { phone, email, comment, handled } = request
  const deskTexts = requestDeskTexts[language]
  const fields: Readonly<Record<string, string>> = {
    ...requestTexts[language].fields,
    ...deskTexts.fields,
  }
  const values: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    limit: deskTexts.limits,
    topic: deskTexts.topics,
  }
  const customerLanguage = parseLanguage(request.language) ?? 'ru'
  return (
    <>
      <p className="flex flex-wrap items-center gap-3">
        <RequestBadge state={request.state} />
        <span className="font-medium">{t(`kinds.${request.kind}`)}</span>
      </p>
      <p className="mt-1 text-ink-soft">{formatMoment(request.createdAt, language)}</p>
      <p className="mt-4 text-body font-medium wrap-anywhere">{request.name}</p>
      <dl className="mt-1">
        <DetailRow name={t('pane.phone')}>
          <TextLink href={`tel:+${phone}`}>{formatPhone(phone) ?? phone}</TextLink>
        </DetailRow>
        {email && (
          <DetailRow name={t('pane.email')}>
            <TextLink href={`mailto:${email}`}>{email}</TextLink>
          </DetailRow>
        )}
        <DetailRow name={t('pane.region')}>{request.region}</DetailRow>
        <DetailRow name={t('pane.language')}>{t(`languages.${customerLanguage}`)}</DetailRow>
      </dl>
      {(request.details.length > 0 || comment) && (
        <dl className="mt-4 border-t border-line pt-3">
          {request.details.map(({ field, value }) => (
            <DetailRow key={field} name={fields[field] ?? field}>
              {values[field]?.[value] ?? value}
            </DetailRow>
          ))}
          {comment && <DetailRow name={t('pane.comment')}>{comment}</DetailRow>}
        </dl>
      )}
      {handled && (
        <p className="mt-4 text-note text-ink-soft">
          {t('pane.handled', {
            state: t(`state.${request.state}`),
            by: handled.by,
            at: formatMoment(handled.at, language),
          })}
        </p>
      )}
    </>
  )
}
