import { type ComponentProps, type ReactNode, useId } from 'react'
import { choiceBoxVariants, choiceRowClass } from './choice-variants.ts'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'className' | 'style'> & {
  label: ReactNode
  /** For a checkbox in a table row that already says what it selects. */
  hideLabel?: boolean
  /** Shown at the right end of the line: a count. */
  after?: ReactNode
  error?: ReactNode
  /** 28 px for assemblers, who wear gloves. */
  size?: 20 | 28
  /** Some of the items it represents are selected, not all. */
  indeterminate?: boolean
}

/**
 * A checkbox as a native input: form libraries can register it directly and it works before any
 * script runs.
 */
export function Checkbox(props: CheckboxProps) {
  const { label, hideLabel, after, error, size = 20, indeterminate, ref, ...input } = props
  const errorId = useId()
  // «Indeterminate» can only be set as a property of the element, not as an attribute; server pages
  // do not use it.
  const setIndeterminate = (element: HTMLInputElement | null) => {
    if (element) element.indeterminate = indeterminate === true
  }
  return (
    <div className="min-w-0">
      <label className={choiceRowClass}>
        <input
          {...input}
          ref={indeterminate === undefined ? ref : setIndeterminate}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          className={choiceBoxVariants({ shape: 'box', size })}
        />
        <span className={hideLabel ? 'sr-only' : 'min-w-0 flex-1'}>{label}</span>
        {after !== undefined && <span className="text-ink-soft">{after}</span>}
      </label>
      {error && (
        <p id={errorId} className="mt-1 text-note text-sale">
          {error}
        </p>
      )}
    </div>
  )
}
