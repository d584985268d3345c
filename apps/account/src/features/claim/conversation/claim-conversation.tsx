import type { Claim } from '@svetlitsa/api-client/claim/queries'
import { claimTerms } from '@svetlitsa/domain/claim/claim-state'
import { claimFormTexts } from '@svetlitsa/i18n/claim-form/claim-form-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { useFormatDay, useFormatMoment } from '../../../date/use-format-day.ts'
import { PhotoList } from '../photo-list.tsx'
import { ClaimFacts } from './claim-facts.tsx'
import { ClaimReply } from './claim-reply.tsx'
import { findAnswerDay } from './find-answer-day.ts'

type Message = Claim['messages'][number]

/** A sent claim: where it stands, what was reported and what was written about it. */
export function ClaimConversation({ claim }: { claim: Claim }) {
  const t = useTexts(claimFormTexts)
  const { messages } = claim
  return (
    <div className="mt-4">
      <ClaimProgress claim={claim} />
      <ClaimFacts claim={claim} />
      <section aria-labelledby="talk" className="mt-10 max-w-text">
        <h2 id="talk" className="text-h2">
          {t('talk.title')}
        </h2>
        {messages.length === 0 && <p className="mt-2 text-ink-soft">{t('talk.empty')}</p>}
        <ol className="mt-4 grid gap-3">
          {messages.map((message) => (
            <ClaimMessage key={message.id} message={message} />
          ))}
        </ol>
        <div className="mt-6">
          {claim.canReply ? (
            <ClaimReply guid={claim.guid} />
          ) : (
            <Notice tone="sand">{t('after.closed', { days: claimTerms.replyDays })}</Notice>
          )}
        </div>
      </section>
    </div>
  )
}

/** What happens next, and by when. */
function ClaimProgress({ claim }: { claim: Claim }) {
  const t = useTexts(claimFormTexts)
  const formatDay = useFormatDay()
  const answerDay = findAnswerDay(claim)
  const { state, outcome } = claim
  if (state === 'accepted')
    return <Notice tone="forest">{t(`after.accepted.${outcome ?? 'none'}`)}</Notice>
  if (state === 'declined') return <Notice tone="sand">{t('after.declined')}</Notice>
  if (!answerDay) return <Notice tone="honey">{t('after.answered')}</Notice>
  return (
    <Notice tone="sand">
      {t(state === 'sent' ? 'after.sent' : 'after.waiting', { date: formatDay(answerDay) })}
    </Notice>
  )
}

function ClaimMessage({ message }: { message: Message }) {
  const t = useTexts(claimFormTexts)
  const formatMoment = useFormatMoment()
  const { author, text, photos, createdAt } = message
  const isOwn = author === 'customer'
  return (
    <li
      className={`rounded-medium p-4 ${isOwn ? 'ml-6 bg-sand md:ml-16' : 'mr-6 bg-forest-soft md:mr-16'}`}
    >
      <p className="text-small">
        <strong className="font-semibold">{t(`talk.${author}`)}</strong>{' '}
        <time dateTime={createdAt} className="text-ink-soft">
          {formatMoment(createdAt)}
        </time>
      </p>
      <p className="mt-1 whitespace-pre-line wrap-anywhere">{text}</p>
      {photos.length > 0 && (
        <div className="mt-3">
          <PhotoList photos={photos} label={t('talk.photos')} />
        </div>
      )}
    </li>
  )
}
