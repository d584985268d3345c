import type { ComponentProps, ReactNode } from 'react'
import { choiceBoxVariants, choiceRowClass } from '../checkbox/choice-variants.ts'

type RadioProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'className' | 'style'> & {
  label: ReactNode
  /** A second line under the label. */
  note?: ReactNode
  /** Shown at the right end of the line: a price, a count. */
  after?: ReactNode
}

/** One radio; all radios of one `name` must be inside one `<fieldset>`. */
export function Radio({ label, note, after, ...input }: RadioProps) {
  return (
    <label className={choiceRowClass}>
      <input {...input} type="radio" className={choiceBoxVariants({ shape: 'disc', size: 20 })} />
      <span className="min-w-0 flex-1">
        {label}
        {note && <span className="block text-small text-ink-soft">{note}</span>}
      </span>
      {after && <span>{after}</span>}
    </label>
  )
}
