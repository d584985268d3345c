import { resourceTexts } from '@svetlitsa/i18n/resource/resource-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Checkbox } from '@svetlitsa/ui/forms/checkbox'
import { Field } from '@svetlitsa/ui/forms/field'
import { TextArea } from '@svetlitsa/ui/forms/text-area'
import type { UseFormReturn } from 'react-hook-form'
import type { ResourceField } from '../resource-screen-definition.ts'
import { ChoiceField } from './choice-field.tsx'
import type { FormState } from './form-state.ts'
import { ReferenceField } from './reference-field.tsx'
import { useFieldLabel } from './use-field-label.ts'

type ResourceFieldsProps = {
  fields: readonly ResourceField[]
  form: UseFormReturn<FormState>
}

/** The fields of a form, each with what the server said of it. */
export function ResourceFields({ fields, form }: ResourceFieldsProps) {
  const t = useTexts(resourceTexts)
  const getLabel = useFieldLabel()
  const { register, formState } = form
  const getHint = ({ kind, hint }: ResourceField) => {
    if (hint) return t(`fieldHints.${hint}`)
    if (kind === 'lines') return t('pane.linesHint')
    return kind === 'ids' && t('pane.idsHint')
  }
  return (
    <div className="grid gap-4">
      {fields.map((field) => {
        const { name, kind, maxLength } = field
        const error = formState.errors[name]?.message
        const hint = getHint(field)
        if (kind === 'region' || kind === 'choice')
          return <ChoiceField key={name} field={field} form={form} hint={hint} />
        if (kind === 'reference') return <ReferenceField key={name} field={field} form={form} />
        const shared = { label: getLabel(name), error, ...register(name) }
        if (kind === 'flag') return <Checkbox key={name} {...shared} />
        if (kind === 'longText' || kind === 'lines')
          return <TextArea key={name} {...shared} hint={hint} maxLength={maxLength} />
        return (
          <Field
            key={name}
            {...shared}
            size={44}
            autoComplete="off"
            maxLength={maxLength}
            type={kind === 'moment' ? 'datetime-local' : 'text'}
            inputMode={kind === 'number' ? 'decimal' : undefined}
            hint={hint}
          />
        )
      })}
    </div>
  )
}
