import { useRegions } from '@svetlitsa/api-client/region/queries'
import { resourceTexts } from '@svetlitsa/i18n/resource/resource-texts'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Select } from '@svetlitsa/ui/forms/select'
import type { ReactNode } from 'react'
import { type UseFormReturn, useController } from 'react-hook-form'
import type { ResourceField } from '../resource-screen-definition.ts'
import { type FormState, NO_REGION } from './form-state.ts'
import { getCodeWord } from './get-code-word.ts'
import { useFieldLabel } from './use-field-label.ts'

type ChoiceFieldProps = {
  field: ResourceField
  form: UseFormReturn<FormState>
  hint: ReactNode
}

/** A field with a list to choose from: regions, or the codes of a column. */
export function ChoiceField({ field, form, hint }: ChoiceFieldProps) {
  const t = useTexts(resourceTexts)
  const getLabel = useFieldLabel()
  const { name } = field
  const { field: input } = useController({ name, control: form.control })
  return (
    <Select
      label={getLabel(name)}
      hint={hint}
      error={form.formState.errors[name]?.message}
      size={44}
      placeholder={t('pane.choose')}
      options={useOptions(field)}
      value={String(input.value)}
      onChange={input.onChange}
      ref={input.ref}
    />
  )
}

function useOptions(field: ResourceField) {
  const { kind, codes = [], isOptional = false } = field
  const t = useTexts(resourceTexts)
  const language = useLanguage()
  const { data: regions = [] } = useRegions()
  if (kind === 'choice')
    return codes.map((code) => ({ value: code, label: getCodeWord(field, code, language) }))
  return [
    ...(isOptional ? [{ value: NO_REGION, label: t('pane.noRegion') }] : []),
    ...regions.map(({ ID, NAME }) => ({ value: String(ID), label: NAME })),
  ]
}
