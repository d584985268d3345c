import { ChevronDown } from 'lucide'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../actions/button/button.tsx'
import { Icon } from '../../media/icon/icon.tsx'

type SummaryFoldProps = {
  /** The total with its currency, always in view. */
  total: string
  labels: { show: string; hide: string }
  children: ReactNode
}

/** The sums of an order: always open on a desktop, folded under their total on a phone. */
export function SummaryFold({ total, labels, children }: SummaryFoldProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <div className="lg:hidden">
        <Button
          kind="quiet"
          size={56}
          align="left"
          wide
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <span className="flex w-full items-center justify-between gap-4">
            <span className="inline-flex items-center gap-2 text-small">
              {isOpen ? labels.hide : labels.show}
              <span className={`flex transition-transform ${isOpen ? 'rotate-180' : ''}`}>
                <Icon iconNode={ChevronDown} size="line" />
              </span>
            </span>
            <span className="text-h3 whitespace-nowrap">{total}</span>
          </span>
        </Button>
      </div>
      <div id={id} className={isOpen ? 'max-lg:mt-2' : 'max-lg:hidden'}>
        {children}
      </div>
    </>
  )
}
