import type { RequestFormField } from '@svetlitsa/domain/request/request-form'
import { requestTexts } from '@svetlitsa/i18n/request/request-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Field } from '@svetlitsa/ui/forms/field'
import { PhoneField } from '@svetlitsa/ui/forms/phone-field'
import { TextArea } from '@svetlitsa/ui/forms/text-area'
import type { BindRequestField } from './use-request-form.ts'
import type { DraftField } from './validate-request-draft.ts'

type RequestFieldsProps = {
  /** Fields of this form other than the contacts. */
  extraFields: readonly RequestFormField[]
  commentLabel: string
  bindValue: BindRequestField
}

const fieldsWithHint = ['inn', 'bin', 'goods', 'area', 'subject', 'time'] as const
const types: Partial<Record<DraftField, string>> = { day: 'date' }
const modes: Partial<Record<DraftField, 'numeric' | 'url'>> = {
  inn: 'numeric',
  bin: 'numeric',
  area: 'numeric',
}

/** The fields of a form in order: name, contacts and the fields of its kind. */
export function RequestFields(props: RequestFieldsProps) {
  const { extraFields, commentLabel, bindValue } = props
  const t = useTexts(requestTexts)
  const bindField = (name: Exclude<DraftField, 'consent'>) => {
    const { value = '', error, onChange } = bindValue(name)
    return {
      name,
      value,
      error,
      onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
    }
  }
  const getHint = (field: DraftField) => {
    const hintedField = fieldsWithHint.find((name) => name === field)
    return hintedField && t(`hints.${hintedField}`)
  }
  return (
    <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
      <Field label={t('fields.name')} autoComplete="name" required {...bindField('name')} />
      <PhoneField
        label={t('fields.phone')}
        hint={t('hints.phone')}
        required
        {...bindField('phone')}
      />
      {extraFields.map(({ field, isRequired }) => (
        <Field
          key={field}
          label={isRequired ? t(`fields.${field}`) : t('optional', { field: t(`fields.${field}`) })}
          hint={getHint(field)}
          type={types[field] ?? 'text'}
          inputMode={modes[field]}
          required={isRequired}
          {...bindField(field)}
        />
      ))}
      <Field
        label={t('optional', { field: t('fields.email') })}
        hint={t('hints.email')}
        type="email"
        autoComplete="email"
        {...bindField('email')}
      />
      <div className="sm:col-span-2">
        <TextArea label={commentLabel} maxLength={2_000} rows={3} {...bindField('comment')} />
      </div>
    </div>
  )
}
