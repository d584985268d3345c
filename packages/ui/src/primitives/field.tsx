import { type ComponentProps, type ReactNode, useId } from 'react'
import { describeField, FieldFrame, type FieldWords } from './field-frame.tsx'
import { type FieldSize, fieldInnerLook, fieldLook } from './field-look.ts'

export type FieldProps = FieldWords &
  Omit<ComponentProps<'input'>, 'size' | 'className' | 'style'> & {
    size?: FieldSize
    /** An icon or a short word inside the box, before what is typed: «от», a pin. */
    before?: ReactNode
    /** A unit, a key, a small button at the right end. */
    after?: ReactNode
  }

/**
 * One line of text with its label, hint and error. Takes everything an input takes, `ref` too, so
 * that a form library registers it as it is: `<Field label="Имя" {...register('name')} />`.
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
  const ownId = useId()
  const id = input.id ?? ownId
  return (
    <FieldFrame id={id} label={label} hideLabel={hideLabel} hint={hint} error={error}>
      <div className={fieldLook({ size })}>
        {before && <span className="-mr-1.5 flex shrink-0 pl-3 text-ink-soft">{before}</span>}
        <input
          {...input}
          {...describeField(id, { hint, error })}
          className={fieldInnerLook({ size, led: before !== undefined })}
        />
        {after && <span className="flex shrink-0 items-center pr-3 text-ink-soft">{after}</span>}
      </div>
    </FieldFrame>
  )
}
