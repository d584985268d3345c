import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'

const label = cva('text-small text-ink-soft', {
  variants: { hidden: { true: 'sr-only', false: 'mb-1.5 block' } },
})

/** The texts that every form field has. */
export type FieldTexts = {
  label: ReactNode
  /** For a field whose context already describes it: search, from–to. */
  hideLabel?: boolean
  /** Why the value is needed, or its format. */
  hint?: ReactNode
  /** What is wrong and how to correct it; replaces the hint. */
  error?: ReactNode
}

type FieldFrameProps = FieldTexts & { id: string; children: ReactNode }

/** Label above, control, hint or error below; the ids match those of `describeField`. */
export function FieldFrame({
  id,
  label: labelContent,
  hideLabel = false,
  hint,
  error,
  children,
}: FieldFrameProps) {
  return (
    <div className="min-w-0">
      <label id={`${id}-label`} htmlFor={id} className={label({ hidden: hideLabel })}>
        {labelContent}
      </label>
      {children}
      {error ? (
        <p id={`${id}-error`} className="mt-1.5 text-note text-sale">
          {error}
        </p>
      ) : (
        hint && (
          <p id={`${id}-hint`} className="mt-1.5 text-note text-ink-soft">
            {hint}
          </p>
        )
      )}
    </div>
  )
}

/** The attributes that connect a control with the texts of its frame. */
export function describeField(id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>) {
  const describedBy = error ? `${id}-error` : hint ? `${id}-hint` : undefined
  return { id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined }
}
