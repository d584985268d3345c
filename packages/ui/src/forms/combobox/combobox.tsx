'use client'

import { Popover } from 'radix-ui'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { Field } from '../field/field.tsx'
import type { FieldTexts } from '../field/field-frame.tsx'
import type { FieldSize } from '../field/field-variants.ts'
import { listRowVariants, listVariants } from '../select/list-variants.ts'

export type ComboboxOption = { id: string; label: string; note?: string }

type ComboboxProps = FieldTexts & {
  /** The text in the field; it need not match an option. */
  value: string
  onInput: (text: string) => void
  options: readonly ComboboxOption[]
  onPick: (option: ComboboxOption) => void
  /** Shown instead of the list: «Ищем…», «Ничего не нашли». */
  status?: string
  before?: ReactNode
  size?: FieldSize
  placeholder?: string
  disabled?: boolean
  autoComplete?: string
}

/**
 * A text field that suggests options while typing: addresses, cities, companies. The caller
 * provides the options. Arrow keys move through the list, Enter selects an option, Escape closes
 * the list and keeps the text.
 */
export function Combobox({ onInput, options, onPick, status, ...field }: ComboboxProps) {
  const listId = useId()
  const [isListRequested, setListRequested] = useState(false)
  const [currentIndex, setCurrentIndex] = useState(-1)
  const isOpen = isListRequested && (options.length > 0 || Boolean(status))
  const current = isOpen ? options[currentIndex] : undefined
  const getRowId = (option: ComboboxOption) => `${listId}-${option.id}`

  const close = () => {
    setListRequested(false)
    setCurrentIndex(-1)
  }
  const pick = (option: ComboboxOption) => {
    onPick(option)
    close()
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      setListRequested(true)
      const rows = options.length
      if (rows > 0)
        setCurrentIndex((index) =>
          index === -1 && step === -1 ? rows - 1 : (index + step + rows) % rows,
        )
    } else if (event.key === 'Enter' && current) {
      event.preventDefault()
      pick(current)
    } else if (event.key === 'Escape' && isOpen) {
      // Escape must not also close the surrounding window.
      event.stopPropagation()
      close()
    }
  }

  return (
    <Popover.Root open={isOpen} onOpenChange={setListRequested}>
      <Popover.Anchor>
        <Field
          autoComplete="off"
          {...field}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-activedescendant={current && getRowId(current)}
          onChange={(event) => {
            onInput(event.target.value)
            setListRequested(true)
            setCurrentIndex(-1)
          }}
          onKeyDown={handleKeyDown}
          onBlur={close}
        />
      </Popover.Anchor>
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
            {status}
          </p>
          <div
            id={listId}
            role="listbox"
            aria-label={typeof field.label === 'string' ? field.label : undefined}
          >
            {options.map((option, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys and refers to the option by aria-activedescendant
              <div
                key={option.id}
                id={getRowId(option)}
                role="option"
                tabIndex={-1}
                aria-selected={option === current}
                data-highlighted={option === current ? '' : undefined}
                className={listRowVariants()}
                // The field must keep the focus.
                onPointerDown={(event) => event.preventDefault()}
                onPointerMove={() => setCurrentIndex(index)}
                onClick={() => pick(option)}
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
