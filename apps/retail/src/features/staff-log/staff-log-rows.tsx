import type { LogEntry } from '@svetlitsa/api-client/staff-log/queries'
import { staffLogTexts } from '@svetlitsa/i18n/staff-log/staff-log-texts'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { formatMoment } from '../../date/format-moment.ts'
import { LoggedValues } from '../../resource/logged-values.tsx'
import { LogSubject } from './log-subject.tsx'

/** The log on a phone: who changed what, and below it the values before and after. */
export function StaffLogRows({ entries }: { entries: readonly LogEntry[] }) {
  const t = useTexts(staffLogTexts)
  const language = useLanguage()
  return (
    <ul aria-label={t('title')} className="border-t border-line lg:hidden">
      {entries.map((entry) => (
        <li
          key={entry.id}
          className="grid gap-2 border-b border-line bg-surface px-4 py-3 text-small"
        >
          <div>
            <strong className="font-semibold wrap-anywhere">
              <LogSubject entry={entry} />
            </strong>
            <p className="text-ink-soft">
              {formatMoment(entry.at, language)} · {entry.staff.name} {t(`actions.${entry.action}`)}
            </p>
          </div>
          {entry.before && <Values title={t('before')} values={entry.before} />}
          {entry.after && <Values title={t('after')} values={entry.after} />}
        </li>
      ))}
    </ul>
  )
}

function Values({ title, values }: { title: string; values: NonNullable<LogEntry['after']> }) {
  return (
    <section>
      <h2 className="text-note font-medium">{title}</h2>
      <LoggedValues values={values} />
    </section>
  )
}
