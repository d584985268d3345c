import { Field, type FieldProps } from '@svetlitsa/ui/forms/field'
import { readField } from './field-path.ts'
import { useSetupForm } from './setup-form.ts'

type DraftFieldProps = Omit<FieldProps, 'value' | 'error' | 'onChange' | 'size'> & {
  /** The path of the field, as the server names it. */
  path: string
  /** Takes digits alone: a sum in whole units. */
  isAmount?: boolean
}

/** A text field of the setup with what is wrong at it. */
export function DraftField({ path, isAmount = false, ...field }: DraftFieldProps) {
  const { draft, write, errors } = useSetupForm()
  return (
    <Field
      autoComplete="off"
      maxLength={200}
      inputMode={isAmount ? 'numeric' : undefined}
      {...field}
      size={44}
      value={readField(draft, path)}
      error={errors[path]}
      onChange={({ currentTarget: { value } }) =>
        write(path, isAmount ? value.replace(/\D/g, '').slice(0, 8) : value)
      }
    />
  )
}
