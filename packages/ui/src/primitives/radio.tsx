import type { ComponentProps, ReactNode } from 'react'
import { choiceBoxLook, choiceRowLook } from './choice-look.ts'

type RadioProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'className' | 'style'> & {
  label: ReactNode
  /** A second line under the label. */
  note?: ReactNode
  /** What stands at the right end of the line: a price, a count. */
  after?: ReactNode
}

/** One of several; radios of one `name` inside one `<fieldset>` belong together. */
export function Radio({ label, note, after, ...input }: RadioProps) {
  return (
    <label className={choiceRowLook}>
      <input {...input} type="radio" className={choiceBoxLook({ shape: 'disc', size: 20 })} />
      <span className="min-w-0 flex-1">
        {label}
        {note && <span className="block text-small text-ink-soft">{note}</span>}
      </span>
      {after && <span>{after}</span>}
    </label>
  )
}
