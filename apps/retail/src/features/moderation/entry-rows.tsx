import type { ModeratedEntry } from '@svetlitsa/api-client/moderation/queries'
import { moderationTexts } from '@svetlitsa/i18n/moderation/moderation-texts'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { PressableRow } from '@svetlitsa/ui/actions/pressable-row'
import { formatMoment } from '../../date/format-moment.ts'
import { StateBadge } from './state-badge.tsx'

type EntryRowsProps = {
  entries: readonly ModeratedEntry[]
  onPress: (entry: ModeratedEntry) => void
}

/** Reviews and questions on a phone: three lines each, clickable as a whole. */
export function EntryRows({ entries, onPress }: EntryRowsProps) {
  const language = useLanguage()
  return (
    <ul aria-label={moderationTexts[language].title} className="border-t border-line lg:hidden">
      {entries.map((entry) => (
        <li key={entry.id} className="border-b border-line bg-surface">
          <PressableRow onPress={() => onPress(entry)}>
            <span className="min-w-0 truncate">
              <strong className="font-semibold">{entry.author}</strong>{' '}
              <span className="text-ink-soft">{formatMoment(entry.createdAt, language)}</span>
            </span>
            <StateBadge state={entry.state} />
            <span className="col-span-2 truncate">{entry.text}</span>
            <span className="col-span-2 truncate text-small text-ink-soft">
              {[entry.score === null ? '' : `★ ${entry.score}`, entry.product?.name ?? entry.city]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </PressableRow>
        </li>
      ))}
    </ul>
  )
}
