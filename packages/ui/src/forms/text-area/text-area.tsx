import { type ComponentProps, useId } from 'react'
import { describeField, FieldFrame, type FieldTexts } from '../field/field-frame.tsx'
import { fieldVariants } from '../field/field-variants.ts'

type TextAreaProps = FieldTexts & Omit<ComponentProps<'textarea'>, 'className' | 'style'>

/** A multi-line text field; it grows with its text where the browser supports that. */
export function TextArea({ label, hideLabel, hint, error, rows = 4, ...area }: TextAreaProps) {
  const generatedId = useId()
  const id = area.id ?? generatedId
  return (
    <FieldFrame id={id} label={label} hideLabel={hideLabel} hint={hint} error={error}>
      <div className={fieldVariants({ size: 'free' })}>
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
