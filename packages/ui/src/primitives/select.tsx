'use client'

import { Check, ChevronDown } from 'lucide'
import { Select as Radix } from 'radix-ui'
import { type Ref, useId } from 'react'
import { describeField, FieldFrame, type FieldWords } from './field-frame.tsx'
import { type FieldSize, fieldLook } from './field-look.ts'
import { Icon } from './icon.tsx'
import { listLook, listRowLook } from './list-look.ts'

export type SelectOption = { value: string; label: string; disabled?: boolean }

type SelectProps = FieldWords & {
  options: readonly SelectOption[]
  value: string
  onChange: (value: string) => void
  placeholder?: string
  size?: FieldSize
  disabled?: boolean
  /** Sends the value with a plain form. */
  name?: string
  ref?: Ref<HTMLButtonElement>
}

/** One of a short list. Letters find a line, arrows walk, Enter picks, Escape leaves. */
export function Select(props: SelectProps) {
  const {
    label,
    hideLabel,
    hint,
    error,
    options,
    size = 52,
    placeholder,
    onChange,
    ref,
    ...rest
  } = props
  const id = useId()
  return (
    <FieldFrame id={id} label={label} hideLabel={hideLabel} hint={hint} error={error}>
      <Radix.Root {...rest} onValueChange={onChange}>
        <div className={fieldLook({ size })}>
          <Radix.Trigger
            ref={ref}
            {...describeField(id, { hint, error })}
            className="flex size-full min-w-0 items-center justify-between gap-2 rounded-medium px-4 text-left shadow-none outline-none data-placeholder:text-ink-faint"
          >
            <span className="truncate">
              <Radix.Value placeholder={placeholder} />
            </span>
            <Radix.Icon className="text-ink-soft">
              <Icon of={ChevronDown} />
            </Radix.Icon>
          </Radix.Trigger>
        </div>
        <Radix.Portal>
          <Radix.Content
            position="popper"
            sideOffset={6}
            className={`${listLook()} min-w-(--radix-select-trigger-width) animate-rise-in`}
          >
            <Radix.Viewport>
              {options.map((option) => (
                <Radix.Item
                  key={option.value}
                  value={option.value}
                  disabled={option.disabled}
                  className={listRowLook()}
                >
                  <Radix.ItemText>{option.label}</Radix.ItemText>
                  <Radix.ItemIndicator className="ml-auto text-accent">
                    <Icon of={Check} />
                  </Radix.ItemIndicator>
                </Radix.Item>
              ))}
            </Radix.Viewport>
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </FieldFrame>
  )
}
