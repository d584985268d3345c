import { Popover } from 'radix-ui'
import type { RefObject } from 'react'
import { listRowVariants, listVariants } from '../select/list-variants.ts'
import type { ComboboxOption } from './combobox.tsx'

type ComboboxListProps = {
  id: string
  /** The field the list belongs to. */
  anchor: RefObject<HTMLElement | null>
  label: string | undefined
  status: string | undefined
  options: readonly ComboboxOption[]
  current: ComboboxOption | undefined
  getRowId: (option: ComboboxOption) => string
  onPoint: (index: number) => void
  onPick: (option: ComboboxOption) => void
}

/** The open list of a `Combobox`; its script loads when the field is used. */
export function ComboboxList({ anchor, options, current, ...list }: ComboboxListProps) {
  return (
    <Popover.Root open>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={6}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          // The field is outside the list; only leaving the field closes the list.
          onInteractOutside={(event) => event.preventDefault()}
          className={`${listVariants()} w-(--radix-popover-trigger-width) animate-rise-in`}
          role="presentation"
        >
          <p role="status" className="px-3 text-small text-ink-soft not-empty:py-2">
            {list.status}
          </p>
          <div id={list.id} role="listbox" aria-label={list.label}>
            {options.map((option, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys and refers to the option by aria-activedescendant
              <div
                key={option.id}
                id={list.getRowId(option)}
                role="option"
                tabIndex={-1}
                aria-selected={option === current}
                data-highlighted={option === current ? '' : undefined}
                className={listRowVariants()}
                // The field must keep the focus.
                onPointerDown={(event) => event.preventDefault()}
                onPointerMove={() => list.onPoint(index)}
                onClick={() => list.onPick(option)}
              >
                <span className="min-w-0">
                  <span className="block">{option.label}</span>
                  {option.note && (
                    <span className="block text-meta text-ink-soft">{option.note}</span>
                  )}
                </span>
              </div>
            ))}
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
