import type { ModeratedEntry } from '@svetlitsa/api-client/query/moderation'
import type { Language } from '@svetlitsa/domain/language/read-language'
import type { ModeratedKind } from '@svetlitsa/domain/moderation/moderation-state'
import type { moderationTexts } from '@svetlitsa/i18n/moderation-texts'
import type { Translator } from '@svetlitsa/i18n/translator'
import type { TableColumn } from '@svetlitsa/ui/primitives/table'
import { TextLink } from '@svetlitsa/ui/primitives/text-link'
import { momentText } from '../../moment-text.ts'
import { StateBadge } from './state-badge.tsx'

type Say = Translator<(typeof moderationTexts)['ru']>
type Columns = TableColumn<ModeratedEntry>[]

/** What is seen of a review or a question at a glance; its author's name opens it. */
export function entryColumns(
  { kind, language }: { kind: ModeratedKind; language: Language },
  say: Say,
  open: (entry: ModeratedEntry) => void,
): Columns {
  const scored: Columns =
    kind === 'question'
      ? []
      : [
          {
            key: 'score',
            title: say('columns.score'),
            align: 'right',
            render: (entry) => entry.score,
          },
        ]
  const ofGoods: Columns =
    kind === 'shop-review'
      ? []
      : [
          {
            key: 'product',
            title: say('columns.product'),
            render: (entry) => entry.product?.name ?? '',
          },
        ]
  return [
    {
      key: 'created',
      title: say('columns.created'),
      render: (entry) => momentText(entry.createdAt, language),
    },
    {
      key: 'author',
      title: say('columns.author'),
      render: (entry) => (
        <TextLink
          tone="bare"
          aria-label={say('openEntry', { author: entry.author })}
          onClick={() => open(entry)}
        >
          <strong className="font-semibold">{entry.author}</strong>
        </TextLink>
      ),
    },
    ...scored,
    { key: 'text', title: say('columns.text'), render: (entry) => entry.text },
    ...ofGoods,
    {
      key: 'state',
      title: say('columns.state'),
      render: (entry) => <StateBadge state={entry.state} />,
    },
  ]
}
