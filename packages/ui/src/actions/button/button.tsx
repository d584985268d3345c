import { cva } from 'class-variance-authority'
import type { MouseEvent, ReactNode } from 'react'
import { Spinner } from '../../feedback/spinner/spinner.tsx'
import type { ButtonOrLink } from './button-or-link.ts'

const button = cva('button-base', {
  variants: {
    kind: {
      primary: 'button-primary',
      dark: 'button-dark',
      soft: 'button-soft',
      quiet: 'button-quiet',
      outline: 'button-outline',
      white: 'button-white',
    },
    size: {
      40: 'min-h-10 rounded-compact px-4 py-2 text-small',
      48: 'min-h-12 rounded-medium px-6 py-2.5 text-body',
      56: 'min-h-14 rounded-medium px-6 py-3 text-body',
    },
    align: {
      left: 'justify-start text-left',
      center: 'justify-center text-center',
      right: 'justify-end text-right',
    },
    wide: { true: 'w-full', false: '' },
  },
})

type ButtonBaseProps = {
  /**
   * primary buys or continues, one per view; dark is navigation; soft, quiet and outline are
   * secondary; white is for buttons on pictures.
   */
  kind?: 'primary' | 'dark' | 'soft' | 'quiet' | 'outline' | 'white'
  /** Height in px. */
  size?: 40 | 48 | 56
  /** Alignment of the label in the button (button.align). */
  align?: 'left' | 'center' | 'right'
  /** Fills the width of its container. */
  wide?: boolean
  icon?: ReactNode
  /**
   * The label shown while a response is pending («ждём»); the button keeps its width and ignores
   * clicks.
   */
  waiting?: string | false
}

const preventClick = (event: MouseEvent) => event.preventDefault()

/**
 * The button of the shop; with `href` it is a link that looks like a button. It styles its own
 * states: hover, active, focus, disabled, waiting. Without event handlers it can be a server
 * component.
 */
export function Button(props: ButtonBaseProps & ButtonOrLink) {
  const {
    kind = 'primary',
    size = 48,
    align = 'center',
    wide = false,
    icon,
    waiting,
    ...rest
  } = props
  const className = button({ kind, size, align, wide })
  const content = <ButtonContent icon={icon} waiting={waiting} label={rest.children} />

  if (rest.href !== undefined) {
    const { linkAs: Link = 'a', children: _children, ...anchor } = rest
    return (
      <Link {...anchor} className={className}>
        {content}
      </Link>
    )
  }
  const {
    href: _href,
    linkAs: _linkAs,
    children: _children,
    type = 'button',
    ...buttonProps
  } = rest
  // A waiting button stays focusable: `disabled` would move the focus back to the top of the page.
  const waitingProps = waiting
    ? { 'aria-disabled': true, 'aria-busy': true, onClick: preventClick }
    : {}
  return (
    <button {...buttonProps} {...waitingProps} type={type} className={className}>
      {content}
    </button>
  )
}

type ButtonContentProps = { icon: ReactNode; waiting: string | false | undefined; label: ReactNode }

/** Waiting adds only what lies above the label, so that nothing around the button is laid out anew. */
function ButtonContent({ icon, waiting, label }: ButtonContentProps) {
  return (
    <>
      <span className={waiting ? 'invisible contents' : 'contents'}>
        {icon}
        {label}
      </span>
      {waiting && (
        <span className="absolute inset-0 flex items-center justify-center gap-2 px-2">
          <Spinner />
          <span className="truncate">{waiting}</span>
        </span>
      )}
    </>
  )
}
