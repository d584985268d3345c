import { Check } from 'lucide'
import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../../media/icon/icon.tsx'

type FormStepProps = {
  number: number
  /** The heading, and what screen readers hear after the heading of a done step: «готово». */
  labels: { title: string; done: string }
  state: 'done' | 'open' | 'next'
  /** What was entered, shown while the step is folded. */
  summary: ReactNode
  /** Opens a done step again; absent where it cannot be changed. */
  action?: ReactNode
  children: ReactNode
}

const circle = {
  done: 'bg-forest text-on-forest',
  open: 'bg-accent text-on-accent',
  next: 'bg-sand text-ink-soft',
}

/**
 * A step of a long form, inside an `<ol>`: open with its fields, or folded into a summary. A step
 * that opens gets the focus.
 */
export function FormStep({ number, labels, state, summary, action, children }: FormStepProps) {
  const heading = useFocusWhenOpened(state === 'open')
  return (
    <li
      aria-current={state === 'open' ? 'step' : undefined}
      className="group/step relative grid grid-cols-[--spacing(10)_minmax(0,1fr)] gap-x-5 pb-8 last:pb-0"
    >
      <span
        aria-hidden="true"
        className={`flex size-10 items-center justify-center rounded-full font-semibold ${circle[state]}`}
      >
        {state === 'done' ? <Icon iconNode={Check} /> : number}
      </span>
      <span
        aria-hidden="true"
        className={`absolute top-12 bottom-2 left-5 -ml-px w-0.5 group-last/step:hidden ${state === 'done' ? 'bg-forest' : 'bg-line'} ${state === 'open' ? 'max-lg:hidden' : ''}`}
      />
      <div className="flex min-h-10 items-baseline justify-between gap-4">
        <h2
          ref={heading}
          tabIndex={-1}
          className={`scroll-mt-6 rounded-small text-h2 ${state === 'next' ? 'text-ink-soft' : ''}`}
        >
          {labels.title}
          {state === 'done' && <span className="sr-only">, {labels.done}</span>}
        </h2>
        {state === 'done' && action && <span className="text-small">{action}</span>}
      </div>
      {state === 'open' ? (
        <div className="col-span-2 min-w-0 pt-4 lg:col-span-1 lg:col-start-2">{children}</div>
      ) : (
        <div className="col-start-2 min-w-0 wrap-anywhere text-ink-soft">{summary}</div>
      )}
    </li>
  )
}

/** Moves the focus to the heading of a step that opens, but not to the one the page begins with. */
function useFocusWhenOpened(isOpen: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (isOpen && !wasOpen.current) {
      heading.current?.focus({ preventScroll: true })
      heading.current?.scrollIntoView({ block: 'start' })
    }
    wasOpen.current = isOpen
  }, [isOpen])
  return heading
}
