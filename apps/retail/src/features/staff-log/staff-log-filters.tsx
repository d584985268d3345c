import type { LogInput } from '@svetlitsa/api-client/staff-log/queries'
import { staffLogTexts } from '@svetlitsa/i18n/staff-log/staff-log-texts'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Field } from '@svetlitsa/ui/forms/field'
import { Select } from '@svetlitsa/ui/forms/select'

type StaffLogFiltersProps = {
  filter: LogInput
  people: readonly { id: number; name: string }[]
  subjects: readonly string[]
  onChange: (filter: LogInput) => void
}

/** By person, where one sees others, by what was changed, by its number and by days. */
export function StaffLogFilters({ filter, people, subjects, onChange }: StaffLogFiltersProps) {
  const t = useTexts(staffLogTexts)
  const names: Readonly<Record<string, string>> = staffLogTexts[useLanguage()].subjects
  const days = ['from', 'to'] as const
  return (
    <div className="grid gap-3 sm:grid-cols-3 lg:grid-cols-5">
      {people.length > 0 && (
        <Select
          label={t('who')}
          size={44}
          value={filter.staffId ? String(filter.staffId) : 'any'}
          onChange={(id) => onChange({ ...filter, staffId: id === 'any' ? undefined : Number(id) })}
          options={[
            { value: 'any', label: t('everybody') },
            ...people.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
      )}
      <Select
        label={t('what')}
        size={44}
        value={filter.subject ?? 'any'}
        onChange={(subject) =>
          onChange({ ...filter, subject: subject === 'any' ? undefined : subject })
        }
        options={[
          { value: 'any', label: t('everything') },
          ...subjects.map((subject) => ({ value: subject, label: names[subject] ?? subject })),
        ]}
      />
      <Field
        label={t('key')}
        size={44}
        maxLength={100}
        value={filter.key ?? ''}
        onChange={({ currentTarget }) =>
          onChange({ ...filter, key: currentTarget.value || undefined })
        }
      />
      {days.map((day) => (
        <Field
          key={day}
          label={t(day)}
          type="date"
          size={44}
          value={filter[day] ?? ''}
          onChange={({ currentTarget }) =>
            onChange({ ...filter, [day]: currentTarget.value || undefined })
          }
        />
      ))}
    </div>
  )
}
