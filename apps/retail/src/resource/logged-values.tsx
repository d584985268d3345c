import { staffLogTexts } from '@svetlitsa/i18n/staff-log/staff-log-texts'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { formatMoment } from '../date/format-moment.ts'

type Words = Readonly<Record<string, string>>

/**
 * The values of changed columns, one below the other, whole however long they are. A column without
 * a word of its own keeps the name it has in the table: nothing of the log is left out.
 */
export function LoggedValues({ values }: { values: Readonly<Record<string, unknown>> | null }) {
  const t = useTexts(staffLogTexts)
  const words: Words = staffLogTexts[useLanguage()].columns
  if (!values) return <span className="text-ink-soft">{t('none')}</span>
  return (
    <ul className="whitespace-normal wrap-anywhere lg:py-2">
      {Object.entries(values).map(([name, value]) => (
        <li key={name}>
          <span className="text-ink-soft">{words[name] ?? name}</span>{' '}
          <LoggedValue column={name} value={value} />
        </li>
      ))}
    </ul>
  )
}

const day = /^\d{4}-\d\d-\d\d$/
const moment = /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/

/** A value in words: a code by the words of its column, what an object holds by its names. */
function LoggedValue({ column, value }: { column: string; value: unknown }) {
  const language = useLanguage()
  const { none, yes, no, fields, columns, values } = staffLogTexts[language]
  const columnValues: Readonly<Record<string, Words>> = values
  const names: Words = { ...columns, ...fields }
  if (value === null || value === undefined || value === '') return none
  if (typeof value === 'boolean') return value ? yes : no
  if (typeof value === 'string' && moment.test(value)) return formatMoment(value, language)
  if (typeof value === 'string' && day.test(value)) return value.split('-').reverse().join('.')
  if (typeof value !== 'object') return columnValues[column]?.[value as string] ?? String(value)
  return Object.entries(value).map(([name, part], index) => (
    <span key={name}>
      {index > 0 && ', '}
      {!Array.isArray(value) && <span className="text-ink-soft">{names[name] ?? name} </span>}
      {part !== null && typeof part === 'object' ? (
        <>
          (<LoggedValue column={column} value={part} />)
        </>
      ) : (
        <LoggedValue column={column} value={part} />
      )}
    </span>
  ))
}
