import type { ModeratedEntry } from '@svetlitsa/api-client/query/moderation'
import { moderationTexts } from '@svetlitsa/i18n/moderation-texts'
import { useLanguage } from '@svetlitsa/shell/language-provider'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { TextLink } from '@svetlitsa/ui/primitives/text-link'
import { Stars } from '@svetlitsa/ui/shop/stars'
import { momentText } from '../../moment-text.ts'
import { PaneFact } from '../../pane-fact.tsx'
import { EntryPhotos } from './entry-photos.tsx'
import { StateBadge } from './state-badge.tsx'

/** All that a shopper wrote, as it will be read, with who and when. */
export function EntryWords({ entry }: { entry: ModeratedEntry }) {
  const say = useTexts(moderationTexts)
  const language = useLanguage()
  const { score, author, city, createdAt, product, orderNumber, judged } = entry
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StateBadge state={entry.state} />
        {score !== null && <Stars score={score} label={say('stars', { score })} />}
      </p>
      <p className="mt-3 text-ink-soft">
        <strong className="font-medium text-ink">{author}</strong>
        {city && `, ${city}`} · {momentText(createdAt, language)}
      </p>
      {entry.isPurchase && <p className="text-forest">{say('pane.purchase')}</p>}
      {orderNumber && <p>{say('pane.order', { number: orderNumber })}</p>}
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
          {entry.pros && <PaneFact name={say('pane.pros')}>{entry.pros}</PaneFact>}
          {entry.cons && <PaneFact name={say('pane.cons')}>{entry.cons}</PaneFact>}
        </dl>
      )}
      <EntryPhotos photos={entry.photos} />
      {judged && (
        <p className="mt-4 text-note text-ink-soft">
          {say('pane.judged', {
            state: say(`state.${entry.state}`),
            by: judged.by,
            at: momentText(judged.at, language),
          })}
        </p>
      )}
    </>
  )
}
