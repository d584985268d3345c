import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'

const label = cva('text-small text-ink-soft', {
  variants: { hidden: { true: 'sr-only', false: 'mb-1.5 block' } },
})

/** What every field of the kit says about itself. */
export type FieldWords = {
  label: ReactNode
  /** For a field whose place already says what it is: search, from–to. */
  hideLabel?: boolean
  /** Why we ask, or how to write it. */
  hint?: ReactNode
  /** What is wrong and how to mend it; stands in the hint's place. */
  error?: ReactNode
}

type FieldFrameProps = FieldWords & { id: string; children: ReactNode }

/** Label above, control, hint or error below; the ids are those of `describeField`. */
export function FieldFrame({
  id,
  label: words,
  hideLabel = false,
  hint,
  error,
  children,
}: FieldFrameProps) {
  return (
    <div className="min-w-0">
      <label id={`${id}-label`} htmlFor={id} className={label({ hidden: hideLabel })}>
        {words}
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

/** The attributes that tie a control to the words of its frame. */
export function describeField(id: string, { hint, error }: Pick<FieldWords, 'hint' | 'error'>) {
  const describedBy = error ? `${id}-error` : hint ? `${id}-hint` : undefined
  return { id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined }
}
