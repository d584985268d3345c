import { X } from 'lucide'
import { Logo } from '../mark/logo.tsx'
import { Icon } from '../primitives/icon.tsx'

type Way = { href: string; label: string }

type BlankHeadProps = { home: Way; close: Way }

/** The head of a page without a header: the mark that leads home, and the way out. */
export function BlankHead({ home, close }: BlankHeadProps) {
  return (
    <div className="flex items-center justify-between gap-4">
      <Logo name={home.label} href={home.href} />
      <a
        href={close.href}
        aria-label={close.label}
        className="flex size-11 items-center justify-center rounded-full hover:bg-sand"
      >
        <Icon of={X} size="bar" />
      </a>
    </div>
  )
}
