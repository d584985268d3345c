import type { DeskClaim } from '@svetlitsa/api-client/claim-desk/queries'
import { claimTexts } from '@svetlitsa/i18n/claim/claim-texts'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { formatMoment } from '../../date/format-moment.ts'
import { ClaimPhotos } from './claim-photos.tsx'

/** What the customer and staff wrote to each other, oldest first. */
export function ClaimConversation({ claim }: { claim: DeskClaim }) {
  const t = useTexts(claimTexts)
  const language = useLanguage()
  if (claim.messages.length === 0) return null
  return (
    <section className="mt-6 border-t border-line pt-4" aria-labelledby="conversation">
      <h3 id="conversation" className="font-medium">
        {t('pane.conversation')}
      </h3>
      <ul>
        {claim.messages.map(({ id, author, text, photos, createdAt }) => (
          <li
            key={id}
            className={`mt-3 rounded-medium p-3 ${author === 'staff' ? 'ml-6 bg-forest-soft' : 'mr-6 bg-sand'}`}
          >
            <p className="text-note text-ink-soft">
              {t(`author.${author}`)}, {formatMoment(createdAt, language)}
            </p>
            <p className="mt-1 wrap-anywhere whitespace-pre-line">{text}</p>
            {photos.length > 0 && <ClaimPhotos label={t('photos.message')} photos={photos} />}
          </li>
        ))}
      </ul>
    </section>
  )
}
