import { cva } from 'class-variance-authority'
import { Check, Minus } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { choiceBoxLook, choiceRowLook } from './choice-look.ts'

const place = cva('grid shrink-0 place-items-center', {
  variants: { size: { 20: 'mt-0.5', 28: '-my-0.5' } },
})

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
      <label className={choiceRowLook()}>
        <span className={place({ size })}>
          <input
            {...input}
            ref={indeterminate === undefined ? ref : markSome}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            className={choiceBoxLook({ shape: 'box', size })}
          />
          <Check
            className="pointer-events-none col-start-1 row-start-1 hidden size-3.5 text-on-accent peer-checked:block peer-indeterminate:hidden"
            strokeWidth={2.6}
            aria-hidden="true"
          />
          <Minus
            className="pointer-events-none col-start-1 row-start-1 hidden size-3.5 text-on-accent peer-indeterminate:block"
            strokeWidth={2.6}
            aria-hidden="true"
          />
        </span>
        <span className={hideLabel ? 'sr-only' : 'min-w-0 flex-1'}>{label}</span>
        {after && <span className="text-ink-soft">{after}</span>}
      </label>
      {error && (
        <p id={errorId} className="mt-1 text-note text-sale">
          {error}
        </p>
      )}
    </div>
  )
}
