import type { ModeratedEntry } from '@svetlitsa/api-client/moderation/queries'
import { moderationTexts } from '@svetlitsa/i18n/moderation/moderation-texts'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { Stars } from '@svetlitsa/ui/review/stars'
import { formatMoment } from '../../date/format-moment.ts'
import { DetailRow } from '../../list-detail/detail-row.tsx'
import { EntryPhotos } from './entry-photos.tsx'
import { StateBadge } from './state-badge.tsx'

/** The complete text of an entry with its author and date. */
export function EntryDetails({ entry }: { entry: ModeratedEntry }) {
  const t = useTexts(moderationTexts)
  const language = useLanguage()
  const { score, author, city, createdAt, product, orderNumber, judged } = entry
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StateBadge state={entry.state} />
        {score !== null && <Stars score={score} label={t('stars', { score })} />}
      </p>
      <p className="mt-3 text-ink-soft">
        <strong className="font-medium text-ink">{author}</strong>
        {city && `, ${city}`} · {formatMoment(createdAt, language)}
      </p>
      {entry.isPurchase && <p className="text-forest">{t('pane.purchase')}</p>}
      {orderNumber && <p>{t('pane.order', { number: orderNumber })}</p>}
      {product && (
        <p className="mt-2">
          <TextLink href={product.url} target="_blank">
            {product.name}
          </TextLink>
        </p>
      )}
      <p className="mt-4 text-body wrap-anywhere whitespace-pre-line">{entry.text}</p>
      {(entry.pros || entry.cons) && (
        <dl className="mt-3">
          {entry.pros && <DetailRow name={t('pane.pros')}>{entry.pros}</DetailRow>}
          {entry.cons && <DetailRow name={t('pane.cons')}>{entry.cons}</DetailRow>}
        </dl>
      )}
      <EntryPhotos photos={entry.photos} />
      {judged && (
        <p className="mt-4 text-note text-ink-soft">
          {t('pane.judged', {
            state: t(`state.${entry.state}`),
            by: judged.by,
            at: formatMoment(judged.at, language),
          })}
        </p>
      )}
    </>
  )
}
