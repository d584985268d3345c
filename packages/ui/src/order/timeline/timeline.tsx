import { cva } from 'class-variance-authority'

export type TimelineStep = {
  id: string
  label: string
  /** The day and hour, or the location. */
  when?: string
  state: 'done' | 'current' | 'next'
}

type TimelineProps = {
  label: string
  steps: readonly TimelineStep[]
  /** Read after a completed step: «готово». */
  doneLabel: string
}

const dot = cva('block size-4 shrink-0 rounded-full', {
  variants: {
    state: {
      done: 'bg-forest',
      current: 'border-5 border-accent bg-surface ring-5 ring-accent-soft',
      next: 'border-2 border-line-strong bg-paper',
    },
  },
})

const track = cva('max-md:w-0.5 md:h-0.5', {
  variants: { passed: { true: 'bg-forest', false: 'bg-line' } },
})

/**
 * The progress of an order: dots on a line, vertical on desktop and horizontal on the phone, one
 * line of text each. The last step is only as wide as its content (ADR 0050).
 */
export function Timeline({ label, steps, doneLabel }: TimelineProps) {
  return (
    <ol aria-label={label} className="flex flex-col md:flex-row">
      {steps.map((step, index) => (
        <TimelineNode
          key={step.id}
          step={step}
          last={index === steps.length - 1}
          doneLabel={doneLabel}
        />
      ))}
    </ol>
  )
}

type TimelineNodeProps = { step: TimelineStep; last: boolean; doneLabel: string }

function TimelineNode({ step, last, doneLabel }: TimelineNodeProps) {
  return (
    <li
      aria-current={step.state === 'current' ? 'step' : undefined}
      className={`flex gap-3 md:flex-col md:gap-2.5 ${last ? '' : 'md:min-w-0 md:grow md:basis-0'}`}
    >
      <span aria-hidden="true" className="flex flex-col items-center md:flex-row">
        <span className={dot({ state: step.state })} />
        {!last && <span className={`grow ${track({ passed: step.state === 'done' })}`} />}
      </span>
      <span className="pb-4 max-md:-mt-0.5 md:pr-4 md:pb-0">
        <span
          className={`text-small ${step.state === 'next' ? 'text-ink-soft' : 'font-medium text-ink'}`}
        >
          {step.label}
        </span>
        {step.state === 'done' && <span className="sr-only">, {doneLabel}</span>}
        {step.when && (
          <span className="text-meta text-ink-soft max-md:ml-2 md:block">{step.when}</span>
        )}
      </span>
    </li>
  )
}
