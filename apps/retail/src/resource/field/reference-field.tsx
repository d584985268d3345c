import {
  type ReferenceKind,
  useReference,
  useReferences,
} from '@svetlitsa/api-client/reference/queries'
import { resourceTexts } from '@svetlitsa/i18n/resource/resource-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Combobox } from '@svetlitsa/ui/forms/combobox'
import { useDeferredValue, useState } from 'react'
import { type UseFormReturn, useController } from 'react-hook-form'
import type { ResourceField } from '../resource-screen-definition.ts'
import type { FormState } from './form-state.ts'
import { useFieldLabel } from './use-field-label.ts'

type ReferenceFieldProps = { field: ResourceField; form: UseFormReturn<FormState> }

/**
 * A field that leads to a row of another table: it is found by name, and the code or number that is
 * kept is said below. What is typed and not chosen is kept as the code itself.
 */
export function ReferenceField({ field, form }: ReferenceFieldProps) {
  const { name, to } = field
  if (!to) throw new Error(`the field ${name} leads nowhere`)
  return <FoundReference name={name} kind={to} form={form} />
}

type FoundReferenceProps = { name: string; kind: ReferenceKind; form: UseFormReturn<FormState> }

function FoundReference({ name, kind, form }: FoundReferenceProps) {
  const t = useTexts(resourceTexts)
  const getLabel = useFieldLabel()
  const { field: input } = useController({ name, control: form.control })
  const value = String(input.value)
  /** What is typed since something was chosen; null where nothing is. */
  const [typed, setTyped] = useState<string | null>(null)
  const search = useDeferredValue(typed ?? '')
  const { data: chosen } = useReference(kind, typed === null ? value : '')
  const { data: found, isFetching } = useReferences(kind, search, typed !== null)
  const options = (typed === null ? [] : (found ?? [])).map((reference) => ({
    id: reference.value,
    label: reference.name,
    note: reference.note,
  }))
  const getStatus = () => {
    if (typed === null || options.length > 0) return undefined
    return t(isFetching ? 'reference.searching' : 'reference.none')
  }
  return (
    <Combobox
      label={getLabel(name)}
      size={44}
      value={typed ?? chosen?.name ?? value}
      hint={chosen && typed === null ? chosen.note : t(`reference.hints.${kind}`)}
      error={form.formState.errors[name]?.message}
      options={options}
      status={getStatus()}
      onInput={(text) => {
        setTyped(text)
        input.onChange(text)
      }}
      onPick={({ id }) => {
        input.onChange(id)
        setTyped(null)
      }}
    />
  )
}
