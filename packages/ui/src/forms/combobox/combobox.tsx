import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { lazyPart } from '../../lazy/lazy-part.tsx'
import { Field } from '../field/field.tsx'
import type { FieldTexts } from '../field/field-frame.tsx'
import type { FieldSize } from '../field/field-variants.ts'

const loadList = () =>
  import('./combobox-list.tsx').then(({ ComboboxList }) => ({ default: ComboboxList }))
const ComboboxList = lazyPart(loadList)

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
  const anchor = useRef<HTMLDivElement>(null)
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
    <>
      <div ref={anchor}>
        <Field
          autoComplete="off"
          {...field}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-activedescendant={current && getRowId(current)}
          onFocus={() => void loadList().catch(() => {})}
          onChange={(event) => {
            onInput(event.target.value)
            setListRequested(true)
            setCurrentIndex(-1)
          }}
          onKeyDown={handleKeyDown}
          onBlur={close}
        />
      </div>
      {isOpen && (
        <ComboboxList
          id={listId}
          anchor={anchor}
          label={typeof field.label === 'string' ? field.label : undefined}
          status={status}
          options={options}
          current={current}
          getRowId={getRowId}
          onPoint={setCurrentIndex}
          onPick={pick}
        />
      )}
    </>
  )
}
