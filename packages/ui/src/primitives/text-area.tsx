import { type ComponentProps, useId } from 'react'
import { describeField, FieldFrame, type FieldWords } from './field-frame.tsx'
import { fieldLook } from './field-look.ts'

type TextAreaProps = FieldWords & Omit<ComponentProps<'textarea'>, 'className' | 'style'>

/** Several lines of text; grows with what is written where the browser knows how. */
export function TextArea({ label, hideLabel, hint, error, rows = 4, ...area }: TextAreaProps) {
  const ownId = useId()
  const id = area.id ?? ownId
  return (
    <FieldFrame id={id} label={label} hideLabel={hideLabel} hint={hint} error={error}>
      <div className={fieldLook({ size: 'free' })}>
        <textarea
          {...area}
          {...describeField(id, { hint, error })}
          rows={rows}
          className="field-sizing-content max-h-96 min-h-24 w-full resize-y rounded-medium bg-transparent px-4 py-3 shadow-none outline-none"
        />
      </div>
    </FieldFrame>
  )
}
