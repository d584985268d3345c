import type { ModeratedEntry } from '@svetlitsa/api-client/moderation/queries'
import type { Language } from '@svetlitsa/domain/language/language'
import type { ModeratedKind } from '@svetlitsa/domain/moderation/moderation-state'
import type { moderationTexts } from '@svetlitsa/i18n/moderation/moderation-texts'
import type { Translator } from '@svetlitsa/i18n/translator/get-translator'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import type { TableColumn } from '@svetlitsa/ui/data/table'
import { formatMoment } from '../../date/format-moment.ts'
import { StateBadge } from './state-badge.tsx'

type Translate = Translator<(typeof moderationTexts)['ru']>
type Columns = TableColumn<ModeratedEntry>[]

/** The table columns of reviews and questions; the author's name opens the entry. */
export function buildEntryColumns(
  { kind, language }: { kind: ModeratedKind; language: Language },
  t: Translate,
  open: (entry: ModeratedEntry) => void,
): Columns {
  const scoreColumns: Columns =
    kind === 'question'
      ? []
      : [
          {
            key: 'score',
            title: t('columns.score'),
            align: 'right',
            render: (entry) => entry.score,
          },
        ]
  const productColumns: Columns =
    kind === 'shop-review'
      ? []
      : [
          {
            key: 'product',
            title: t('columns.product'),
            render: (entry) => entry.product?.name ?? '',
          },
        ]
  return [
    {
      key: 'created',
      title: t('columns.created'),
      render: (entry) => formatMoment(entry.createdAt, language),
    },
    {
      key: 'author',
      title: t('columns.author'),
      render: (entry) => (
        <TextLink
          tone="bare"
          aria-label={t('openEntry', { author: entry.author })}
          onClick={() => open(entry)}
        >
          <strong className="font-semibold">{entry.author}</strong>
        </TextLink>
      ),
    },
    ...scoreColumns,
    { key: 'text', title: t('columns.text'), render: (entry) => entry.text },
    ...productColumns,
    {
      key: 'state',
      title: t('columns.state'),
      render: (entry) => <StateBadge state={entry.state} />,
    },
  ]
}
