import { type ComponentProps, type ReactNode, useId } from 'react'
import { choiceBoxLook, choiceRowLook } from './choice-look.ts'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'className' | 'style'> & {
  label: ReactNode
  /** For a box in a table whose row already says what it chooses. */
  hideLabel?: boolean
  /** What stands at the right end of the line: a count. */
  after?: ReactNode
  error?: ReactNode
  /** 28 for the assembler's gloves. */
  size?: 20 | 28
  /** Some of what the box stands for is chosen, not all. */
  indeterminate?: boolean
}

/** A box to tick, as a native input: forms register it as it is and it works before any script. */
export function Checkbox(props: CheckboxProps) {
  const { label, hideLabel, after, error, size = 20, indeterminate, ref, ...input } = props
  const errorId = useId()
  // Only a property of the element can say «some», no attribute does; a server page never needs it.
  const markSome = (element: HTMLInputElement | null) => {
    if (element) element.indeterminate = indeterminate === true
  }
  return (
    <div className="min-w-0">
      <label className={choiceRowLook}>
        <input
          {...input}
          ref={indeterminate === undefined ? ref : markSome}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          className={choiceBoxLook({ shape: 'box', size })}
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
