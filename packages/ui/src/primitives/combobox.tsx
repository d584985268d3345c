'use client'

import { Popover } from 'radix-ui'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { Field } from './field.tsx'
import type { FieldWords } from './field-frame.tsx'
import type { FieldSize } from './field-look.ts'
import { listLook, listRowLook } from './list-look.ts'

export type ComboboxOption = { id: string; label: string; note?: string }

type ComboboxProps = FieldWords & {
  /** What stands in the field; the shopper may write what no line offers. */
  value: string
  onInput: (text: string) => void
  options: readonly ComboboxOption[]
  onPick: (option: ComboboxOption) => void
  /** Said instead of the list: «Ищем…», «Ничего не нашли». */
  status?: string
  before?: ReactNode
  size?: FieldSize
  placeholder?: string
  disabled?: boolean
  autoComplete?: string
}

/**
 * A field that offers lines while one types: addresses, cities, companies. The caller looks the
 * lines up. Arrows walk the list, Enter takes a line, Escape closes it and leaves the text.
 */
export function Combobox({ onInput, options, onPick, status, ...field }: ComboboxProps) {
  const listId = useId()
  const [wantsList, setWantsList] = useState(false)
  const [currentIndex, setCurrentIndex] = useState(-1)
  const isOpen = wantsList && (options.length > 0 || Boolean(status))
  const current = isOpen ? options[currentIndex] : undefined
  const rowId = (option: ComboboxOption) => `${listId}-${option.id}`

  const close = () => {
    setWantsList(false)
    setCurrentIndex(-1)
  }
  const pick = (option: ComboboxOption) => {
    onPick(option)
    close()
  }
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      setWantsList(true)
      const rows = options.length
      if (rows > 0)
        setCurrentIndex((index) =>
          index === -1 && step === -1 ? rows - 1 : (index + step + rows) % rows,
        )
    } else if (event.key === 'Enter' && current) {
      event.preventDefault()
      pick(current)
    } else if (event.key === 'Escape' && isOpen) {
      // The window around must not close together with the list.
      event.stopPropagation()
      close()
    }
  }

  return (
    <Popover.Root open={isOpen} onOpenChange={setWantsList}>
      <Popover.Anchor>
        <Field
          autoComplete="off"
          {...field}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-activedescendant={current && rowId(current)}
          onChange={(event) => {
            onInput(event.target.value)
            setWantsList(true)
            setCurrentIndex(-1)
          }}
          onKeyDown={walk}
          onBlur={close}
        />
      </Popover.Anchor>
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={6}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          // The field is outside the list; leaving the field is what closes it.
          onInteractOutside={(event) => event.preventDefault()}
          className={`${listLook()} w-(--radix-popover-trigger-width) animate-rise-in`}
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
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which points here by aria-activedescendant
              <div
                key={option.id}
                id={rowId(option)}
                role="option"
                tabIndex={-1}
                aria-selected={option === current}
                data-highlighted={option === current ? '' : undefined}
                className={listRowLook()}
                // The field keeps the focus, so the press must not take it away.
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
