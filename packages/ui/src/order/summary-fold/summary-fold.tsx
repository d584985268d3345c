'use client'

import { ChevronDown } from 'lucide'
import { type ReactNode, useId, useState } from 'react'
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
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-14 w-full items-center justify-between gap-4 rounded-medium bg-surface px-4 py-2 text-left lg:hidden"
      >
        <span className="inline-flex items-center gap-2 text-small">
          {isOpen ? labels.hide : labels.show}
          <span className={`flex transition-transform ${isOpen ? 'rotate-180' : ''}`}>
            <Icon iconNode={ChevronDown} size="line" />
          </span>
        </span>
        <span className="text-h3 whitespace-nowrap">{total}</span>
      </button>
      <div id={id} className={isOpen ? 'max-lg:mt-2' : 'max-lg:hidden'}>
        {children}
      </div>
    </>
  )
}
