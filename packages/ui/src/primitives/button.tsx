import { cva } from 'class-variance-authority'
import type { MouseEvent, ReactNode } from 'react'
import type { ButtonOrLink } from './button-or-link.ts'
import { Spinner } from './spinner.tsx'

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

type ButtonLook = {
  /** primary buys or goes on, one a view; dark is navigation; soft, quiet and outline stand beside; white lies on pictures. */
  kind?: 'primary' | 'dark' | 'soft' | 'quiet' | 'outline' | 'white'
  /** Height in px. */
  size?: 40 | 48 | 56
  /** Where the words stand in the button (storefront §5). */
  align?: 'left' | 'center' | 'right'
  /** As wide as the place it stands in. */
  wide?: boolean
  icon?: ReactNode
  /** The words shown while the answer is awaited («ждём»); the button keeps its width and takes no click. */
  waiting?: string | false
}

const refuseClick = (event: MouseEvent) => event.preventDefault()

/**
 * The button of the shop; with `href` it is a link that looks like one. States are its own:
 * hover, press, focus, disabled, waiting. Draws on the server where no handler is given.
 */
export function Button(props: ButtonLook & ButtonOrLink) {
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
  const content = <ButtonContent icon={icon} waiting={waiting} words={rest.children} />

  if (rest.href !== undefined) {
    const { linkAs: Link = 'a', children: _words, ...anchor } = rest
    return (
      <Link {...anchor} className={className}>
        {content}
      </Link>
    )
  }
  const { href: _href, linkAs: _linkAs, children: _words, type = 'button', ...own } = rest
  // A waiting button stays focusable: `disabled` would throw the keyboard back to the page's top.
  const held = waiting ? { 'aria-disabled': true, 'aria-busy': true, onClick: refuseClick } : {}
  return (
    <button {...own} {...held} type={type} className={className}>
      {content}
    </button>
  )
}

type ButtonContentProps = { icon: ReactNode; waiting: string | false | undefined; words: ReactNode }

function ButtonContent({ icon, waiting, words }: ButtonContentProps) {
  if (!waiting) {
    return (
      <>
        {icon}
        {words}
      </>
    )
  }
  return (
    <>
      <span className="invisible contents">
        {icon}
        {words}
      </span>
      <span className="absolute inset-0 flex items-center justify-center gap-2 px-2">
        <Spinner />
        <span className="truncate">{waiting}</span>
      </span>
    </>
  )
}
