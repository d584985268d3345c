import { checkoutStepsTexts } from '@svetlitsa/i18n/checkout-steps/checkout-steps-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { Icon } from '@svetlitsa/ui/media/icon'
import { Check } from 'lucide'
import { type ReactNode, useEffect, useRef } from 'react'

type CheckoutStepProps = {
  number: 1 | 2 | 3
  title: string
  state: 'done' | 'open' | 'next'
  /** What was entered, shown while the step is folded. */
  summary: ReactNode
  /** Opens a done step again; absent where it cannot be changed. */
  onChange?: (() => void) | undefined
  children: ReactNode
}

const circle = {
  done: 'bg-forest text-on-forest',
  open: 'bg-accent text-on-accent',
  next: 'bg-sand text-ink-soft',
}

/** One of the three steps: open with its fields, or folded into a summary (checkout.steps). */
export function CheckoutStep(props: CheckoutStepProps) {
  const { number, title, state, summary, onChange, children } = props
  const t = useTexts(checkoutStepsTexts)
  const heading = useFocusWhenOpened(state === 'open')
  return (
    <li
      aria-current={state === 'open' ? 'step' : undefined}
      className="relative grid grid-cols-[--spacing(10)_minmax(0,1fr)] gap-x-5 pb-8 last:pb-0"
    >
      <span
        aria-hidden="true"
        className={`flex size-10 items-center justify-center rounded-full font-semibold ${circle[state]}`}
      >
        {state === 'done' ? <Icon iconNode={Check} /> : number}
      </span>
      {number < 3 && (
        <span
          aria-hidden="true"
          className={`absolute top-12 bottom-2 left-5 -ml-px w-0.5 ${state === 'done' ? 'bg-forest' : 'bg-line'} ${state === 'open' ? 'max-lg:hidden' : ''}`}
        />
      )}
      <div className="flex min-h-10 items-baseline justify-between gap-4">
        <h2
          ref={heading}
          tabIndex={-1}
          className={`scroll-mt-6 rounded-small text-h2 ${state === 'next' ? 'text-ink-soft' : ''}`}
        >
          {title}
          {state === 'done' && <span className="sr-only">, {t('done')}</span>}
        </h2>
        {state === 'done' && onChange && (
          <span className="text-small">
            <TextLink onClick={onChange} aria-label={t('changeOf', { step: title })}>
              {t('change')}
            </TextLink>
          </span>
        )}
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
