import type { FocusEventHandler } from 'react'
import {
  type FieldError,
  type FieldPath,
  type FieldPathByValue,
  type FieldPathValue,
  type FieldValues,
  get,
  type UseFormReturn,
} from 'react-hook-form'

type Typed = { currentTarget: { value: string } }
type Ticked = { currentTarget: { checked: boolean } }

/**
 * Binds the fields of a form by their values, so that what was typed into a page before its script
 * came is kept, and a field may have another name in the document than in the call.
 */
export function bindFields<Values extends FieldValues>(form: UseFormReturn<Values>) {
  const { register, watch, getValues, formState } = form
  const { errors } = formState

  const bind = (name: FieldPath<Values>) => {
    const { onChange, onBlur } = register(name)
    const problem: FieldError | undefined = get(errors, name)
    return {
      error: problem?.message,
      change: (value: unknown) => void onChange({ type: 'change', target: { name, value } }),
      leave: () => void onBlur({ type: 'blur', target: { name, value: getValues(name) } }),
    }
  }
  return {
    /** Props of a field in which text is typed. */
    bindText<Name extends FieldPathByValue<Values, string>>(name: Name) {
      const { error, change, leave } = bind(name)
      const onBlur: FocusEventHandler = leave
      return {
        value: String(watch(name)),
        error,
        onBlur,
        onChange: ({ currentTarget }: Typed) => change(currentTarget.value),
      }
    },
    /** Props of a box that is ticked. */
    bindCheckbox<Name extends FieldPathByValue<Values, boolean>>(name: Name) {
      const { error, change } = bind(name)
      return {
        checked: Boolean(watch(name)),
        error,
        onChange: ({ currentTarget }: Ticked) => change(currentTarget.checked),
      }
    },
    /** Props of a field that tells its value itself: a list, stars, a picker. */
    bindValue<Name extends FieldPath<Values>>(name: Name) {
      const { error, change } = bind(name)
      return {
        value: watch(name),
        error,
        onChange: (value: FieldPathValue<Values, Name>) => change(value),
      }
    },
  }
}
