import { type ComponentProps, type ReactNode, useId } from 'react'
import { describeField, FieldFrame, type FieldTexts } from './field-frame.tsx'
import { type FieldSize, fieldInnerVariants, fieldVariants } from './field-variants.ts'

export type FieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'size' | 'className' | 'style'> & {
    size?: FieldSize
    /** An icon or a short text inside the box, before the input: «от», a pin. */
    before?: ReactNode
    /** A unit, a key, a small button at the right end. */
    after?: ReactNode
  }

/**
 * A single-line text field with its label, hint and error. Accepts all props of an input, including
 * `ref`, so that form libraries can register it directly: `<Field label="Имя" {...register('name')}
 * />`.
 */
export function Field({
  label,
  hideLabel,
  hint,
  error,
  size = 52,
  before,
  after,
  ...input
}: FieldProps) {
  const generatedId = useId()
  const id = input.id ?? generatedId
  return (
    <FieldFrame id={id} label={label} hideLabel={hideLabel} hint={hint} error={error}>
      <div className={fieldVariants({ size })}>
        {before && <span className="-mr-1.5 flex shrink-0 pl-3 text-ink-soft">{before}</span>}
        <input
          {...input}
          {...describeField(id, { hint, error })}
          className={fieldInnerVariants({ size, hasPrefix: before !== undefined })}
        />
        {after && <span className="flex shrink-0 items-center pr-3 text-ink-soft">{after}</span>}
      </div>
    </FieldFrame>
  )
}
